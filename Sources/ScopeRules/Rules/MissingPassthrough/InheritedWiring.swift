import ScopeGraph
import Semantics
import SwiftReader
import WiringText

/// What the dependencies of a component and of its ancestors have to inherit so that Thimble can generate what the
/// component lacks.
struct InheritedWiring {
    /// The generated protocols that one dependency has to inherit.
    private struct Step {
        let dependency: DependencyProtocol
        var names: [String]
    }

    private let subject: RuleSubject
    /// The lowest dependency first; `nil` if one of them cannot inherit anything.
    private var steps: [Step]? = []

    /// The most dependencies that a fix names.
    private static let most = 3

    init(of gap: HandWiredGap, in subject: RuleSubject) {
        self.subject = subject
        let needs = gap.missing + gap.unsupplied.map(\.need)
        let parent = subject.graph.edges[gap.edge].parent
        for child in gap.edges.map({ subject.graph.edges[$0].child }).uniqued() {
            let carries = needs.contains { need in
                subject.resolution.needs[need].passedOnFor.contains { subject.resolution.needs[$0].scope == child }
            }
            if carries { inherit(from: parent, for: child) }
        }
        climb(from: needs)
    }

    /// Where the first dependency has to inherit something.
    var firstEnd: ClauseEnd? { steps?.first?.dependency.clauseEnds.first }

    /// In the middle of a sentence; `nil` if there is nothing to inherit.
    var title: Message? {
        guard let steps, !steps.isEmpty else { return nil }
        guard steps.count <= Self.most else {
            return """
                run \(code: "thimble generate --fix"), which makes \(steps.count) dependencies inherit the protocols \
                that it writes
                """
        }
        let parts = steps.map { step -> Message in
            let names = Message.list(step.names.map { name -> Message in "\(code: name)" })
            return "\(code: step.dependency.name) inherit \(names)"
        }
        let isOne = steps.count == 1 && steps[0].names.count == 1
        let written = isOne ? "that protocol" : "these protocols"
        let run: Message = "run \(code: "thimble generate"), which writes \(written)"
        return "make \(Message.list(parts))\(steps.count == 1 ? "" : ",") and \(run)"
    }

    /// Empty if a part of the change cannot be automated.
    var edits: [Edit] {
        let edits = (steps ?? []).map { step -> [Edit] in
            // The names in a composition have another separator.
            if step.names.count > 1, step.dependency.isComposition { return [] }
            return step.dependency.inheriting(step.names.map { SwiftName.written($0) }.joined(separator: ", "))
        }
        return edits.contains { $0.isEmpty } ? [] : Array(edits.joined())
    }

    /// Adds what the dependencies of the ancestors have to inherit, up to those that require the value already.
    private mutating func climb(from needs: [Int]) {
        var visited = Set(needs)
        var pending = needs
        while let need = pending.popLast() {
            let (graph, all) = (subject.graph, subject.resolution.needs)
            for route in all[need].routes {
                // What the top of a tree does not provide is a finding of its own.
                guard case .passedOn(let above) = route.answer,
                    graph.scopes[graph.edges[route.edge].parent].dependency?.location != nil,
                    !subject.resolution.isCarried(all[above], in: graph)
                else { continue }
                // A scope that passes its dependency inherits that of the child, with all that this inherits.
                let edge = graph.edges[route.edge]
                if edge.injected == .itself { inherit(from: edge.parent, for: edge.child) }
                if visited.insert(above).inserted { pending.append(above) }
            }
        }
    }

    /// Nothing is generated for a component that is private to its file.
    private mutating func inherit(from parent: Int, for child: Int) {
        guard let dependency = subject.graph.scopes[parent].dependency, dependency.location != nil,
            dependency.access > .fileprivate, subject.graph.scopes[parent].isExtensible,
            !dependency.clauseEnds.isEmpty,
            let name = subject.graph.passThroughName(parent: parent, child: child),
            !dependency.protocols.contains(where: { $0.name == name })
        else {
            steps = nil
            return
        }
        if dependency.inheritsUndeclared(name) { return }
        let known = steps?.firstIndex { $0.dependency.location == dependency.location }
        guard let known else {
            steps?.append(Step(dependency: dependency, names: [name]))
            return
        }
        if steps?[known].names.contains(name) == false { steps?[known].names.append(name) }
    }
}
