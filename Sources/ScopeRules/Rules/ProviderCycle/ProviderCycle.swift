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
