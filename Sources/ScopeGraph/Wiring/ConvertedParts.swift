import Semantics
import SwiftReader

/// The parts of values that become dependencies: the elements of collections and the results of functions.
extension ImplicitConversions {
    /// The values in literals and tuples and the results of closures, also of nested ones; any other value itself.
    func elements(of value: ExpressionID, in source: SourceFile) -> [ExpressionID] {
        let expression = source[value]
        let items = source.arguments(of: expression).map(\.value)
        let parts: [ExpressionID]
        switch expression.kind {
        case .array: parts = items
        case .tuple where items.count > 1: parts = items
        case .dictionary: parts = items.indices.filter { $0 % 2 == 1 }.map { items[$0] }
        // One with a written result is read where it is written.
        case .closure where !words.mentionsDependency(expression.type, in: source):
            parts = expression.body.map(source.results(of:)) ?? []
        case .closure: return []
        case .call where items.count == 1 && isCase(expression, in: source): parts = items
        default: return [value]
        }
        return parts.flatMap { elements(of: $0, in: source) }
    }

    /// Whether a call creates an optional or result: `.some(component)`, `.success(component)`.
    private func isCase(_ call: Expression, in source: SourceFile) -> Bool {
        guard let base = call.base, source[base].kind == .member, source[base].base == nil else { return false }
        return source.spells("some", in: source[base].name) || source.spells("success", in: source[base].name)
    }

    /// Whether the last operand is the type to which `as` converts a collection, tuple or function.
    func isWritten(_ operand: Argument, in source: SourceFile) -> Bool {
        guard source.spells("as", in: operand.label), source[operand.value].kind == .type else { return false }
        let type = source[operand.value].type
        guard let first = source.bytes[source.bounds(of: type)].first else { return false }
        return (first == UInt8(ascii: "[") || first == UInt8(ascii: "(")) && words.mentionsDependency(type, in: source)
    }
}
