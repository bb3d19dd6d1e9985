import Semantics
import SwiftReader

extension SourceFile {
    /// The edit that removes an argument of a call; `nil` for a trailing closure.
    ///
    /// - Parameter number: the 0-based index of the argument.
    func removing(argument number: Int, of call: Expression) -> Edit? {
        rangesOfArguments(call).flatMap { removing(number, ofList: $0) }
    }

    /// The edit that removes a parameter of a function or initializer.
    ///
    /// - Parameter number: the 0-based index of the parameter.
    func removing(parameter number: Int, of declaration: Declaration) -> Edit? {
        removing(number, ofList: rangesOfParameters(declaration))
    }

    /// Removes an element with its comma, and with its line if it has one of its own.
    private func removing(_ number: Int, ofList elements: [SourceRange]) -> Edit? {
        guard elements.indices.contains(number) else { return nil }
        if number > 0 { return removal(from: elements[number - 1].end, to: elements[number].end) }
        let end = elements.count > 1 ? elements[1].start : elements[0].end
        return removal(from: elements[0].start, to: end)
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
