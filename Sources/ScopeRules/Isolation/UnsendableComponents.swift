import ScopeGraph
import Semantics
import SwiftReader

/// Classes that are passed as a `Sendable` dependency and cannot conform to `Sendable`.
extension RuleSubject {
    /// One finding for each class and dependency.
    func unsendableComponents(_ rule: String, _ title: String) -> [Finding] {
        var known: Set<[String]> = []
        return graph.edges.compactMap { edge in
            let isIsolated = edge.conformance?.isOnActor ?? false
            guard isIsolated || edge.sendabilityFault != nil,
                let dependencyProtocol = graph.scopes[edge.child].dependency,
                !isIsolated || dependencyProtocol.inheritsUndeclared("Sendable")
                    || dependencyProtocol.inheritsUndeclared("SendableMetatype"),
                known.insert([graph.scopes[edge.parent].id, dependencyProtocol.name]).inserted
            else { return nil }
            if isIsolated { return isolatedFinding(rule, title, dependencyProtocol, edge) }
            return edge.sendabilityFault.map { finding(rule, title, $0, dependencyProtocol, edge) }
        }
    }

    /// Whether a class is passed as a `Sendable` dependency, but the compiler lets it conform to none: then that is the
    /// finding, and no conformance repairs it.
    func isRefusedAsSendable(_ edge: Edge) -> Bool {
        edge.sendabilityFault != nil && !(edge.conformance?.isOnActor ?? false)
            && graph.modules[graph.scopes[edge.parent].module].language.mode == 6
    }

    private func finding(
        _ rule: String,
        _ title: String,
        _ fault: SendabilityFault,
        _ dependencyProtocol: DependencyProtocol,
        _ edge: Edge
    ) -> Finding {
        let (parent, child) = (graph.scopes[edge.parent], graph.scopes[edge.child])
        let mode = LanguageModeSeverity(isError: graph.modules[parent.module].language.mode == 6)
        return Finding(
            rule: rule,
            title: title,
            severity: mode.severity,
            location: parent.location,
            scope: parent.id,
            headline: """
                \(code: dependencyProtocol.name) requires \(code: "Sendable"), but \(code: parent.name) cannot conform to \
                it: \(reason(fault))\(mode.remark)
                """,
            chain: [
                Step(
                    scope: child.name,
                    location: edge.location,
                    message: "\(code: parent.name) creates \(code: child.name)"
                )
            ],
            repairs: repairs(of: fault, parent, dependencyProtocol),
            identity: [parent.id, dependencyProtocol.name, "Sendable"]
        )
    }

    /// An isolated conformance to a protocol that inherits from `Sendable` or `SendableMetatype`.
    private func isolatedFinding(
        _ rule: String,
        _ title: String,
        _ dependencyProtocol: DependencyProtocol,
        _ edge: Edge
    ) -> Finding? {
        guard let clause = edge.conformance?.location else { return nil }
        let parent = graph.scopes[edge.parent]
        let required = dependencyProtocol.inheritsUndeclared("Sendable") ? "Sendable" : "SendableMetatype"
        return Finding(
            rule: rule,
            title: title,
            severity: .error,
            location: clause,
            scope: parent.id,
            headline: """
                \(code: dependencyProtocol.name) requires \(code: required), but the conformance of \(code: parent.name) \
                to it is isolated to an actor
                """,
            repairs: [
                Repair(
                    title: """
                        Mark the conformance of \(code: parent.name) to \(code: dependencyProtocol.name) as \
                        \(code: "nonisolated")
                        """,
                    location: clause
                ),
                Repair(
                    title: "Do not require \(code: required) in \(code: dependencyProtocol.name)",
                    location: dependencyProtocol.location
                ),
            ],
            identity: [parent.id, dependencyProtocol.name, "Sendable"]
        )
    }

    private func reason(_ fault: SendabilityFault) -> Message {
        switch fault {
        case .inherits(let superclass): "it inherits from \(code: superclass)"
        case .notFinal: "it is not \(code: "final")"
        case .variable(let name, _): "it stores the variable \(code: name)"
        case .unsendable(let name, _): "it stores \(code: name), whose type is not \(code: "Sendable")"
        }
    }

    private func repairs(
        of fault: SendabilityFault,
        _ parent: Scope,
        _ dependencyProtocol: DependencyProtocol
    ) -> [Repair] {
        let own: Repair? =
            switch fault {
            case .inherits: nil
            case .notFinal: Repair(title: "Make \(code: parent.name) \(code: "final")", location: parent.location)
            case .variable(let name, let location):
                Repair(title: "Make \(code: name) a constant", location: location)
            case .unsendable(let name, let location):
                Repair(title: "Make the type of \(code: name) \(code: "Sendable")", location: location)
            }
        let isolating = Repair(
            title: "Isolate \(code: parent.name) to an actor, such as \(code: "@MainActor")",
            location: parent.location
        )
        let unchecked = Repair(
            title: """
                Declare \(code: parent.name) as \(code: "@unchecked Sendable"), if a lock protects all of its state
                """,
            location: parent.location
        )
        let easing = Repair(
            title: "Do not require \(code: "Sendable") in \(code: dependencyProtocol.name)",
            location: dependencyProtocol.location
        )
        return [own, isolating, unchecked, easing].compactMap(\.self)
    }
}
