import Providers
import ScopeRules

/// Sources that generation has taken over.
struct Adopted {
    let changes: SourceChanges
    let removals: [Removal]
    /// Of the sources after the changes.
    let after: Analysis
    /// The names of the files in which nothing but imports and comments is left, sorted.
    let emptied: [String]

    var count: RemovalCount { RemovalCount(of: removals) }
}

extension Analysis {
    /// No app needs as many; it ends what would never end.
    private static let mostAttempts = 16

    /// Takes out of the sources what generation restores, and only that: the graph without it must say so, and nothing may
    /// be found that was not found before.
    ///
    /// - Parameter changes: what stands in the place of the sources already.
    func adopted(_ request: InputOptions, after changes: SourceChanges) throws(Stop) -> Adopted {
        var adoption = Adoption(graph: graph, sources: sources.modules)
        let known = Set(findings.map(Self.key))
        for _ in 0..<Self.mostAttempts where !adoption.removals.isEmpty {
            var attempt = changes
            attempt.apply(adoption.edits(in: sources.modules), to: sources)
            let after = try Analysis(request, after: attempt)
            let lost = adoption.lost(in: after.graph, after.resolution, after.sources.modules)
            let new = after.findings.filter {
                $0.rule != StaleProviders.id && !$0.isClosedByGeneration && !known.contains(Self.key($0))
            }
            if lost.isEmpty, new.isEmpty {
                let emptied = emptied(by: adoption, after)
                return Adopted(changes: attempt, removals: adoption.removals, after: after, emptied: emptied)
            }
            // What a scope lost is mostly what broke it: the rest may still go.
            let broken = Set(new.compactMap(\.scope)).subtracting(lost.map(\.scope))
            let smaller = adoption.without { lost.contains($0) || broken.contains($0.scope) }
            guard smaller.removals.count < adoption.removals.count else { break }
            adoption = smaller
        }
        return Adopted(changes: changes, removals: [], after: self, emptied: [])
    }

    private static func key(_ finding: Finding) -> [String] { [finding.rule] + finding.identity }

    private func emptied(by adoption: Adoption, _ after: Analysis) -> [String] {
        let changed = Set(adoption.removals.map(\.file))
        return after.sources.modules.flatMap(\.files).filter { source in
            changed.contains(source.path) && source.declarations.allSatisfy { $0.kind == .import }
        }
        .map(\.path).sorted()
    }
}
