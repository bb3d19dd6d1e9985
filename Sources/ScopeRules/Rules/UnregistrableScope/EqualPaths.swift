import ScopeGraph
import SwiftReader

/// Components of one name that one parent creates. They have the same path at run time, for which only one provider
/// can be registered.
extension UnregistrableScope {
    static func equalPaths(of components: [Int], in subject: RuleSubject) -> [Finding] {
        let graph = subject.graph
        var groups: Set<[Int]> = []
        for parent in Set(components.flatMap { graph.parents(of: $0) }) {
            let children = Set(graph.edgesDown[parent].lazy.map { graph.edges[$0].child })
            guard children.count > 1 else { continue }
            let named = Dictionary(grouping: children) { graph.scopes[$0].name.lastName }
            for group in named.values where group.count > 1 { groups.insert(group.sorted()) }
        }
        let linted = Set(components)
        return groups.filter { linted.isSuperset(of: $0) && differ($0, in: graph) }
            .sorted { $0.lexicographicallyPrecedes($1) }
            .map { finding(on: $0.sorted { graph.scopes[$0].location < graph.scopes[$1].location }, in: graph) }
    }

    /// Whether one program can contain all of some scopes, and what is registered for one may not fit another.
    private static func differ(_ group: [Int], in graph: ScopeGraph) -> Bool {
        let scopes = group.map { graph.scopes[$0] }
        let conditions = Set(scopes.map(\.conditions))
        let excludeEachOther = !conditions.contains([]) && conditions.count == group.count
        return !excludeEachOther && !graph.shareProvider(group)
    }

    private static func finding(on group: [Int], in graph: ScopeGraph) -> Finding {
        let scopes = group.map { graph.scopes[$0] }
        let last = scopes[scopes.count - 1]
        let others = Message.list(scopes.dropLast().map { "\(code: $0.id)" })
        return Finding(
            rule: id,
            title: title,
            severity: .error,
            location: last.location,
            scope: last.id,
            headline: """
                \(code: last.id) has the same path at run time as \(others), because Needle knows a component by the last \
                part of its name
                """,
            repairs: [Repair(title: "Rename \(code: last.name)", location: last.location)],
            identity: scopes.map(\.id)
        )
    }
}
