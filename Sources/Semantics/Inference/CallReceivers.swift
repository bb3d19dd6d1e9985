import SwiftReader

/// What `self` is in the code that a call runs.
package enum CallReceiver: Hashable, Sendable {
    /// The `self` of the caller.
    case itself
    /// A value of a type: an index into `TypeIndex.types`.
    case value(of: Int)
    case unknown
}

extension SemanticModel {
    /// The value whose method a call runs, or that its initializer creates.
    package func receiver(of id: ExpressionID, in file: Int) -> CallReceiver {
        let source = source(file)
        if case .initializer(of: .declared(let type, _), _) = callee(of: id, in: file, depth: 0) {
            return .value(of: type)
        }
        guard let callee = source[id].base else { return .unknown }
        if source[callee].kind == .identifier { return .itself }
        guard source[callee].kind == .member, var base = source[callee].base else { return .unknown }
        // `self?.child(Kid.self)`
        if source[base].kind == .postfix, let operand = source[base].base { base = operand }
        if ["self", "super"].contains(where: { source.spells(text: $0, in: source[base].range) }) { return .itself }
        return type(of: base, in: file).unwrapped.declaredType.map { .value(of: $0) } ?? .unknown
    }
}
