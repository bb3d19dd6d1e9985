import SwiftReader
import TextFormats

extension ExplorerGraph {
    /// A copy that shows neither some scopes nor their findings.
    package func leavingOut(_ ids: Set<String>) -> ExplorerGraph {
        var graph = self
        graph.shown = shown.filter { !ids.contains(scopes[$0].id) }
        graph.findings = findings.filter { finding in finding.scope.map { !ids.contains($0) } ?? true }
        return graph
    }

    /// A copy in which the changes from another graph are marked. What was removed is added, with its mark.
    ///
    /// - Parameters:
    ///   - difference: the changes from the other graph to this one.
    ///   - summary: this graph.
    ///   - testChangeCount: the number of changes in trees of tests, which the difference leaves out.
    package func marking(
        _ difference: GraphDifference,
        in summary: GraphSummary,
        testChangeCount: Int = 0
    ) -> ExplorerGraph {
        var graph = self
        graph.scopes += difference.removedScopes.map { Scope($0) }
        graph.shown += scopes.count..<graph.scopes.count
        let numbers = Dictionary(graph.scopes.enumerated().map { ($1.id, $0) }) { first, _ in first }
        func pair(_ edge: GraphSummary.Edge) -> [Int]? {
            guard let parent = numbers[edge.parent], let child = numbers[edge.child] else { return nil }
            return [parent, child]
        }
        graph.edges += difference.removedEdges.compactMap { edge in
            pair(edge).map { pair in
                let location = SourceLocation(file: edge.file, line: edge.line, column: 1)
                return Edge(parent: pair[0], child: pair[1], location: location)
            }
        }
        graph.needs += difference.removedRequirements.compactMap { Need(removed: $0, numbers) }
        let addedPairs = Set(difference.addedEdges.compactMap(pair))
        let addedNeeds = Set(difference.addedRequirements)
        let requirement = { (need: Need) in
            GraphDifference.Requirement(scope: graph.scopes[need.scope].id, name: need.name, type: need.type)
        }
        graph.changes = Changes(
            headline: Self.headline(of: difference, testChangeCount: testChangeCount),
            scopes: marks(
                added: Set(difference.addedScopes.compactMap { numbers[$0.id] }),
                removed: scopes.count..<graph.scopes.count
            ),
            edges: marks(
                added: Set(edges.indices.filter { addedPairs.contains([edges[$0].parent, edges[$0].child]) }),
                removed: edges.count..<graph.edges.count
            ),
            needs: marks(
                added: Set(needs.indices.filter { needs[$0].isOwn && addedNeeds.contains(requirement(needs[$0])) }),
                removed: needs.count..<graph.needs.count
            ),
            requirements: changedRequirements(by: difference),
            newFindings: newFindings(of: difference, in: summary),
            goneFindings: difference.goneFindings.map { Finding($0) }
        )
        return graph
    }

    private static func headline(of difference: GraphDifference, testChangeCount: Int) -> String {
        let leavesOut = testChangeCount > 0
        let sentences = [
            difference.isEmpty && leavesOut ? nil : difference.headline,
            leavesOut ? "Not shown: \(counted(testChangeCount, "change")) of tests (see --tests)." : nil,
            difference.warning,
        ]
        return sentences.compactMap(\.self).joined(separator: " ")
    }

    private func marks(added: Set<Int>, removed: Range<Int>) -> [Int: Changes.Change] {
        var marks: [Int: Changes.Change] = [:]
        for number in added { marks[number] = .added }
        for number in removed { marks[number] = .removed }
        return marks
    }

    /// The requirements with another type or another supplier.
    private func changedRequirements(by difference: GraphDifference) -> [Changes.Requirement] {
        let own = needs.indices.filter { needs[$0].isOwn }
        let byName = Dictionary(grouping: own) { [scopes[needs[$0].scope].id, needs[$0].name] }
        let retyped = difference.retypings.flatMap { retyping in
            (byName[[retyping.scope, retyping.name]] ?? []).map { need in
                Changes.Requirement(need: need, message: "required with another type: was `\(retyping.old)`")
            }
        }
        let resupplied = difference.resupplies.flatMap { resupply in
            (byName[[resupply.scope, resupply.name]] ?? []).map { need in
                Changes.Requirement(need: need, message: resupply.sentence)
            }
        }
        return retyped + resupplied
    }

    private func newFindings(of difference: GraphDifference, in summary: GraphSummary) -> [Int] {
        var left = difference.newFindings.reduce(into: [GraphSummary.Finding: Int]()) { $0[$1, default: 0] += 1 }
        return summary.findings.indices.filter { number in
            guard let count = left[summary.findings[number]], count > 0 else { return false }
            left[summary.findings[number]] = count - 1
            return true
        }
    }
}

extension ExplorerGraph.Need {
    /// A requirement of the other graph, whose routes are not known.
    fileprivate init?(removed requirement: GraphDifference.Requirement, _ numbers: [String: Int]) {
        guard let scope = numbers[requirement.scope] else { return nil }
        self.init(
            scope: scope,
            name: requirement.name,
            type: requirement.type,
            label: "\(requirement.name): \(requirement.type)",
            declaredIn: nil,
            isOwn: true,
            location: nil,
            routes: [],
            origins: [],
            passedOver: []
        )
    }
}
