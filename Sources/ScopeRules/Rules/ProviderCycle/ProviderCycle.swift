import ScopeGraph
import SwiftReader

/// Creating a property requires the property itself.
package enum ProviderCycle: Rule {
    package static let id = "provider-cycle"
    package static let title = "Provider Cycle"
    package static let defaultSeverity: Severity? = .error
    package static let usesAllCores = true
    package static let reason = """
        Creating a property requires the property itself, through other properties of its scope or of its ancestors. \
        The code never returns. Only unconditional reads count: reads in a branch, after `??`, or in a closure that is \
        stored for later do not, and neither does a builder that holds the component.
        """
    package static let triggeringExample = """
        import RIBs
        struct Session { init(log: Log) {} }
        struct Log { init(session: Session) {} }
        final class AppComponent: Component<EmptyDependency> {
            var session: Session { shared { Session(log: log) } }
            var log: Log { shared { Log(session: session) } }
            init() { super.init(dependency: EmptyComponent()) }
        }
        let app = AppComponent()
        """
    package static let silentExample = """
        import RIBs
        struct Session { init(log: @escaping () -> Log) {} }
        struct Log { init(session: Session) {} }
        final class AppComponent: Component<EmptyDependency> {
            var session: Session { shared { Session(log: { self.log }) } }
            var log: Log { shared { Log(session: session) } }
            init() { super.init(dependency: EmptyComponent()) }
        }
        let app = AppComponent()
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        let reads = subject.modelAnswers.initializerReads.value
        guard !reads.isEmpty else { return [] }
        let initializers = InitializerGraph(of: reads, in: subject)
        return initializers.loops.compactMap { finding($0, initializers, in: subject) }
    }

    private static func finding(_ loop: [Int], _ initializers: InitializerGraph, in subject: RuleSubject) -> Finding? {
        guard let first = loop.first else { return nil }
        let node = initializers.nodes[first]
        let own: Message = "\(code: initializers.name(of: first))"
        let isOfOneScope = loop.allSatisfy { initializers.nodes[$0].scope == node.scope }
        let names = (loop + [first]).map { isOfOneScope ? initializers.nodes[$0].name : initializers.name(of: $0) }
        let headline: Message =
            loop.count == 1
            ? "Creating \(own) reads \(own) itself"
            : "Creating \(own) requires \(own) itself: \(code: names.joined(separator: " -> "))"
        return Finding(
            rule: id,
            title: title,
            severity: .error,
            location: node.location,
            scope: subject.graph.scopes[node.scope].id,
            property: node.name == InitializerReads.ofScope ? nil : node.name,
            headline: headline,
            chain: zip(loop, loop.dropFirst() + [first]).compactMap { initializers.step(from: $0, to: $1) },
            isLoop: true,
            repairs: [
                Repair(title: repair(of: loop.count, own), location: node.location)
            ],
            identity: loop.map { initializers.name(of: $0) }
        )
    }

    private static func repair(of count: Int, _ own: Message) -> Message {
        count == 1
            ? "Create it without reading \(own)"
            : "Defer one of the reads with a closure, or extract what they share into another property"
    }
}

/// For each property that is created, the properties that its initialization reads.
private struct InitializerGraph {
    let subject: RuleSubject
    let nodes: [InitializerReads]
    private var next: [[Int]] = []
    /// For each node, the read that leads to each of its successors.
    private var reads: [[Int: InitializerRead]] = []

    init(of nodes: [InitializerReads], in subject: RuleSubject) {
        self.subject = subject
        self.nodes = nodes
        var numbers: [Int: [String: Int]] = [:]
        for (number, node) in nodes.enumerated() { numbers[node.scope, default: [:]][node.name] = number }
        for node in nodes {
            var targets: [Int: InitializerRead] = [:]
            for read in node.reads {
                guard let owner = owner(of: read, by: node.scope), let target = numbers[owner]?[read.name],
                    targets[target] == nil
                else { continue }
                targets[target] = read
            }
            next.append(targets.keys.sorted())
            reads.append(targets)
        }
    }

    /// The cycles that create something: a cycle of pass-throughs creates nothing.
    var loops: [[Int]] {
        shortestLoops(next) { nodes[$0].location }.filter { !$0.allSatisfy(onlyForwards) }
    }

    private func onlyForwards(_ node: Int) -> Bool {
        subject.graph.scopes[nodes[node].scope].provisions.named(nodes[node].name).contains(where: \.isPassThrough)
    }

    /// The scope whose property is read; `nil` if it is not unique.
    private func owner(of read: InitializerRead, by scope: Int) -> Int? {
        switch read.source {
        case .own: return scope
        case .component(let other): return other
        case .dependency:
            let needs = subject.needs(of: scope, named: read.name)
            guard needs.count == 1, let need = needs.first else { return nil }
            let suppliers = subject.resolution.needs[need].suppliers
            guard suppliers.count == 1, suppliers[0] != scope, subject.resolution.needs[need].failures.isEmpty else {
                return nil
            }
            return suppliers[0]
        }
    }

    /// `LoginComponent.session`; only the scope's name if the scope itself is created.
    func name(of node: Int) -> String {
        let (scope, name) = (subject.name(nodes[node].scope), nodes[node].name)
        return name == InitializerReads.ofScope ? scope : "\(scope).\(name)"
    }

    func step(from node: Int, to other: Int) -> Step? {
        guard let read = reads[node][other] else { return nil }
        let (reader, target) = (name(of: node), name(of: other))
        let message: Message
        switch read.source {
        case .dependency: message = "\(code: reader) reads \(code: read.name), which is \(code: target)"
        case .component where read.name == InitializerReads.ofScope: message = "\(code: reader) creates \(code: target)"
        case .own, .component: message = "\(code: reader) reads \(code: target)"
        }
        return Step(scope: subject.name(nodes[node].scope), location: read.location, message: message)
    }
}
