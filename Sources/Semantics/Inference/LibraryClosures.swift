import SwiftReader

/// Closures that functions of the standard library, Foundation and Dispatch call, and whose results they return.
extension SemanticModel {
    private static let returning: Set<String> = [
        "assumeIsolated", "autoreleasepool", "run", "sync", "withExtendedLifetime", "withLock", "withLockUnchecked",
    ]
    private static let mapping: Set<String> = ["compactMap", "map"]

    /// The type that a closure has to return, if the sources do not declare the function that it is passed to.
    func expectedResult(ofClosureInLibraryCall call: ExpressionID, in file: Int, depth: Int) -> ResolvedType {
        let source = source(file)
        guard let function = source[call].base, [.identifier, .member].contains(source[function].kind) else {
            return .unknown
        }
        let name = source.text(source[function].name)
        guard Self.returning.contains(name) || Self.mapping.contains(name), isOnlyOfLibrary(name),
            isUndeclared(callee(of: call, in: file, depth: depth + 1), named: name)
        else { return .unknown }
        let result = expectedType(of: call, in: file, depth: depth + 1)
        if Self.returning.contains(name) { return result }
        if case .named("Array", let elements) = result.unwrapped { return elements.first ?? .unknown }
        // `map` of an optional value.
        if case .optional(let wrapped) = result { return wrapped }
        return .unknown
    }

    private func isUndeclared(_ callee: Callee, named name: String) -> Bool {
        switch callee {
        case .function(let signatures): signatures.allSatisfy { $0.location == nil }
        case .value: true
        // If the sources declare a function of the name, it may be that one.
        case .unknown: memberTable.number(of: name) == nil && !hasGlobalFunction(named: name)
        case .initializer: false
        }
    }
}
