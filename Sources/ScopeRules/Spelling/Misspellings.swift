import Graphs
import ScopeGraph
import SwiftReader

/// The findings about provisions that may be missing only because a name is misspelt.
struct Misspellings {
    /// By the location of the requirement.
    private var byRequest: [SourceLocation: Int] = [:]
    /// By the existing name, and a scope that misspells it or is an ancestor of such a scope.
    private var byScope: [String: [String: Int]] = [:]

    /// By the scope that misspells a name, and the correct name.
    private var ownRequests: [[String]: Int] = [:]

    /// - Parameter numbers: the indices of the findings about missing provisions.
    init(of findings: [Finding], _ numbers: [Int], in graph: ScopeGraph) {
        let misspelt = numbers.filter { findings[$0].resembled != nil }
        guard !misspelt.isEmpty else { return }
        let scopes = Dictionary(graph.scopes.enumerated().map { ($1.id, $0) }) { first, _ in first }
        for number in misspelt {
            let finding = findings[number]
            for reader in finding.readers { byRequest[reader.location] = byRequest[reader.location] ?? number }
            guard let name = finding.resembled, let scope = finding.scope.flatMap({ scopes[$0] }) else { continue }
            ownRequests[[finding.scope ?? "", name]] = number
            var scopes = Worklist([scope])
            while let current = scopes.next() {
                let id = graph.scopes[current].id
                // The ancestors of a scope that another finding reached have been visited too.
                guard byScope[name]?[id] == nil else { continue }
                byScope[name, default: [:]][id] = number
                scopes.insert(graph.parents(of: current))
            }
        }
    }

    /// The finding that another one follows from: the misspelt requirement is unused, and the scope with the correct
    /// name has no pass-through for it or reads the misspelt name from its dependency.
    func cause(of finding: Finding) -> Int? {
        guard let name = finding.property, let scope = finding.scope else { return nil }
        if finding.rule == MissingPassthrough.id { return ownRequests[[scope, name]] }
        return finding.location.flatMap { byRequest[$0] } ?? byScope[name]?[scope]
    }
}
