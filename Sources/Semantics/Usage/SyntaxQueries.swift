import SwiftReader

/// Queries that depend only on the syntax of a file's expressions.
extension SourceFile {
    /// The initializers that are referenced without a call: `ChildBuilder.init`.
    package var namedInitializers: [ExpressionID] {
        var named: [ExpressionID] = []
        for (number, expression) in expressions.enumerated() where expression.kind == .member {
            if spells("init", in: expression.name) { named.append(ExpressionID(number)) }
        }
        guard !named.isEmpty else { return [] }
        var called: Set<ExpressionID> = []
        for expression in expressions where expression.kind == .call {
            if let base = expression.base, self[base].kind == .member { called.insert(base) }
        }
        return named.filter { !called.contains($0) }
    }

    /// Whether a sequence of operands is `x = y`.
    package func isAssignment(_ sequence: Expression) -> Bool {
        guard sequence.arguments.count > 1 else { return false }
        return spells("=", in: arguments[sequence.arguments.indices.lowerBound + 1].label)
    }

    /// `self.x`, `super.x`.
    package func isOwnMember(_ id: ExpressionID) -> Bool {
        guard self[id].kind == .member, let owner = self[id].base else { return false }
        let range = self[owner].range
        return spells("self", in: range) || spells("super", in: range)
    }

    /// The type of `_` in front of its value, which no declaration has: `T` in `let _: T = value`.
    func annotation(ofNothingWith value: Expression) -> SourceRange? {
        func last(before end: Int) -> Int? { bytes[..<end].lastIndex { $0 > 0x20 } }
        guard let equals = last(before: Int(value.range.start)), bytes[equals] == UInt8(ascii: "=") else { return nil }
        let start = max(0, equals - Self.longestAnnotation)
        for colon in (start..<equals).reversed() where bytes[colon] == UInt8(ascii: ":") {
            guard let name = last(before: colon), bytes[name] == UInt8(ascii: "_"), let end = last(before: name),
                end > 2,
                bytes[end - 2...end].elementsEqual("let".utf8) || bytes[end - 2...end].elementsEqual("var".utf8)
            else { continue }
            return SourceRange(start: UInt32(colon + 1), end: UInt32(equals))
        }
        return nil
    }

    /// In bytes.
    private static let longestAnnotation = 256

    /// Whether an expression follows `let _ =`.
    package func isBoundToNothing(_ expression: Expression) -> Bool {
        let end = Int(expression.range.start)
        guard let equals = bytes[..<end].lastIndex(where: { $0 > 0x20 }), bytes[equals] == UInt8(ascii: "="),
            bytes[..<equals].last(where: { $0 > 0x20 }) == UInt8(ascii: "_")
        else { return false }
        // The length of these words with the usual spacing.
        let before = bytes[max(0, end - 12)..<end].split { $0 <= 0x20 }.suffix(3).map {
            String(decoding: $0, as: UTF8.self)
        }
        return before == ["let", "_", "="]
    }
}
