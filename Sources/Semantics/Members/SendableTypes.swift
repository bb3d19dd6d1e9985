import SwiftReader

/// Whether values of a type may be sent to other isolation domains.
extension SemanticModel {
    /// Whether a type certainly does not conform to `Sendable`.
    func isCertainlyNotSendable(_ type: ResolvedType) -> Bool { isCertainlyNotSendable(type, in: []) }

    /// - Parameter holders: the types that hold it.
    private func isCertainlyNotSendable(_ type: ResolvedType, in holders: Set<Int>) -> Bool {
        func isUnsendable(_ part: ResolvedType) -> Bool { isCertainlyNotSendable(part, in: holders) }
        switch type {
        case .declared(let declared, _):
            switch index.types[declared].kind {
            // Whatever the protocol says, what conforms to it may belong to no actor.
            case .protocol: return !mayBeSendable(declared)
            case .class: break
            case .struct, .enum:
                guard isWithoutImpliedSendability(declared) || holdsUnsendable(declared, in: holders) else {
                    return false
                }
            default: return false
            }
            // Types of a module with default isolation may belong to its actor.
            if isInIsolatedModule(declared), !isMarkedNonisolated(declared) {
                return false
            }
            return isolation(ofType: declared) == nil && !mayBeSendable(declared)
        case .function(_, let marks, _): return !FunctionMarks.areSendable(marks) && !FunctionMarks.areIsolated(marks)
        case .optional(let inner), .implicitlyUnwrapped(let inner): return isUnsendable(inner)
        case .tuple(let elements): return elements.contains { isUnsendable($0.type) }
        case .composition(let parts): return parts.allSatisfy(isUnsendable)
        case .named(let name, let arguments):
            return Self.collections.contains(name) && arguments.contains(where: isUnsendable)
        default: return false
        }
    }

    /// Whether a structure stores, or a case of an enumeration has, a value that is not `Sendable`.
    private func holdsUnsendable(_ type: Int, in holders: Set<Int>) -> Bool {
        guard !index.mayBeReplaced(type), !holders.contains(type),
            holders.count < 8, let body = index.declaration(of: type).body
        else { return false }
        let file = index.types[type].file
        let source = source(file)
        return source.declarations(in: body).contains { id in
            let declaration = source[id]
            if declaration.kind == .enumCase, isAlwaysCompiled(declaration, in: file) {
                return source.parameters[declaration.parameters.indices].contains { value in
                    let held = resolution.type(of: value.type, in: file, block: body)
                    return isCertainlyNotSendable(held, in: holders.union([type]))
                }
            }
            let isStored =
                declaration.kind == .variable && declaration.accessors.isEmpty && declaration.body == nil
                && declaration.attributes.isEmpty && isAlwaysCompiled(declaration, in: file)
                && declaration.modifiers.isDisjoint(with: [.static, .nonisolated])
            guard isStored else { return false }
            let held = certainType(ofVariable: DeclarationLocation(file: file, declaration: id))
            return isCertainlyNotSendable(held, in: holders.union([type]))
        }
    }

    /// The types of the standard library that are `Sendable` if what they hold is.
    private static let collections: Set<String> = [
        "Array", "ArraySlice", "ContiguousArray", "Dictionary", "Result", "Set",
    ]

    /// Whether a structure or enumeration is `Sendable` only if it declares so. A public one that is not frozen may
    /// gain other stored values in a later version of its module (SE-0302).
    private func isWithoutImpliedSendability(_ type: Int) -> Bool {
        let declaration = index.declaration(of: type)
        let source = source(index.types[type].file)
        let attributes = declaration.attributes.indices.map { source.text(source.attributes[$0].name) }
        if attributes.contains("frozen") { return false }
        return index.types[type].access >= .public || attributes.contains("usableFromInline")
    }

    /// Whether a type declares that it is `Sendable`, or inherits an unknown type that may do so, or is `@preconcurrency`,
    /// so that the compiler only warns.
    private func mayBeSendable(_ type: Int) -> Bool {
        if source(index.types[type].file).has("preconcurrency", index.declaration(of: type)) { return true }
        return inheritedProtocols(ofType: type).undeclared.contains { !Self.unsendable.contains($0.name.lastName) }
    }

    /// Types of the language and the libraries that do not imply `Sendable`.
    static let unsendable: Set<String> = [
        "AnyObject", "Equatable", "Hashable", "Identifiable", "Codable", "Encodable", "Decodable", "Comparable",
        "CustomStringConvertible", "CustomDebugStringConvertible", "CaseIterable", "RawRepresentable", "NSObject",
    ]
}
