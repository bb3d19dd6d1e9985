import SwiftReader

/// Closures that functions of the standard library, Foundation and Dispatch call, and whose results they return.
extension SemanticModel {
    private static let returning: Set<String> = [
        "assumeIsolated", "autoreleasepool", "performAndWait", "run", "sync", "withAnimation", "withExtendedLifetime",
        "withLock", "withLockUnchecked", "withObservationTracking", "withTaskCancellationHandler", "withValue",
    ]
    private static let continuationFunctions: Set<String> = [
        "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
        "withUnsafeThrowingContinuation",
    ]
    private static let mapping: Set<String> = ["compactMap", "map"]

    /// The type that a closure has to return, if the sources do not declare the function that it is passed to.
    func expectedResult(ofClosureInLibraryCall call: ExpressionID, in file: Int, depth: Int) -> ResolvedType {
        let source = source(file)
        guard let name = nameOfFunction(calledBy: source[call], in: source) else { return .unknown }
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

    /// What such a function returns, which is what its first closure returns, if no source declares a function of its name.
    func libraryResult(_ call: Expression, in file: Int, depth: Int) -> ResolvedType? {
        let source = source(file)
        guard let name = nameOfFunction(calledBy: call, in: source),
            Self.returning.contains(name) || Self.continuationFunctions.contains(name),
            memberTable.number(of: name) == nil, !hasGlobalFunction(named: name),
            mayBeOfLibrary(name, calledOn: call.base.flatMap { source[$0].base }, in: file, depth: depth),
            let closure = source.arguments(of: call).first(where: { source[$0.value].kind == .closure })
        else { return nil }
        if Self.continuationFunctions.contains(name) {
            return valueOfContinuation(passedTo: closure.value, in: file, depth: depth + 1)
        }
        return closureResult(source[closure.value], in: file, depth: depth + 1)
    }

    /// `withCheckedContinuation { (continuation: CheckedContinuation<Value, Never>) in … }`.
    private func valueOfContinuation(passedTo closure: ExpressionID, in file: Int, depth: Int) -> ResolvedType? {
        guard case .function(let inputs, _, _) = type(of: closure, in: file, depth: depth),
            case .named(_, let arguments)? = inputs.first, arguments.count == 2
        else { return nil }
        return arguments[0]
    }

    private func nameOfFunction(calledBy call: Expression, in source: SourceFile) -> String? {
        guard let function = call.base, [.identifier, .member].contains(source[function].kind) else { return nil }
        return source.text(source[function].name)
    }

    /// Whether a value may have the method of the library. Other libraries use the shortest names too.
    private func mayBeOfLibrary(_ name: String, calledOn base: ExpressionID?, in file: Int, depth: Int) -> Bool {
        guard let base else { return name != "run" && name != "sync" }
        if name == "run" { return source(file).isNamed(exactly: "MainActor", source(file)[base].name) }
        if name == "sync", source(file).text(source(file)[base].range).hasPrefix("DispatchQueue") { return true }
        switch type(of: base, in: file, depth: depth + 1).unwrapped {
        case .declared: return false
        case .named("DispatchQueue", _): return true
        default: return name != "sync"
        }
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
