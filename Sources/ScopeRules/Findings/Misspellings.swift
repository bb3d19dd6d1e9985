import ScopeGraph
import SwiftReader

/// The findings about what may be missing only because its name is misspelt.
struct Misspellings {
    /// By the place of the requirement that is asked for.
    private var byRequest: [SourceLocation: Int] = [:]
    /// By the name that is there, and a scope that misspells it or is above such a scope.
    private var byScope: [String: [String: Int]] = [:]

    /// By the scope that misspells a name, and the right name.
    private var ownRequests: [[String]: Int] = [:]

    /// - Parameter numbers: those of the findings about missing things.
    init(of findings: [Finding], _ numbers: [Int], in graph: ScopeGraph) {
        let misspelt = numbers.filter { findings[$0].resembled != nil }
        guard !misspelt.isEmpty else { return }
        let scopes = Dictionary(graph.scopes.enumerated().map { ($1.id, $0) }) { first, _ in first }
        for number in misspelt {
            let finding = findings[number]
            for reader in finding.readers { byRequest[reader.location] = byRequest[reader.location] ?? number }
            guard let name = finding.resembled, let scope = finding.scope.flatMap({ scopes[$0] }) else { continue }
            ownRequests[[finding.scope ?? "", name]] = number
            var pending = [scope]
            var visited: Set<Int> = [scope]
            while let current = pending.popLast() {
                let id = graph.scopes[current].id
                // What lies above a scope that was reached by another finding was reached as well.
                guard byScope[name]?[id] == nil else { continue }
                byScope[name, default: [:]][id] = number
                for parent in graph.parents(of: current) where visited.insert(parent).inserted {
                    pending.append(parent)
                }
            }
        }
    }

    /// The finding from which another one follows: the request that is misspelt is unread, and the scope with the right
    /// name is not asked for it, or reads from its dependency what that misspells.
    func cause(of finding: Finding) -> Int? {
        guard let name = finding.property, let scope = finding.scope else { return nil }
        if finding.rule == MissingPassthrough.id { return ownRequests[[scope, name]] }
        return finding.location.flatMap { byRequest[$0] } ?? byScope[name]?[scope]
    }
}
