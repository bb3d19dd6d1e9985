import ScopeGraph
import ScopeRules
import SwiftReader
import TextFormats

extension ExplorerGraph {
    /// The graph for `Page/graph.js`, which reads the same lists in the same order.
    ///
    /// Texts and files occur many times and are written once. The form is private to one page and has no version.
    ///
    /// - Parameters:
    ///   - title: the name of the graph.
    ///   - link: the address of a file, with the placeholders `{line}` and `{column}`; `nil` if there is none.
    func json(title: String, link: (String) -> String?) -> String {
        var text = ExplorerText()
        var members = [
            "edges": jsonLines(
                edges.map { jsonArray([String($0.parent), String($0.child), text.location($0.location)]) }
            ),
            "findings": jsonLines(findings.map { text.finding($0) }),
            "foundByPath": jsonArray(Dialect.all.filter(\.isFoundByPath).map { jsonString($0.name) }),
            "needs": jsonLines(needs.map { text.need($0) }),
            "scopes": jsonLines(scopes.map { text.scope($0) }), "shown": jsonArray(shown.map(String.init)),
            "title": jsonString(title),
        ]
        // Few apps have an executor.
        if !requests.isEmpty { members["requests"] = jsonLines(requests.map { text.request($0) }) }
        if let changes { members["changes"] = text.changes(changes) }
        members["files"] = jsonLines(text.files.texts.map { jsonArray([jsonString($0), jsonString(link($0))]) })
        members["texts"] = jsonLines(text.texts.texts.map { jsonString($0) })
        return jsonDocument(members)
    }
}

/// The parts of a graph as JSON, in which texts and files are numbers.
private struct ExplorerText {
    private(set) var texts = NumberedTexts()
    private(set) var files = NumberedTexts()

    mutating func location(_ location: SourceLocation?) -> String {
        guard let location, !location.file.isEmpty else { return "0" }
        return jsonArray([files.number(of: location.file), String(location.line), String(location.column)])
    }

    private mutating func note(_ note: ExplorerGraph.Finding.Note) -> String {
        jsonArray([texts.number(of: note.message.text), location(note.location)])
    }

    mutating func finding(_ finding: ExplorerGraph.Finding) -> String {
        jsonArray([
            texts.number(of: finding.rule), texts.number(of: finding.severity), texts.number(of: finding.headline),
            texts.number(of: finding.scope), texts.number(of: finding.property), location(finding.location),
            jsonArray(finding.notes.map { note($0) }), jsonArray(finding.fixes.map { note($0) }),
        ])
    }

    private mutating func provision(_ provision: ExplorerGraph.Provision) -> String {
        jsonArray([
            texts.number(of: provision.name), texts.number(of: provision.type), texts.number(of: provision.access),
            provision.isPassThrough ? "1" : "0", location(provision.location),
        ])
    }

    mutating func scope(_ scope: ExplorerGraph.Scope) -> String {
        jsonArray([
            jsonString(scope.id), jsonString(scope.name), texts.number(of: scope.module),
            texts.number(of: scope.kind), texts.number(of: scope.dialect), String(scope.root.rawValue),
            texts.number(of: scope.dependency), location(scope.location),
            jsonArray(scope.provisions.map { provision($0) }),
        ])
    }

    mutating func need(_ need: ExplorerGraph.Need) -> String {
        jsonArray([
            String(need.scope), texts.number(of: need.name), texts.number(of: need.type),
            texts.number(of: need.label), texts.number(of: need.declaredIn), need.isOwn ? "1" : "0",
            location(need.location), jsonArray(need.routes.flatMap(\.numbers)),
            jsonArray(need.origins.map(String.init)), jsonArray(need.passedOver.map { note($0) }),
        ])
    }

    private mutating func use(_ use: ExplorerGraph.Request.Use) -> String {
        jsonArray([
            texts.number(of: use.name), jsonArray(use.scopes.map(String.init)), location(use.location),
        ])
    }

    mutating func request(_ request: ExplorerGraph.Request) -> String {
        jsonArray([
            texts.number(of: request.name), jsonArray(request.interactors.map { texts.number(of: $0) }),
            jsonArray(request.executions.map { use($0) }), jsonArray(request.registrations.map { use($0) }),
        ])
    }

    mutating func changes(_ changes: ExplorerGraph.Changes) -> String {
        jsonObject([
            "edges": marks(changes.edges), "gone": jsonLines(changes.goneFindings.map { finding($0) }),
            "headline": jsonString(changes.headline), "needs": marks(changes.needs),
            "new": jsonArray(changes.newFindings.map(String.init)),
            "requirements": jsonLines(
                changes.requirements.map { jsonArray([String($0.need), texts.number(of: $0.message)]) }
            ),
            "scopes": marks(changes.scopes),
        ])
    }

    private func marks(_ marks: [Int: ExplorerGraph.Changes.Change]) -> String {
        jsonArray(marks.keys.sorted().map { "[\($0),\(marks[$0]?.rawValue ?? 0)]" })
    }
}

extension ExplorerGraph.Route {
    /// The edge, the kind of the answer, and the need above or 0.
    fileprivate var numbers: [String] {
        switch answer {
        case .supplied(isPassThrough: false): [String(edge), "0", "0"]
        case .supplied(isPassThrough: true): [String(edge), "1", "0"]
        case .passedOn(let need): [String(edge), "2", String(need)]
        case .blocked: [String(edge), "3", "0"]
        }
    }
}

/// A list of different texts, in which each has a number.
private struct NumberedTexts {
    private(set) var texts: [String] = []
    private var numbers: [String: Int] = [:]

    /// The position of a text, as JSON; -1 if there is none.
    mutating func number(of text: String?) -> String {
        guard let text else { return "-1" }
        if let number = numbers[text] { return String(number) }
        numbers[text] = texts.count
        texts.append(text)
        return String(texts.count - 1)
    }
}
