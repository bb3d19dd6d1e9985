import Semantics
import SwiftReader

/// Insertions of whole lines. Lines are without the indentation of their place; an empty line stays empty.
extension WrittenDeclaration {
    /// The indentation of the members.
    private var memberIndentation: String {
        let first = members.first { source.startsLine(at: Int($0.declaration.range.start)) }
        if let first { return source.indentation(at: Int(first.declaration.range.start)) }
        return source.indentation(at: Int(declaration.range.start)) + source.indentationUnit
    }

    private func text(of lines: [String], indent: String) -> String {
        lines.map { line in
            (line.isEmpty ? "" : indent + line.indented(by: source.indentationUnit)) + source.lineEnding
        }
        .joined()
    }

    /// The edit that inserts lines at the end of the body; `nil` without a body.
    ///
    /// - Parameter isSeparate: whether an empty line has to be between them and the members before.
    func appending(lines: [String], isSeparate: Bool = false) -> Edit? {
        guard let body = declaration.body else { return nil }
        let range = source[body].range
        let brace = Int(range.end) - 1
        guard range.length >= 2, source.bytes.indices.contains(brace), source.bytes[brace] == UInt8(ascii: "}") else {
            return nil
        }
        let separated = isSeparate && !members.isEmpty ? [""] + lines : lines
        let inserted = text(of: separated, indent: memberIndentation)
        if source.startsLine(at: brace) { return source.insertion(of: inserted, at: source.startOfLine(at: brace)) }
        let outer = source.indentation(at: Int(declaration.range.start))
        // White space before a brace that moves to a line of its own is replaced.
        let blanks = source.bytes[Int(range.start) + 1..<brace].reversed().prefix { $0 <= 32 }.count
        return source.replacement(of: brace - blanks..<brace, with: source.lineEnding + inserted + outer)
    }

    /// The edit that inserts lines directly after a member; `nil` if other code follows it on its line, or if only
    /// some builds contain it.
    func inserting(_ lines: [String], after member: WrittenDeclaration) -> Edit? {
        guard member.declaration.condition == declaration.condition else { return nil }
        let end = Int(member.declaration.range.end)
        let next = source.endOfLine(at: end)
        let rest = source.bytes[end..<next].drop { $0 <= 32 }
        guard rest.isEmpty || rest.starts(with: "//".utf8), next > end else { return nil }
        return source.insertion(of: text(of: lines, indent: memberIndentation), at: next)
    }

    /// The edit that inserts lines at the top of the body, followed by an empty line if there are members.
    func prepending(lines: [String]) -> Edit? {
        guard hasOpenBody, let body = declaration.body, !members.isEmpty else { return appending(lines: lines) }
        let brace = Int(source[body].range.start)
        let next = source.endOfLine(at: brace)
        guard source.bytes[brace + 1..<next].allSatisfy({ $0 <= 32 }) else { return nil }
        let following = source.bytes[next..<source.endOfLine(at: next)]
        let isFollowedByBlank = following.allSatisfy { $0 <= 32 }
        return source.insertion(
            of: text(of: isFollowedByBlank ? lines : lines + [""], indent: memberIndentation),
            at: next
        )
    }

    /// The edit that inserts a method behind the last method that is neither private nor an override, or behind the
    /// initializers; `nil` if that is not possible.
    ///
    /// - Parameter heading: a comment for the first method of its kind; `nil` if there is none.
    func inserting(method lines: [String], heading: String?) -> Edit? {
        let members = members
        let unconditional = members.filter { $0.declaration.condition == declaration.condition }
        let methods = unconditional.filter { member in
            member.declaration.kind == .function && (member.declaration.access ?? .internal) > .fileprivate
        }
        let own = methods.last { !$0.declaration.modifiers.contains(.override) }
        let initializer = unconditional.last { $0.declaration.kind == .initializer }
        let marked = heading.map { ["// MARK: - \($0)", ""] + lines } ?? lines
        guard let previous = own ?? methods.last ?? initializer ?? unconditional.last else {
            return appending(lines: marked, isSeparate: !members.isEmpty)
        }
        return inserting([""] + marked, after: previous)
    }
}

extension SourceFile {
    /// The edit that inserts a statement on a line of its own before another; `nil` if that does not begin its line.
    ///
    /// - Parameter words: what may precede the statement on its line, such as `return`.
    func inserting(statement: String, before offset: Int, after words: [String] = []) -> Edit? {
        let start = startOfLine(at: offset)
        let before = String(decoding: bytes[start..<offset], as: UTF8.self)
        let blanks = before.prefix { $0 == " " || $0 == "\t" }
        let rest = before.dropFirst(blanks.count).split(separator: " ").joined(separator: " ")
        guard rest.isEmpty || words.contains(rest) else { return nil }
        return insertion(of: "\(blanks)\(statement)\(lineEnding)", at: start)
    }
}
