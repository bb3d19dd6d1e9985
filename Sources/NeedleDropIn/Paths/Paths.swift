/// Every way from a root down to a component, each one step longer than a way to its parent.
struct Paths: Sendable {
    /// The last step of a way.
    struct Step: Sendable {
        let component: Int
        /// The step before, as an index into `steps`; `nil` at the top.
        let previous: Int?
    }

    private(set) var steps: [Step] = []
    /// For each component its ways, each by its last step: those through its first parent first.
    private(set) var ofComponent: [[Int]]
    private let graph: DropInGraph

    /// - Parameter withOrphans: whether ways that begin at no root are listed too.
    init(of graph: DropInGraph, withOrphans: Bool = false) {
        self.graph = graph
        ofComponent = [[Int]](repeating: [], count: graph.components.count)
        for number in graph.ancestorsFirst() {
            let component = graph.components[number]
            if component.parents.isEmpty {
                guard component.isRoot || withOrphans else { continue }
                ofComponent[number].append(steps.count)
                steps.append(Step(component: number, previous: nil))
            }
            for previous in component.parents.flatMap({ ofComponent[$0] }) {
                ofComponent[number].append(steps.count)
                steps.append(Step(component: number, previous: previous))
            }
        }
    }

    /// The components of a way, from the last one up.
    func upwards(from step: Int) -> some Sequence<Int> {
        sequence(state: step as Int?) { (next: inout Int?) -> Int? in
            guard let current = next else { return nil }
            next = steps[current].previous
            return steps[current].component
        }
    }

    /// `Root->Kid`.
    func names(to step: Int) -> String {
        upwards(from: step).map { graph.components[$0].name }.reversed().joined(separator: "->")
    }

    /// `^->Root->Kid`, as it is registered.
    func text(of step: Int) -> String { "^->\(names(to: step))" }

    /// Whether a way begins at a root.
    func isRooted(_ step: Int) -> Bool {
        var top: Int?
        for component in upwards(from: step) { top = component }
        return top.map { graph.components[$0].isRoot } ?? false
    }
}
