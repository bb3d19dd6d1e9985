import Semantics
import SwiftReader

extension SourceFile {
    /// The edits that remove arguments of a call; none for a call with a trailing closure.
    ///
    /// - Parameter numbers: the 0-based indices of the arguments.
    func removing(arguments numbers: Set<Int>, of call: Expression) -> [Edit] {
        rangesOfArguments(call).map { removing(numbers, ofList: $0, before: call.range.end) } ?? []
    }

    /// The edits that remove elements of an array or dictionary literal.
    ///
    /// - Parameter numbers: the 0-based indices of the elements.
    func removing(elements numbers: Set<Int>, of literal: Expression) -> [Edit] {
        let elements = rangesOfElements(literal)
        if numbers.count < elements.count { return removing(numbers, ofList: elements, before: literal.range.end) }
        let empty = literal.kind == .dictionary ? "[:]" : "[]"
        return [replacement(of: bounds(of: literal.range), with: empty)]
    }

    /// The edit that removes an operand of `+` with its operator; `nil` if a literal is none.
    ///
    /// - Parameter created: what has to go; no other operand contains it.
    func removing(operand literal: SourceRange, holding created: [SourceRange]) -> Edit? {
        let sums = expressions.lazy.filter { $0.kind == .sequence && $0.range.contains(literal) }
        for sum in sums {
            let operands = arguments[sum.arguments.indices]
            let ranges = operands.map { self[$0.value].range }
            guard let number = ranges.firstIndex(of: literal), ranges.count > 1,
                ranges.allSatisfy({ range in range == literal || !created.contains { range.contains($0) } }),
                operands.dropFirst().allSatisfy({ text($0.label) == "+" }), !mayHoldComment(in: sum.range)
            else { continue }
            if number > 0 { return removal(from: ranges[number - 1].end, to: literal.end) }
            return removal(from: literal.start, to: ranges[1].start)
        }
        return nil
    }

    /// The edits that remove parameters of a function or initializer.
    ///
    /// - Parameters:
    ///   - numbers: the 0-based indices of the parameters.
    ///   - added: what another edit adds to the line.
    func removing(parameters numbers: Set<Int>, of declaration: Declaration, added: String) -> [Edit] {
        let end = declaration.body.map { self[$0].range.start } ?? declaration.range.end
        return removing(numbers, ofList: rangesOfParameters(declaration), before: end, added: added.utf8.count)
    }

    /// Removes elements with their commas, and with their lines if they have lines of their own.
    ///
    /// A list that was broken because of its length is joined again if it fits on one line.
    ///
    /// - Parameters:
    ///   - end: an offset after the closing parenthesis.
    ///   - added: the length of what another edit adds to the line.
    private func removing(
        _ numbers: Set<Int>,
        ofList elements: [SourceRange],
        before end: UInt32,
        added: Int = 0
    ) -> [Edit] {
        let rest = elements.indices.filter { !numbers.contains($0) }
        guard !numbers.isEmpty, let first = elements.first, let last = elements.last else { return [] }
        if !rest.isEmpty, let list = brokenList(elements, before: end) {
            let line = rest.map { text(elements[$0]) }.joined(separator: ", ")
            let whole = elements.map { text($0) }.joined(separator: ", ")
            let length = list.length + added
            if length + line.utf8.count <= lineWidth, length + whole.utf8.count > lineWidth {
                return [replacement(of: list.range, with: line)]
            }
        }
        guard let firstKept = rest.first else { return [removal(from: first.start, to: last.end)] }
        let leading = firstKept > 0 ? [removal(from: first.start, to: elements[firstKept].start)] : []
        let following = numbers.sorted().filter { $0 > firstKept && elements.indices.contains($0) }
        let kept = rest.map { elements[$0] }
        return leading
            + (removingLines(of: following.map { elements[$0] }, besides: kept, before: end)
                ?? following.map { removal(from: elements[$0 - 1].end, to: elements[$0].end) })
    }

    /// Removes elements with their lines and the comments of these; `nil` if the list has no comments, or if the
    /// elements have no lines of their own.
    ///
    /// - Parameters:
    ///   - kept: the other elements; the first precedes what is removed.
    ///   - end: an offset after the closing parenthesis.
    private func removingLines(of removed: [SourceRange], besides kept: [SourceRange], before end: UInt32) -> [Edit]? {
        guard let first = kept.first, let lastKept = kept.last, let last = removed.last,
            mayHoldComment(in: SourceRange(start: first.end, end: end))
        else { return nil }
        var edits: [Edit] = []
        for element in removed {
            var start = startOfLine(at: Int(element.start))
            let end = endOfLine(at: Int(element.end))
            let rest = bytes[Int(element.end)..<end].drop { $0 <= 32 || $0 == UInt8(ascii: ",") }
            guard startsLine(at: Int(element.start)), rest.isEmpty || rest.starts(with: "//".utf8) else { return nil }
            while start > Int(first.end), case let above = startOfLine(at: start - 1),
                bytes[above..<start].drop(while: { $0 <= 32 }).starts(with: "//".utf8)
            {
                start = above
            }
            edits.append(replacement(of: start..<end, with: ""))
        }
        guard lastKept.end < last.start else { return edits }
        let hasComma = tokens(in: SourceRange(start: last.end, end: end)).first.map { text($0.range) } == ","
        let comma = tokens(in: SourceRange(start: lastKept.end, end: last.start)).first?.range
        return edits + (hasComma ? [] : comma.map { [removal(from: $0.start, to: $0.end)] } ?? [])
    }

    /// What is between the parentheses of a list that has a line for each element, without comments; and the length
    /// of its line without that.
    private func brokenList(_ elements: [SourceRange], before end: UInt32) -> (range: Range<Int>, length: Int)? {
        guard let first = elements.first, let last = elements.last else { return nil }
        let close = tokens(in: SourceRange(start: last.end, end: end)).first?.range
        guard let close, text(close) == ")", startsLine(at: Int(close.start)),
            elements.allSatisfy({ startsLine(at: Int($0.start)) && !text($0).contains("\n") })
        else { return nil }
        let start = startOfLine(at: Int(first.start))
        let opening = bytes[..<start].lastIndex { $0 > 32 }
        guard let opening, bytes[opening] == UInt8(ascii: "("),
            !mayHoldComment(in: opening..<Int(close.start))
        else { return nil }
        let head = opening + 1 - startOfLine(at: opening)
        let tail = bytes[Int(close.start)..<endOfLine(at: Int(close.start))].prefix { $0 != 10 && $0 != 13 }
        return (opening + 1..<Int(close.start), head + tail.count)
    }
}

extension WrittenDeclaration {
    /// The edits that remove a type from the inheritance clause; empty if the clause does not name it.
    ///
    /// A head that was broken because of its length is joined again if it fits on one line.
    func removingInherited(_ type: String) -> [Edit] {
        let number = inheritedTypes.firstIndex { $0.split(separator: ".").last.map(String.init) == type }
        guard let number else { return [] }
        let types = source.types[declaration.inherited.indices].map(source.text)
        guard let body = declaration.body, types.count > 1,
            let first = source.types[declaration.inherited.indices].first
        else { return source.edits(removingInherited: [number], of: id) }
        let brace = Int(source[body].range.start)
        let start = source.startOfLine(at: Int(declaration.range.start))
        let head = source.text(SourceRange(start: declaration.keyword.start, end: first.start))
        let clause = SourceRange(start: first.start, end: source[body].range.start)
        let isBroken =
            source.startsLine(at: brace) && !head.contains("\n") && declaration.whereClause.isEmpty
            && !source.mayHoldComment(in: clause)
        let before = source.bytes[start..<Int(declaration.keyword.start)]
        var rest = types
        rest.remove(at: number)
        let line = "\(head)\(rest.joined(separator: ", ")) "
        guard isBroken, !before.contains(10), before.count + line.utf8.count + 1 <= lineWidth else {
            return source.edits(removingInherited: [number], of: id)
        }
        return [source.replacement(of: Int(declaration.keyword.start)..<brace, with: line)]
    }
}
