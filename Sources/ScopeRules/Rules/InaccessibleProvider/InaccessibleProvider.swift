import ScopeGraph
import Semantics
import SwiftReader

/// A provider exists, but is not accessible where it is needed.
package enum InaccessibleProvider: Rule {
    package static let id = "inaccessible-provider"
    package static let title = "Inaccessible Provider"
    package static let defaultSeverity: Severity? = .error
    package static let reason = """
        An ancestor has the property, but the code that requires it cannot access it. It may be `private`, or not `public` \
        where another module requires that, or isolated to an actor that the requirement does not name, or missing in \
        some builds or targets, or in a module that the file does not import (`MemberImportVisibility`). In RIBs, a \
        private property prevents forwarding of the name. The rule also finds values that a component cannot forward, \
        because its dependency is optional and they are not, or their type is less accessible than it, or its module \
        cannot import theirs, and actors that are passed for a dependency of a global actor. In the Swift 6 language \
        mode, it finds isolated conformances that nonisolated code uses, and values that pass between actors without \
        being `Sendable`.
        """
    package static let triggeringExample = """
        import RIBs
        protocol LoginDependency: Dependency { var session: Session { get } }
        final class LoginComponent: Component<LoginDependency> {}
        final class LoginBuilder: Builder<LoginDependency> {
            func build() { print(LoginComponent(dependency: dependency).dependency.session) }
        }
        final class AppComponent: Component<EmptyDependency> {
            private var session: Session { Session() }
            init() { super.init(dependency: EmptyComponent()) }
        }
        func start() { LoginBuilder(dependency: AppComponent()).build() }
        """
    package static let silentExample = """
        import RIBs
        protocol LoginDependency: Dependency { var session: Session { get } }
        final class LoginComponent: Component<LoginDependency> {
            private var name: String { "" }
        }
        final class LoginBuilder: Builder<LoginDependency> {
            func build() { print(LoginComponent(dependency: dependency).dependency.session) }
        }
        final class AppComponent: Component<EmptyDependency>, LoginDependency {
            private(set) var session = Session()
            init() { super.init(dependency: EmptyComponent()) }
        }
        func start() { LoginBuilder(dependency: AppComponent()).build() }
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        let blocked = subject.obstructions.value.filter(\.isAboutAccess)
        return blocked.compactMap { subject.finding(id, title, $0) }
            + subject.missingFindings(id, title, headline: headline) + HiddenComponents(subject).findings()
            + isolated(in: subject) + subject.isolatedProviders(id, title)
            + subject.conditionalProviders(id, title) + subject.providersOfOtherTargets(id, title)
            + subject.unimportedProviders(id, title) + subject.isolatedInjections(id, title)
            + subject.awaitedRequirements(id, title) + subject.returnedValues(id, title)
            + subject.actorConformances(id, title)
    }

    private static func headline(_ missing: MissingFinding, _ need: Resolution.Need) -> Message {
        guard let best = missing.candidates.first else { return missing.plainHeadline(need) }
        let subject = missing.subject
        let member = "\(subject.name(best.scope)).\(need.name)"
        return """
            \(code: subject.name(need.scope)) requires \(code: subject.text(need)), but \(code: member) is not accessible
            """
    }

    /// A need that has to be forwarded without isolation, but that may be read on one actor only: no code can be
    /// correct.
    private static func isolated(in subject: RuleSubject) -> [Finding] {
        let needs = subject.resolution.needs
        func matters(_ requirement: Requirement) -> Bool { requirement.isolation != nil || requirement.effects.isAsync }
        return needs.indices.lazy.filter { needs[$0].isOwn && matters(needs[$0].requirement) }.flatMap {
            number -> [Finding] in
            let need = needs[number]
            guard let own = need.ownRequirement,
                need.suppliers.count > 0 || subject.graph.edgesUp[need.scope].isEmpty,
                subject.graph.scopes[need.scope].dialect.parentsConform
            else { return [] }
            return subject.needsOutOfReach(forwardedBy: number).map { child in
                finding(subject.graph.scopes[need.scope], own, needs[child].requirement)
            }
        }
    }

    private static func finding(_ scope: Scope, _ own: Requirement, _ childRequirement: Requirement) -> Finding {
        let mode: Message = childRequirement.isolation.map { "on \(code: $0)" } ?? "outside any actor"
        let isolates: Message =
            own.isolation.map { "which isolates it to \(code: $0)" }
            ?? "where it is nonisolated, and \(Message.unsendability(of: childRequirement))"
        return Finding(
            rule: id,
            title: title,
            severity: .error,
            location: childRequirement.location,
            scope: scope.id,
            property: own.name,
            headline: """
                \(code: childRequirement.declaredIn) requires \(code: own.name) \(mode), but \(code: scope.name) reads it \
                from \(code: own.declaredIn), \(isolates)
                """,
            nearMisses: own.isolation.map { actor in
                [
                    NearMiss(
                        scope: scope.name,
                        location: own.location,
                        message: "\(code: own.name) is isolated to \(code: actor) here"
                    )
                ]
            } ?? [],
            repairs: own.isolation.map { repairs(own, $0, childRequirement) } ?? repairs(own, childRequirement),
            identity: [scope.id, own.name, own.declaredIn, childRequirement.declaredIn]
        )
    }

    private static func repairs(_ own: Requirement, _ actor: String, _ childRequirement: Requirement) -> [Repair] {
        [
            Repair(
                title: "Mark \(code: own.name) in \(code: childRequirement.declaredIn) as \(code: actor)",
                location: childRequirement.location
            ),
            Repair(
                title: "Mark \(code: own.name) in \(code: own.declaredIn) as \(code: "nonisolated")",
                location: own.location
            ),
        ]
    }

    /// For what belongs to no actor and cannot be sent to the child's. The child may read it on its actor, so that it
    /// cannot be nonisolated there.
    private static func repairs(_ own: Requirement, _ childRequirement: Requirement) -> [Repair] {
        let mark = childRequirement.isolation.map { actor in
            Repair(
                title: "Mark \(code: own.name) in \(code: own.declaredIn) as \(code: actor)",
                location: own.location
            )
        }
        return [mark, Repair(sending: childRequirement)].compactMap(\.self)
    }
}
