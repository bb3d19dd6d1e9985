import ScopeRules
import TextFormats

/// Answers as Markdown, or as plain text for a client that shows no other.
struct Markdown {
    let places: Places
    let isPlain: Bool
    /// The most sections of an answer, and lines of a section, that fit on a card beside the code.
    private static let mostSections = 4
    private static let mostNotes = 8

    /// An answer, shortened.
    func text(of answer: Answer) -> String {
        let sections = answer.sections.prefix(Self.mostSections).map { section in
            let notes = section.notes.prefix(Self.mostNotes).map { "- \(line($0))" }
            let rest = section.notes.count - notes.count
            let more = rest > 0 ? ["- and \(rest) more"] : []
            return ([text(of: section.title) + ":", ""] + notes + more).joined(separator: "\n")
        }
        let rest = answer.sections.count - sections.count
        let more = rest > 0 ? ["\(rest) more paths"] : []
        return ([text(of: answer.headline)] + sections + more).joined(separator: "\n\n")
    }

    /// A note with a link to its location.
    private func line(_ note: Finding.Note) -> String {
        guard let location = note.location, let place = places.place(of: location) else {
            return text(of: note.message)
        }
        let file = location.file.split(separator: "/").last.map(String.init) ?? location.file
        let line = place.range.start.line + 1
        if isPlain { return "\(text(of: note.message)) (\(file):\(line))" }
        return "\(text(of: note.message)) ([\(Self.escaped(file)):\(line)](\(place.uri)#L\(line)))"
    }

    func text(of message: Message) -> String {
        if isPlain { return message.text }
        return message.fragments.map { fragment in
            switch fragment {
            case .words(let words): Self.escaped(words)
            case .code(let code): markdownCode(code, isInTable: false)
            }
        }.joined()
    }

    private static func escaped(_ words: String) -> String { markdownEscaped(words, "\\`*_[]<>#|") }
}
