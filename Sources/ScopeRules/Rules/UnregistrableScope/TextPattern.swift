import SwiftReader

/// What the sources show of a text: known parts, and parts between them that may be any text.
struct TextPattern {
    /// `nil` for an unknown part. No part is empty, and no two known ones are neighbours.
    private var parts: [String?] = []

    /// - Parameter values: expressions of which the text consists, one after another.
    init(of values: [ExpressionID], in source: SourceFile) {
        var pending = Array(values.reversed())
        while let id = pending.popLast() {
            let expression = source[id]
            let operands = source.arguments(of: expression)
            switch expression.kind {
            case .string: addLiteral(expression, in: source)
            case .tuple where operands.count == 1: pending.append(operands[0].value)
            case .sequence where operands.dropFirst().allSatisfy({ source.spells("+", in: $0.label) }):
                pending += operands.map(\.value).reversed()
            default: add(nil)
            }
        }
    }

    /// Whether the text is certainly not a name, nor ends in a dot and that name.
    func isOther(than name: String) -> Bool {
        guard let last = parts.last else { return true }
        guard let end = last else { return false }
        if let dot = end.lastIndex(of: ".") { return end[end.index(after: dot)...] != name }
        return parts.count == 1 ? end != name : !name.hasSuffix(end)
    }

    /// Whether the text is not a name, or has a part that is not in the name. A part with a dot may be in front of it.
    func seemsOther(than name: String) -> Bool {
        if isOther(than: name) { return true }
        let known = parts.compactMap(\.self)
        return !known.contains { $0.contains(".") } && known.contains { !name.contains($0) }
    }

    private mutating func add(_ part: String?) {
        if let part, part.isEmpty { return }
        if let part, let last = parts.last, let known = last {
            parts[parts.count - 1] = known + part
        } else if part != nil || parts.isEmpty || parts.last != .some(nil) {
            parts.append(part)
        }
    }

    /// The parts between the interpolated expressions. A literal of several lines, or with other delimiters, is unknown.
    private mutating func addLiteral(_ literal: Expression, in source: SourceFile) {
        let text = source.text(literal.range)
        guard text.hasPrefix("\""), !text.hasPrefix("\"\"\""), text.utf8.count > 1 else { return add(nil) }
        var start = literal.range.start + 1
        let arguments = source.arguments(of: literal).map(\.value)
        for (number, argument) in arguments.enumerated() {
            let range = source[argument].range
            let written = source.text(SourceRange(start: start, end: max(start, range.start)))
            addWritten(written, isBehindInterpolation: number > 0)
            add(nil)
            start = range.end
        }
        let rest = source.text(SourceRange(start: start, end: max(start, literal.range.end - 1)))
        addWritten(rest, isBehindInterpolation: !arguments.isEmpty)
    }

    /// Adds a part as it is written, without the ends of interpolations around it. Escaped characters are unknown, as are
    /// the labels and commas of an interpolation with several arguments.
    private mutating func addWritten(_ text: String, isBehindInterpolation: Bool) {
        var text = text[...]
        if isBehindInterpolation {
            text = text.drop { $0.isWhitespace }
            guard text.first == ")" else { return }
            text = text.dropFirst()
        }
        if text.hasSuffix("\\(") { text = text.dropLast(2) }
        add(text.contains("\\") ? nil : String(text))
    }
}
