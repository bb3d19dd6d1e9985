import Graphs
import ScopeGraph
import ScopeRules
import SwiftReader
import TextFormats

/// Who supplies and who reads, above the declarations.
struct CodeLenses {
    let places: Places
    private var subject: RuleSubject { places.folder.subject }
    private var graph: ScopeGraph { subject.graph }

    func json(of document: Document) -> [String] {
        places.symbols(in: document).compactMap { symbol in
            guard let place = places.place(of: symbol.location), let (title, locations) = content(of: symbol) else {
                return nil
            }
            let targets = Set(locations).sorted().compactMap { places.place(of: $0)?.json }
            let arguments = [jsonString(document.uri), place.range.start.json, jsonArray(targets)]
            let command = jsonObject([
                "arguments": jsonArray(arguments), "command": jsonString(ServerCommand.showReferences.rawValue),
                "title": jsonString(title),
            ])
            return jsonObject(["command": command, "range": place.range.json])
        }
    }

    /// The title, and what it opens; `nil` for a declaration without anything to say.
    private func content(of symbol: Symbol) -> (title: String, locations: [SourceLocation])? {
        switch symbol.kind {
        case .scope(let scope): content(ofScope: scope)
        case .requirement(let needs): content(ofRequirement: needs)
        case .provision(let name, let scopes): content(ofProvision: name, in: scopes)
        }
    }

    private func content(ofScope scope: Int) -> (String, [SourceLocation])? {
        let suppliers = suppliers(of: Array(subject.resolution.needsOfScope[scope]))
        let below = reachable(from: [scope]) { graph.children(of: $0) }.filter { $0 != scope }
        var parts = [String]()
        if !suppliers.isEmpty { parts.append("supplied by \(names(of: suppliers))") }
        if !below.isEmpty { parts.append("\(counted(below.count, "scope")) below") }
        guard !parts.isEmpty else { return nil }
        return (parts.joined(separator: " · "), (suppliers + below).map { graph.scopes[$0].location })
    }

    private func content(ofRequirement needs: [Int]) -> (String, [SourceLocation])? {
        let members = subject.supplyingMembers(of: needs)
        let suppliers = Set(members.map(\.scope)).sorted()
        guard !suppliers.isEmpty else { return ("no supplier", []) }
        return ("supplied by \(names(of: suppliers))", members.map(\.location))
    }

    private func content(ofProvision name: String, in scopes: [Int]) -> (String, [SourceLocation])? {
        let readers = subject.readers(of: name, in: scopes)
        let count = Set(readers.map { subject.resolution.needs[$0].scope }).count
        guard count > 0 else { return nil }
        let locations = readers.compactMap { subject.resolution.needs[$0].ownRequirement?.location }
        return ("read by \(counted(count, "scope"))", locations)
    }

    private func suppliers(of needs: [Int]) -> [Int] {
        Set(needs.flatMap { subject.suppliers(of: $0).suppliers }).sorted()
    }

    /// One or two names, or their number.
    private func names(of scopes: [Int]) -> String {
        guard scopes.count <= 2 else { return counted(scopes.count, "scope") }
        return scopes.map { graph.scopes[$0].name }.joined(separator: " and ")
    }
}
