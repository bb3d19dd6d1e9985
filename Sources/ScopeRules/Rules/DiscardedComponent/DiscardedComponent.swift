import ScopeGraph
import SwiftReader

/// A builder creates a component and does not use it.
package enum DiscardedComponent: Rule {
    package static let id = "discarded-component"
    package static let title = "Discarded Component"
    package static let defaultSeverity: Severity? = .warning
    package static let usesAllCores = true
    package static let reason = """
        A builder creates a component and never uses it, although the component provides something. Its properties are \
        never created, and the scopes below it have no parent. Usually the builder passes its own dependency where it \
        should pass the component. A component that has only private members, or none, is not reported.
        """
    package static let triggeringExample = """
        import RIBs
        protocol LoginDependency: Dependency {}
        final class LoginComponent: Component<LoginDependency> {
            let attempts = 3
        }
        final class LoginBuilder: Builder<LoginDependency> {
            func build() -> Int {
                _ = LoginComponent(dependency: dependency)
                return 5
            }
        }
        final class AppComponent: Component<EmptyDependency>, LoginDependency {
            init() { super.init(dependency: EmptyComponent()) }
        }
        let login = LoginBuilder(dependency: AppComponent()).build()
        """
    package static let silentExample = """
        import RIBs
        protocol LoginDependency: Dependency {}
        final class LoginComponent: Component<LoginDependency> {
            let attempts = 3
        }
        final class LoginBuilder: Builder<LoginDependency> {
            func build() -> Int {
                let component = LoginComponent(dependency: dependency)
                return component.attempts
            }
        }
        final class AppComponent: Component<EmptyDependency>, LoginDependency {
            init() { super.init(dependency: EmptyComponent()) }
        }
        let login = LoginBuilder(dependency: AppComponent()).build()
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        let all = subject.answers { DiscardedComponents.all(in: $0, $1) }
        let discarded = Dictionary(grouping: all.filter { subject.isLinted($0.scope) }, by: \.scope)
        return discarded.keys.sorted().flatMap { number -> [Finding] in
            let offers = offers(of: number, in: subject)
            guard !offers.isEmpty else { return [] }
            return (discarded[number] ?? []).map { finding($0, offers, in: subject) }
        }
    }

    /// The provisions of the component that no scope receives.
    private static func offers(of number: Int, in subject: RuleSubject) -> [NearMiss] {
        let scope = subject.graph.scopes[number]
        let own = (scope.provisions + scope.nearMisses).filter { provision in
            // Pass-throughs of the dependency are available without the component.
            !provision.isPassThrough && provision.inheritedFrom == nil && provision.access != .private
                && (provision.obstacle == nil || provision.obstacle == .access)
        }
        let properties = own.sorted { $0.location < $1.location }.map { property in
            NearMiss(
                scope: scope.name,
                location: property.location,
                message: "nothing uses \(code: "\(scope.name).\(property.name)")"
            )
        }
        let children = subject.graph.edgesDown[number].map { subject.graph.edges[$0] }.filter { $0.injected == .itself }
        return properties
            + children.map { edge in
                let child = subject.name(edge.child)
                return NearMiss(
                    scope: scope.name,
                    location: edge.location,
                    message: "\(code: child) is created here and does not receive it"
                )
            }
    }

    private static func finding(
        _ discard: DiscardSite,
        _ offers: [NearMiss],
        in subject: RuleSubject
    ) -> Finding {
        let scope = subject.graph.scopes[discard.scope]
        let deletion: Message = discard.variable.map { "Delete \(code: $0)" } ?? "Delete this expression"
        return Finding(
            rule: id,
            title: title,
            severity: .warning,
            location: discard.location,
            scope: scope.id,
            headline: "\(code: discard.builder) creates \(code: scope.name) and never uses it",
            nearMisses: offers,
            repairs: [
                Repair(
                    title: "Pass \(code: scope.name) instead of \(code: scope.dialect.builderProperty)",
                    location: discard.location
                ),
                Repair(title: deletion, location: discard.location),
            ],
            identity: [scope.id, discard.builder, discard.variable ?? ""]
        )
    }
}
