import ScopeGraph
import SwiftReader

/// Components that Needle's library cannot tell apart, because it knows each by the last part of its name.
extension UnregistrableScope {
    static func equalPaths(of components: [Int], in subject: RuleSubject) -> [Finding] {
        let graph = subject.graph
        let siblings = siblings(among: components, in: graph)
        let cores = graph.coresOfOneName(among: components).subtracting(siblings)
        let roots = roots(among: components, in: graph)
        let registered = roots.isEmpty ? [] : Set(subject.answers { model, _ in Array(model.stepsRegisteredByHand()) })
        let linted = Set(components)
        func findings(_ groups: some Sequence<[Int]>, _ headline: ([Int]) -> Message?) -> [Finding] {
            groups.filter { linted.isSuperset(of: $0) && !excludeEachOther($0, in: graph) }
                .sorted { $0.lexicographicallyPrecedes($1) }
                .compactMap { group in
                    let ordered = group.sorted { graph.scopes[$0].location < graph.scopes[$1].location }
                    return headline(ordered).map { finding(on: ordered, $0, in: graph) }
                }
        }
        return findings(siblings) { graph.shareProvider($0) ? nil : headline(onSiblings: $0, in: graph) }
            + findings(roots) { headline(onRoots: $0, besides: registered, in: graph) }
            + findings(cores) { headline(onCores: $0, in: graph) }
    }

    /// Components of one name that one parent creates. They have the same path at run time, for which only one provider
    /// can be registered.
    private static func siblings(among components: [Int], in graph: ScopeGraph) -> Set<[Int]> {
        var groups: Set<[Int]> = []
        for parent in Set(components.flatMap { graph.parents(of: $0) }) {
            let children = Set(graph.edgesDown[parent].lazy.map { graph.edges[$0].child })
            guard children.count > 1 else { continue }
            let named = Dictionary(grouping: children) { graph.scopes[$0].name.lastName }
            for group in named.values where group.count > 1 { groups.insert(group.sorted()) }
        }
        return groups
    }

    /// Roots of one name whose providers are generated into one file.
    private static func roots(among components: [Int], in graph: ScopeGraph) -> [[Int]] {
        let roots = components.filter { graph.scopes[$0].root == .bootstrap }
        return Dictionary(grouping: roots) { graph.scopes[$0].module }.values.flatMap { roots in
            Dictionary(grouping: roots) { graph.scopes[$0].name.lastName }.values.filter { $0.count > 1 }
        }
    }

    /// Whether no program contains all of some scopes.
    private static func excludeEachOther(_ group: [Int], in graph: ScopeGraph) -> Bool {
        let conditions = Set(group.map { graph.scopes[$0].conditions })
        return !conditions.contains([]) && conditions.count == group.count
    }

    private static func headline(onSiblings group: [Int], in graph: ScopeGraph) -> Message {
        let (last, others) = names(of: group, in: graph)
        return """
            \(last) has the same path at run time as \(others), because Needle knows a component by the last part of its \
            name
            """
    }

    /// - Parameter registered: the ends of the paths for which the app itself registers providers: `Root->Kid`.
    /// - Returns: `nil` if the other paths below the roots differ.
    private static func headline(
        onRoots group: [Int],
        besides registered: Set<String>,
        in graph: ScopeGraph
    ) -> Message? {
        let root = group.first.map { graph.scopes[$0].name.lastName } ?? ""
        let children = graph.namesOfEqualPaths(belowRoots: group).filter { !registered.contains("\(root)->\($0)") }
        if children.isEmpty { return nil }
        let (last, others) = names(of: group, in: graph)
        return """
            \(last) has the same path at run time as \(others), and so have their children named \
            \(Message.list(children.map { "\(code: $0)" }, most: 3)), because Needle knows a component by the last part \
            of its name
            """
    }

    private static func headline(onCores group: [Int], in graph: ScopeGraph) -> Message {
        let (last, others) = names(of: group, in: graph)
        return """
            The plugin extension of \(last) replaces that of \(others) at run time, because Needle registers it under \
            the last part of the component's name
            """
    }

    private static func names(of group: [Int], in graph: ScopeGraph) -> (last: Message, others: Message) {
        let names = group.map { number -> Message in "\(code: graph.scopes[number].id)" }
        return (names[names.count - 1], Message.list(names.dropLast()))
    }

    private static func finding(on group: [Int], _ headline: Message, in graph: ScopeGraph) -> Finding {
        let scopes = group.map { graph.scopes[$0] }
        let last = scopes[scopes.count - 1]
        return Finding(
            rule: id,
            title: title,
            severity: .error,
            location: last.location,
            scope: last.id,
            headline: headline,
            repairs: [Repair(title: "Rename \(code: last.name)", location: last.location)],
            identity: scopes.map(\.id)
        )
    }
}
