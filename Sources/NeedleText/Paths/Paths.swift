/// All paths from a root down to a component, each one step longer than a path to its parent.
package struct Paths: Sendable {
    /// The last step of a path.
    package struct Step: Sendable {
        package let component: Int
        /// The step before, as an index into `steps`; `nil` at the top.
        package let previous: Int?
    }

    package private(set) var steps: [Step] = []
    /// For each component, its paths, each by its last step: those through its first parent first.
    package private(set) var ofComponent: [[Int]]
    private let graph: PathGraph

    /// - Parameter withOrphans: whether to list paths that do not begin at a root too.
    package init(of graph: PathGraph, withOrphans: Bool = false) {
        self.graph = graph
        ofComponent = [[Int]](repeating: [], count: graph.parents.count)
        for number in graph.ancestorsFirst() {
            if graph.parents[number].isEmpty {
                guard graph.isRoot[number] || withOrphans else { continue }
                ofComponent[number].append(steps.count)
                steps.append(Step(component: number, previous: nil))
            }
            for previous in graph.parents[number].flatMap({ ofComponent[$0] }) {
                ofComponent[number].append(steps.count)
                steps.append(Step(component: number, previous: previous))
            }
        }
    }

    /// The components of a path, from the last one up.
    package func upwards(from step: Int) -> some Sequence<Int> {
        sequence(state: step as Int?) { (next: inout Int?) -> Int? in
            guard let current = next else { return nil }
            next = steps[current].previous
            return steps[current].component
        }
    }

    /// `Root->Kid`.
    package func names(to step: Int) -> String {
        upwards(from: step).map { graph.names[$0] }.reversed().joined(separator: "->")
    }

    /// `^->Root->Kid`, as it is registered.
    package func text(of step: Int) -> String {
        let route = Array(upwards(from: step))
        var text = "^"
        text.reserveCapacity(route.reduce(1) { $0 + 2 + graph.names[$1].utf8.count })
        for component in route.reversed() {
            text += "->"
            text += graph.names[component]
        }
        return text
    }

    /// Whether a path begins at a root.
    package func isRooted(_ step: Int) -> Bool {
        var top: Int?
        for component in upwards(from: step) { top = component }
        return top.map { graph.isRoot[$0] } ?? false
    }
}
