import Semantics
import SwiftReader

/// The longest line that edits make; longer lists get one line for each element.
let lineWidth = 120

extension SourceFile {
    /// The ranges of the arguments of a call, with their labels; `nil` if it has a trailing closure.
    func rangesOfArguments(_ call: Expression) -> [SourceRange]? {
        let arguments = self.arguments[call.arguments.indices]
        guard !arguments.contains(where: \.isTrailing) else { return nil }
        return arguments.map { argument in
            let value = self[argument.value].range
            return SourceRange(start: argument.label.isEmpty ? value.start : argument.label.start, end: value.end)
        }
    }

    /// The ranges of the elements of an array or dictionary literal, with their keys.
    func rangesOfElements(_ literal: Expression) -> [SourceRange] {
        let values = arguments[literal.arguments.indices].map { self[$0.value].range }
        guard literal.kind == .dictionary else { return values }
        return stride(from: 0, to: values.count - 1, by: 2).map { number in
            SourceRange(start: values[number].start, end: values[number + 1].end)
        }
    }

    /// The ranges of the parameters of a function or initializer, with their labels and default values.
    func rangesOfParameters(_ declaration: Declaration) -> [SourceRange] {
        parameters[declaration.parameters.indices].map { parameter in
            let end = parameter.defaultValue.map { self[$0].range.end } ?? parameter.type.end
            return SourceRange(start: parameter.label.start, end: end)
        }
    }

    /// The edits that append an argument to a call; `nil` if it has a trailing closure.
    func appending(argument: String, to call: Expression) -> [Edit]? {
        guard let base = call.base, let elements = rangesOfArguments(call) else { return nil }
        return appending(argument, toList: elements, between: self[base].range.end, and: call.range.end)
    }

    /// The edits that append a parameter to a function or initializer; `nil` if its list is not found.
    func appending(parameter: String, to declaration: Declaration) -> [Edit]? {
        guard !parameters[declaration.parameters.indices].contains(where: \.isVariadic) else { return nil }
        let start = max(declaration.name.end, declaration.keyword.end)
        let end = declaration.body.map { self[$0].range.start } ?? declaration.range.end
        return appending(parameter, toList: rangesOfParameters(declaration), between: start, and: end)
    }

    /// Appends an element to a list in parentheses.
    ///
    /// - Parameters:
    ///   - start: an offset before the opening parenthesis.
    ///   - end: an offset after the closing one.
    private func appending(
        _ element: String,
        toList elements: [SourceRange],
        between start: UInt32,
        and end: UInt32
    ) -> [Edit]? {
        let before = SourceRange(start: start, end: elements.first?.start ?? end)
        let after = tokens(in: SourceRange(start: elements.last?.end ?? start, end: end))
        guard let open = tokens(in: before).last(where: { text($0.range) == "(" })?.range,
            let close = after.first(where: { text($0.range) == ")" })?.range
        else { return nil }
        guard let first = elements.first, let last = elements.last else {
            return [insertion(of: element, at: Int(open.end))]
        }
        let comma = after.first.map { text($0.range) == "," ? $0.range : nil } ?? nil
        let isOpen = position(of: open.start).line < position(of: first.start).line
        if isOpen || haveOwnLines(elements) {
            let indent = indentation(at: Int(isOpen ? first.start : last.start))
            let text = "\(lineEnding)\(indent)\(element)\(comma == nil ? "" : ",")"
            let end = Int(comma?.end ?? last.end)
            let behind = endOfComment(after: end)
            if comma != nil || behind == end {
                return [insertion(of: (comma == nil ? "," : "") + text, at: behind)]
            }
            return [insertion(of: ",", at: end), insertion(of: text, at: behind)]
        }
        let line = bytes[startOfLine(at: Int(close.start))..<endOfLine(at: Int(close.start))]
        // A line that was too long before stays one.
        let isShort = line.count + element.utf8.count + 1 <= lineWidth || line.count > lineWidth + 1
        let spansLines = position(of: open.start).line < position(of: close.start).line
        let hasComments = mayHoldComment(in: SourceRange(start: open.end, end: close.start))
        guard !isShort, !spansLines, !hasComments else {
            return [insertion(of: ", \(element)", at: Int(last.end))]
        }
        let outer = indentation(at: Int(open.start))
        let inner = outer + (outer.hasPrefix("\t") ? "\t" : indentationUnit)
        let lines = (elements.map { text($0) } + [element]).map { inner + $0 }.joined(separator: ",\(lineEnding)")
        return [
            replacement(of: Int(open.end)..<Int(close.start), with: "\(lineEnding)\(lines)\(lineEnding)\(outer)")
        ]
    }

    /// Whether each element but the first begins a line.
    fileprivate func haveOwnLines(_ elements: some Collection<SourceRange>) -> Bool {
        elements.count > 1 && elements.dropFirst().allSatisfy { startsLine(at: Int($0.start)) }
    }

    /// The end of a comment that follows on the same line, up to its end; otherwise the location itself.
    private func endOfComment(after location: Int) -> Int {
        let line = bytes[location..<endOfLine(at: location)]
        guard line.drop(while: { $0 == 32 || $0 == 9 }).starts(with: "//".utf8) else { return location }
        return location + line.prefix { $0 != 10 && $0 != 13 }.count
    }

    /// The indentation of one level: that of the first indented declaration in the file.
    var indentationUnit: String {
        let member = declarations.first { declaration in
            guard declaration.block != .file, self[declaration.block].parent == .file else { return false }
            return startsLine(at: Int(declaration.range.start))
                && !indentation(at: Int(declaration.range.start)).isEmpty
        }
        return member.map { indentation(at: Int($0.range.start)) } ?? "    "
    }
}

extension WrittenDeclaration {
    /// The edits that add a type to the inheritance clause; `nil` if it has none and cannot get one.
    ///
    /// A head that would be too long is broken in the way of swift-format.
    func inheriting(_ type: String) -> [Edit]? {
        guard let body = declaration.body else { return nil }
        guard let last = source.types[declaration.inherited.indices].last else {
            guard declaration.genericParameters.indices.isEmpty else { return nil }
            return [source.insertion(of: ": \(type)", at: Int(declaration.name.end))]
        }
        if source.haveOwnLines(source.types[declaration.inherited.indices]) {
            let indent = source.indentation(at: Int(last.start))
            return [source.insertion(of: ",\(source.lineEnding)\(indent)\(type)", at: Int(last.end))]
        }
        let brace = Int(source[body].range.start)
        let start = source.startOfLine(at: brace)
        let isOneLine = start == source.startOfLine(at: Int(declaration.name.start))
        let length = source.endOfLine(at: brace) - start + type.utf8.count + 1
        let clause = SourceRange(start: declaration.name.end, end: source[body].range.start)
        guard isOneLine, length > lineWidth, declaration.whereClause.isEmpty, !source.mayHoldComment(in: clause),
            let first = source.types[declaration.inherited.indices].first
        else { return [source.insertion(of: ", \(type)", at: Int(last.end))] }
        let head = String(decoding: source.bytes[start..<Int(first.start)], as: UTF8.self)
        let indent = source.indentation(at: start)
        let types = source.types[declaration.inherited.indices].map(source.text) + [type]
        let lines = wrapped(head, types, indent: indent + source.indentationUnit)
        let text = lines.joined(separator: source.lineEnding) + source.lineEnding + indent
        return [source.replacement(of: start..<brace, with: text)]
    }
}

/// The head of a declaration on lines that are not too long.
func wrapped(_ head: String, _ types: [String], indent: String) -> [String] {
    var lines = [head]
    for (number, type) in types.enumerated() {
        let separator = number == 0 ? "" : ", "
        let reserve = number == types.count - 1 ? 2 : 1
        if number > 0, lines[lines.count - 1].utf8.count + separator.utf8.count + type.utf8.count + reserve > lineWidth
        {
            lines[lines.count - 1] += ","
            lines.append(indent + type)
        } else {
            lines[lines.count - 1] += separator + type
        }
    }
    return lines
}
