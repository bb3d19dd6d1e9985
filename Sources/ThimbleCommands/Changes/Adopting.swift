import Providers
import ScopeRules

/// Sources after code that generation replaces has been deleted.
struct Adopted {
    let changes: SourceChanges
    let removals: [Removal]
    /// The analysis of the sources after the changes.
    let after: Analysis
    /// The names of the files that contain only imports and comments, sorted.
    let emptied: [String]

    var count: RemovalCount { RemovalCount(of: removals) }
}

extension Analysis {
    /// More than any app needs; guarantees termination.
    private static let mostAttempts = 16

    /// Deletes only code that generation restores: the graph of the result must confirm each deletion, and must not
    /// cause new findings.
    ///
    /// - Parameter changes: changes that have already been made to the sources.
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
                // Members infer isolation from a clause beside them, so that it can be deleted only after them.
                let rest = try after.adopted(request, after: attempt)
                return Adopted(
                    changes: rest.changes,
                    removals: adoption.removals + rest.removals,
                    after: rest.after,
                    emptied: Set(emptied(by: adoption, after) + rest.emptied).sorted()
                )
            }
            // A new finding is usually caused by what its scope lost; the other deletions of that scope may still be
            // possible.
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
