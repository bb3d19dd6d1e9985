import ScopeGraph
import Semantics
import SwiftReader
import WiringText

/// The fixes for handwritten wiring.
struct HandWrittenWiring {
    private let subject: RuleSubject
    private let text: HandWrittenText

    init(_ subject: RuleSubject) {
        self.subject = subject
        text = subject.handWrittenText.value
    }

    /// Adds the properties and the conformance that a component lacks for a child.
    func completing(_ gap: HandWiredGap) -> Repair {
        let edge = subject.graph.edges[gap.edge]
        let parent = subject.graph.scopes[edge.parent]
        var change = WiringChange(subject: subject, text: text)
        for need in gap.missing {
            change.pass(on: need, besideClauseAt: edge.conformance?.location)
            change.carry(need)
        }
        for number in gap.lackingConformance { change.conform(edge.parent, to: subject.graph.edges[number].child) }
        let isStranded = parent.dependency?.location == nil
        let parts = isStranded ? [] : gap.missing.map { code(text.passThrough($0)) }
        let properties: Message? = parts.isEmpty ? nil : "add \(Message.list(parts)) to \(code: parent.name)"
        let dependencies = missingDependencies(gap)
        let conformances: Message? =
            dependencies.isEmpty
            ? nil : "make \(code: parent.name) conform to \(Message.list(dependencies, most: 3))\(elsewhere(gap))"
        let steps = [conformances, properties].compactMap(\.self) + requiring(change)
        return Repair(
            title: sentence(steps),
            location: edge.conformance?.location ?? parent.location,
            edits: change.edits
        )
    }

    /// Where to declare the conformance if the component's module cannot import the module of the dependency, or if
    /// other targets compile the component without it.
    private func elsewhere(_ gap: HandWiredGap) -> Message {
        let graph = subject.graph
        for edge in gap.lackingConformance.map({ graph.edges[$0] }) {
            if text.targets.isNarrow(clauseFrom: edge.parent, to: edge.child),
                let file = graph.scopes[edge.child].dependency?.location?.file
            {
                return " in an extension in \(code: String(file.lastComponent))"
            }
            let home = subject.handWiring.home(of: edge, in: graph)
            let own = graph.scopes[edge.parent].module
            guard home != own, let module = graph.scopes[edge.child].dependency?.module else { continue }
            if graph.imports(own, into: module) { return " in an extension in \(code: graph.modules[home].name)" }
        }
        return ""
    }

    /// The protocols that the component has to conform to, each once.
    func missingDependencies(_ gap: HandWiredGap) -> [Message] {
        gap.lackingConformance.map(missingDependency).uniqued().map { "\(code: $0)" }
    }

    /// The protocol that the parent of an edge has to conform to for the child.
    func missingDependency(_ number: Int) -> String {
        let edge = subject.graph.edges[number]
        let dependency = subject.graph.scopes[edge.child].dependency
        return dependency?.missingName(besides: edge.claimedParts) ?? ""
    }

    /// Adds a requirement to the dependency of a scope, and to the dependencies of its ancestors that lack it.
    func carrying(_ need: Int) -> Repair {
        var change = WiringChange(subject: subject, text: text)
        change.carry(need)
        let scope = subject.graph.scopes[subject.resolution.needs[need].scope]
        return Repair(
            title: sentence(requiring(change)),
            location: scope.dependency?.location ?? scope.location,
            edits: change.edits
        )
    }

    /// Lets Thimble generate the pass-throughs of a component.
    func generating(_ gap: HandWiredGap, isClosedByGeneration: Bool) -> Repair? {
        let edge = subject.graph.edges[gap.edge]
        if subject.graph.hasPrivateDependency(edge) || !subject.graph.scopes[edge.parent].isExtensible { return nil }
        if subject.handWiring.isConfigured(for: subject.handWiring.home(of: edge, in: subject.graph)) { return nil }
        if isClosedByGeneration {
            return Repair(
                title: "Let Thimble generate the wiring: run \(code: "thimble generate")",
                location: nil,
                applicability: .generation
            )
        }
        if gap.missing.contains(where: { subject.capability(for: $0) != nil }) { return nil }
        let inheriting = InheritedWiring(of: gap, in: subject)
        guard let title = inheriting.title, let end = inheriting.firstEnd else { return nil }
        return Repair(
            title: "Let Thimble generate the wiring: \(title)",
            location: end.location,
            edits: inheriting.edits,
            applicability: .generation
        )
    }

    private func requiring(_ change: WiringChange) -> [Message] {
        requiring(change.incompleteDependencies) + declaring(change.stranded)
    }

    /// One step for all scopes that have to create the same value, because their dependencies cannot supply it.
    private func declaring(_ needs: [Int]) -> [Message] {
        let groups = Dictionary(grouping: needs) { subject.member(subject.resolution.needs[$0]) }
        return groups.sorted { $0.key < $1.key }.map { member, needs in
            let scopes = needs.map { number -> Message in
                "\(code: subject.name(subject.resolution.needs[number].scope))"
            }
            return "add \(code: member) to \(Message.list(scopes, most: 3))"
        }
    }

    /// One step for all dependencies that need the same requirement.
    private func requiring(_ dependencies: [WiringChange.IncompleteDependency]) -> [Message] {
        var steps: [(what: Message, dependencies: [Message])] = []
        for incomplete in dependencies {
            let members = Message.list(incomplete.needs.map { code(text.requirement($0)) })
            let what = incomplete.capability.map { "\(code: $0)" } ?? members
            if let known = steps.firstIndex(where: { $0.what == what }) {
                steps[known].dependencies.append(incomplete.dependency)
            } else {
                steps.append((what, [incomplete.dependency]))
            }
        }
        return steps.map { "add \($0.what) to \(Message.list($0.dependencies))" }
    }

    private func code(_ lines: [String]) -> Message {
        let words = lines.filter { !$0.hasPrefix("#") }.map { $0.drop { $0 == " " } }
        // The statements of a body need something between them on one line.
        let statements = words.indices.map { number in
            let next = words.dropFirst(number + 1).first
            let isFollowed = next.map { !$0.hasPrefix("}") && words[number].hasPrefix("var ") } ?? false
            return isFollowed && !words[number].hasSuffix("{") ? "\(words[number]);" : String(words[number])
        }
        let member: Message = "\(code: statements.joined(separator: " "))"
        let tests = lines.filter { $0.hasPrefix("#") && $0 != "#endif" }
        return tests.count == 1 ? "\(member) inside \(code: tests[0])" : member
    }

    private func sentence(_ steps: [Message]) -> Message { Message.sequence(steps).capitalized }
}
