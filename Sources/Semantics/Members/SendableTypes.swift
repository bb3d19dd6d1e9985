import SwiftReader

/// Whether values of a type may be sent to other isolation domains.
extension SemanticModel {
    /// Whether a type certainly does not conform to `Sendable`.
    func isCertainlyNotSendable(_ type: ResolvedType) -> Bool {
        switch type {
        case .declared(let declared, _):
            switch index.types[declared].kind {
            // Whatever the protocol says, what conforms to it may belong to no actor.
            case .protocol: return !mayBeSendable(declared)
            case .class: break
            case .struct, .enum: guard isWithoutImpliedSendability(declared) else { return false }
            default: return false
            }
            // Types of a module with default isolation may belong to its actor.
            if index.modules[index.types[declared].module].language.infersIsolation, !isMarkedNonisolated(declared) {
                return false
            }
            return isolation(ofType: declared) == nil && !mayBeSendable(declared)
        case .function(_, let marks, _): return !FunctionMarks.areSendable(marks) && !FunctionMarks.areIsolated(marks)
        case .optional(let inner), .implicitlyUnwrapped(let inner): return isCertainlyNotSendable(inner)
        case .composition(let parts): return parts.allSatisfy(isCertainlyNotSendable)
        case .named(let name, let arguments):
            return Self.collections.contains(name) && arguments.contains(where: isCertainlyNotSendable)
        default: return false
        }
    }

    /// The types of the standard library that are `Sendable` if what they hold is.
    private static let collections: Set<String> = ["Array", "ArraySlice", "ContiguousArray", "Dictionary", "Set"]

    /// Whether a structure or enumeration is `Sendable` only if it declares so. A public one that is not frozen may
    /// gain other stored values in a later version of its module (SE-0302).
    private func isWithoutImpliedSendability(_ type: Int) -> Bool {
        let declaration = index.declaration(of: type)
        let source = source(index.types[type].file)
        let attributes = declaration.attributes.indices.map { source.text(source.attributes[$0].name) }
        if attributes.contains("frozen") { return false }
        return index.types[type].access >= .public || attributes.contains("usableFromInline")
    }

    /// Whether a type declares that it is `Sendable`, or inherits an unknown type that may do so.
    private func mayBeSendable(_ type: Int) -> Bool {
        inheritedProtocols(ofType: type).undeclared.contains { !Self.unsendable.contains($0.name.lastName) }
    }

    /// Types of the language and the libraries that do not imply `Sendable`.
    static let unsendable: Set<String> = [
        "AnyObject", "Equatable", "Hashable", "Identifiable", "Codable", "Encodable", "Decodable", "Comparable",
        "CustomStringConvertible", "CustomDebugStringConvertible", "CaseIterable", "RawRepresentable", "NSObject",
    ]
}
