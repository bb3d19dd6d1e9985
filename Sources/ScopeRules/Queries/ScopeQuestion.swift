import ScopeGraph

/// What a person asks about: `LoginComponent`, `Login.user`, `App.LoginComponent.user`.
public struct ScopeQuestion: Sendable {
    /// Indices into `ScopeGraph.scopes`.
    public let scopes: [Int]
    public let property: String?

    /// - Parameter words: a scope's id, name, or name without `Component`, in any case, maybe followed by a property.
    /// - Returns: `nil` where no scope has the name.
    public init?(_ words: String, in graph: ScopeGraph) {
        if let scopes = Self.scopes(named: words, in: graph) {
            (self.scopes, property) = (scopes, nil)
            return
        }
        guard let dot = words.lastIndex(of: "."), let scopes = Self.scopes(named: String(words[..<dot]), in: graph)
        else {
            return nil
        }
        (self.scopes, property) = (scopes, String(words[words.index(after: dot)...]))
    }

    /// All that a person may have meant, for a suggestion.
    public static func names(in graph: ScopeGraph) -> [String] {
        Set(graph.scopes.flatMap { [$0.name, $0.baseName] }).sorted()
    }

    private static func scopes(named name: String, in graph: ScopeGraph) -> [Int]? {
        let wanted = name.lowercased()
        let forms: [(Scope) -> String] = [{ $0.id }, { $0.name }, { $0.baseName }]
        for form in forms {
            let exact = graph.scopes.indices.filter { form(graph.scopes[$0]) == name }
            if !exact.isEmpty { return exact }
        }
        for form in forms {
            let loose = graph.scopes.indices.filter { form(graph.scopes[$0]).lowercased() == wanted }
            if !loose.isEmpty { return loose }
        }
        return nil
    }
}
