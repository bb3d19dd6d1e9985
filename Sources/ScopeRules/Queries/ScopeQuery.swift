import ScopeGraph

/// A scope or property that the user asks about: `LoginComponent`, `Login.user`, `App.LoginComponent.user`.
package struct ScopeQuery: Sendable {
    /// Indices into `ScopeGraph.scopes`.
    package let scopes: [Int]
    /// Spelled as the scopes declare it; as typed if none does.
    package let property: String?

    /// - Parameter words: a scope's id, name, or name without `Component`, or the name of its dependency or of another
    ///   part of its RIB, optionally followed by a property. Case does not matter.
    /// - Returns: `nil` if no scope has the name.
    package init?(_ words: String, in graph: ScopeGraph) {
        if let scopes = Self.scopes(named: words, in: graph) {
            (self.scopes, property) = (scopes, nil)
            return
        }
        guard let dot = words.lastIndex(of: "."), let scopes = Self.scopes(named: String(words[..<dot]), in: graph)
        else {
            return nil
        }
        let typed = String(words[words.index(after: dot)...])
        (self.scopes, property) = (scopes, Self.property(typed, of: scopes.map { graph.scopes[$0] }))
    }

    /// All valid names, for suggestions.
    package static func names(in graph: ScopeGraph) -> [String] {
        Set(graph.scopes.flatMap { [$0.name, $0.baseName, $0.id] }).sorted()
    }

    /// The names of the scopes closest to what the user typed: those that contain a word of it first, then by edit
    /// distance; at most five.
    package static func nearest(to words: String, in graph: ScopeGraph) -> [String] {
        let terms = words.split(separator: ".").map { $0.lowercased() }
        let ranked = Set(graph.scopes.map(\.name)).compactMap { name -> (name: String, rank: Int)? in
            let text = name.lowercased()
            let short = text.hasSuffix("component") && text != "component" ? String(text.dropLast(9)) : text
            let contains = terms.contains { $0.utf8.count > 2 && text.contains($0) }
            let distances = terms.map { editDistance($0, short) }
            let near = zip(terms, distances).compactMap { $1 <= ($0.utf8.count + 1) / 2 ? $1 : nil }
            return (contains ? 0 : near.min()).map { (name: name, rank: $0) }
        }
        return ranked.sorted { ($0.rank, $0.name.count, $0.name) < ($1.rank, $1.name.count, $1.name) }.prefix(5)
            .map(\.name)
    }

    private static func scopes(named name: String, in graph: ScopeGraph) -> [Int]? {
        let lowercased = name.lowercased()
        let forms: [(Scope) -> String] = [{ $0.id }, { $0.name }, { $0.baseName }, { $0.dependency?.name ?? "" }]
        for form in forms {
            let exact = graph.scopes.indices.filter { form(graph.scopes[$0]) == name }
            if !exact.isEmpty { return exact }
        }
        for form in forms {
            let loose = graph.scopes.indices.filter { form(graph.scopes[$0]).lowercased() == lowercased }
            if !loose.isEmpty { return loose }
        }
        guard let part = parts.first(where: { lowercased.hasSuffix($0) && lowercased != $0 }) else { return nil }
        let base = lowercased.dropLast(part.count)
        let related = graph.scopes.indices.filter { graph.scopes[$0].baseName.lowercased() == base }
        return related.isEmpty ? nil : related
    }

    /// The suffixes of the names of a RIB's parts.
    private static let parts = [
        "builder", "buildable", "interactor", "router", "viewcontroller", "presenter", "rib", "scope", "component",
    ]

    private static func property(_ typed: String, of scopes: [Scope]) -> String {
        let names = scopes.flatMap { scope -> [String] in
            scope.requirements.map(\.name) + scope.provisions.map(\.name) + scope.nearMisses.map(\.name)
        }
        let loose = Set(names.filter { $0.lowercased() == typed.lowercased() })
        guard !names.contains(typed), loose.count == 1, let name = loose.first else { return typed }
        return name
    }
}
