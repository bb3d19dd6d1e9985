import ScopeGraph
import ScopeRules
import SwiftReader
import TextFormats

/// What `why` says of a declaration.
struct Hover {
    let places: Places
    let markdown: Markdown
    private var subject: RuleSubject { places.folder.subject }
    /// The most answers that are shown at once: a protocol can be the dependency of many scopes.
    private static let mostAnswers = 3
    private static let mostLines = 12

    /// - Returns: `nil` where there is nothing to say.
    func json(at position: TextPosition, in document: Document) -> String? {
        guard let symbol = places.symbol(at: position, in: document), let place = places.place(of: symbol.location),
            let text = text(about: symbol)
        else { return nil }
        let kind = markdown.isPlain ? "plaintext" : "markdown"
        let contents = jsonObject(["kind": jsonString(kind), "value": jsonString(text)])
        return jsonObject(["contents": contents, "range": place.range.json])
    }

    private func text(about symbol: Symbol) -> String? {
        let answers: [Answer]
        switch symbol.kind {
        case .scope(let scope): return text(aboutScope: scope)
        case .requirement(let needs):
            answers = needs.prefix(Self.mostAnswers).flatMap { number in
                let need = subject.resolution.needs[number]
                return subject.resolutionAnswers(of: need.scope, property: need.name) { $0 == number }
            }
            let rest = needs.count - Self.mostAnswers
            return joined(
                answers,
                rest > 0 ? ["\(counted(rest, "more scope")) \(rest == 1 ? "requires" : "require") it"] : []
            )
        case .provision(let name, let scopes):
            answers = scopes.prefix(Self.mostAnswers).flatMap { scope in
                subject.resolutionAnswers(of: scope, property: name)
            }
            let rest = scopes.count - Self.mostAnswers
            return joined(answers, rest > 0 ? ["\(counted(rest, "more scope")) \(rest == 1 ? "has" : "have") it"] : [])
        }
    }

    private func joined(_ answers: [Answer], _ rest: [String]) -> String? {
        answers.isEmpty ? nil : (answers.map(markdown.text) + rest).joined(separator: "\n\n---\n\n")
    }

    /// A line for each requirement with its supplier, in place of all paths.
    private func text(aboutScope scope: Int) -> String {
        let graph = subject.graph
        let value = graph.scopes[scope]
        let parents = graph.parents(of: scope).map { Message(code: graph.scopes[$0].name) }
        let origin: Message =
            if value.root != nil { "is a root" } else if parents.isEmpty { "is never created" } else {
                "is created by \(Message.enumeration(parents))"
            }
        let needs = subject.resolution.needsOfScope[scope].filter { subject.resolution.needs[$0].isOwn }
        let lines = needs.prefix(Self.mostLines).map { number -> String in
            let suppliers = subject.suppliers(of: number).suppliers.map { Message(code: graph.scopes[$0].name) }
            let supplier: Message = suppliers.isEmpty ? "no supplier" : "supplied by \(Message.enumeration(suppliers))"
            return "- " + markdown.text(of: "\(code: subject.text(subject.resolution.needs[number])): \(supplier)")
        }
        let rest = needs.count - lines.count
        let more = rest > 0 ? ["- and \(rest) more"] : []
        let headline = markdown.text(of: "\(code: value.name) \(origin)")
        guard !lines.isEmpty else { return headline }
        return headline + "\n\nrequires:\n\n" + (lines + more).joined(separator: "\n")
    }
}

extension Message {
    fileprivate init(code: String) { self.init(fragments: [.code(code)]) }

    /// At most three names; the others are counted.
    fileprivate static func enumeration(_ names: [Message]) -> Message {
        let shown = names.dropFirst().prefix(2).reduce(names.first ?? "") { text, name in "\(text), \(name)" }
        return names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
    }
}
