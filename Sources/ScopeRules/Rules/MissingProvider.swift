import ScopeGraph
import SwiftReader

/// No ancestor on some route provides a requirement.
package enum MissingProvider: Rule {
    package static let id = "missing-provider"
    package static let title = "Missing Provider"
    package static let defaultSeverity: Severity? = .error
    package static let reason = """
        No scope between a scope and the root provides a property that its dependency requires. The app does not \
        compile, or it traps when the scope is created. Each missing property is one finding, however many scopes \
        require it. A class that is passed as a `Sendable` dependency without being `Sendable` is reported too, as an \
        error in the Swift 6 language mode. So is a class in a test or a demo that conforms to a dependency and lacks \
        one of its members. The finding is a note if a superclass, a protocol or a macro that is not in the sources may \
        declare the property.
        """
    package static let triggeringExample = """
        import RIBs
        protocol LoginDependency: Dependency { var session: Session { get } }
        final class LoginComponent: Component<LoginDependency> {}
        final class LoginBuilder: Builder<LoginDependency> {
            func build() { print(LoginComponent(dependency: dependency).dependency.session) }
        }
        final class AppComponent: Component<EmptyDependency> {
            init() { super.init(dependency: EmptyComponent()) }
        }
        func start() { LoginBuilder(dependency: AppComponent()).build() }
        """
    package static let silentExample = """
        import RIBs
        protocol LoginDependency: Dependency { var session: Session { get } }
        final class LoginComponent: Component<LoginDependency> {}
        final class LoginBuilder: Builder<LoginDependency> {
            func build() { print(LoginComponent(dependency: dependency).dependency.session) }
        }
        final class AppComponent: Component<EmptyDependency>, LoginDependency {
            var session: Session { Session() }
            init() { super.init(dependency: EmptyComponent()) }
        }
        func start() { LoginBuilder(dependency: AppComponent()).build() }
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        subject.missingFindings(id, title, headline: { $0.plainHeadline($1) }) + subject.unmetRequirements(id, title)
            + subject.unsendableComponents(id, title) + uncertain(in: subject)
    }

    /// Notes about requirements that only a part of a scope outside the sources may provide.
    private static func uncertain(in subject: RuleSubject) -> [Finding] {
        guard subject.graph.scopes.contains(where: { !$0.unseen.isEmpty }) else { return [] }
        return subject.resolution.needs.indices.flatMap { number -> [Finding] in
            let need = subject.resolution.needs[number]
            guard need.ownRequirement != nil else { return [] }
            return need.routes.compactMap { route in
                guard case .supplied(let provision) = route.answer, provision.owner.isUnseen else { return nil }
                return finding(number, provision, of: subject.graph.edges[route.edge].parent, in: subject)
            }
        }
    }

    private static func finding(
        _ number: Int,
        _ provision: Provision,
        of parent: Int,
        in subject: RuleSubject
    ) -> Finding {
        let need = subject.resolution.needs[number]
        let scope = subject.graph.scopes[parent]
        let part = provision.inheritedFrom ?? ""
        let reason: Message =
            part.hasPrefix("@")
            ? "the macro \(code: part) may declare it; its expansion is not in the sources"
            : "\(code: part) may provide it; it is not declared in the sources"
        return Finding(
            rule: id,
            title: title,
            severity: .note,
            location: need.ownRequirement?.location,
            scope: subject.graph.scopes[need.scope].id,
            property: need.name,
            headline: """
                Cannot tell whether \(code: scope.name) provides \(code: subject.text(need)), which \
                \(code: subject.name(need.scope)) requires
                """,
            readers: [number].compactMap(subject.reader),
            nearMisses: [NearMiss(scope: scope.name, location: provision.location, message: reason)],
            repairs: [Repair(title: "Declare \(code: need.name) in \(code: scope.name)", location: scope.location)],
            identity: [subject.graph.scopes[need.scope].id, need.name, "unseen", scope.id]
        )
    }
}
