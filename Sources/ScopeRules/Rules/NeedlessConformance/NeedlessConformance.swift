import ScopeGraph
import Semantics
import SwiftReader

/// A component conforms to a dependency but is never passed as that dependency.
package enum NeedlessConformance: Rule {
    package static let id = "needless-conformance"
    package static let title = "Needless Conformance"
    package static let defaultSeverity: Severity? = .warning
    package static let findsErrors = true
    package static let usesAllCores = true
    package static let reason = """
        A component conforms to the dependency of a scope that it never creates. No builder or adapter of that scope \
        receives the component, so the conformance, and the members that exist only for it, are misleading. A public \
        component of a library is not reported, because other modules may pass it. A conformance that the component, \
        or a superclass, has declared already is an error.
        """
    package static let triggeringExample = """
        import RIBs
        protocol LoginDependency: Dependency {}
        final class LoginComponent: Component<LoginDependency> {}
        protocol MenuDependency: Dependency {}
        final class MenuComponent: Component<MenuDependency>, LoginDependency {}
        final class AppComponent: Component<EmptyDependency>, LoginDependency, MenuDependency {
            init() { super.init(dependency: EmptyComponent()) }
            func login() -> LoginComponent { LoginComponent(dependency: self) }
            func menu() -> MenuComponent { MenuComponent(dependency: self) }
        }
        let app = AppComponent()
        """
    package static let silentExample = """
        import RIBs
        protocol LoginDependency: Dependency {}
        final class LoginComponent: Component<LoginDependency> {}
        protocol MenuDependency: Dependency {}
        final class MenuComponent: Component<MenuDependency>, LoginDependency {
            func login() -> LoginComponent { LoginComponent(dependency: self) }
        }
        final class AppComponent: Component<EmptyDependency>, MenuDependency {
            init() { super.init(dependency: EmptyComponent()) }
            func menu() -> MenuComponent { MenuComponent(dependency: self) }
        }
        let app = AppComponent()
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        let needless = subject.answers { NeedlessConformances(model: $0, scopes: $1).all() }
            .filter { subject.isLinted($0.scope) && !isMeant($0, in: subject) }
        let repeated = subject.answers { $1.repeatedConformances(in: $0) }.filter { subject.isLinted($0.scope) }
            .map { finding($0, in: subject) }
        guard !needless.isEmpty else { return repeated }
        let extended = extendedTypes(in: subject.sources)
        return needless.map { finding($0, extended, in: subject) } + repeated
    }

    /// Whether a class that does not conform is passed in place of the component, perhaps by mistake.
    private static func isMeant(_ conformance: NeedlessConformanceSite, in subject: RuleSubject) -> Bool {
        conformance.holders.contains { child in
            subject.graph.edgesUp[child].contains { subject.lacksConformance(subject.graph.edges[$0]) }
        }
    }

    private static func finding(_ conformance: RepeatedConformance, in subject: RuleSubject) -> Finding {
        let scope = subject.graph.scopes[conformance.scope]
        return Finding(
            rule: id,
            title: title,
            severity: .error,
            location: conformance.location,
            scope: scope.id,
            headline: "\(code: scope.name) already conforms to \(code: conformance.protocolName)",
            nearMisses: conformance.first.map { first in
                [NearMiss(scope: scope.name, location: first, message: "the first clause is here")]
            } ?? [],
            repairs: [
                Repair(
                    title: "Remove \(code: conformance.protocolName) from the inheritance clause",
                    location: conformance.location,
                    edits: conformance.isWholeClause ? subject.sources.removingClause(at: conformance.location) : []
                )
            ],
            identity: [scope.id, conformance.protocolName, "repeated"]
        )
    }

    /// The names of all types that extensions add members to.
    private static func extendedTypes(in sources: SourceTable) -> Set<String> {
        sources.all.reduce(into: []) { names, source in
            for declaration in source.declarations where declaration.kind == .extension {
                let isEmpty = declaration.body.map { source[$0].items.indices.isEmpty } ?? true
                if !isEmpty { names.insert(source.joined(declaration.name)) }
            }
        }
    }

    private static func finding(
        _ conformance: NeedlessConformanceSite,
        _ extended: Set<String>,
        in subject: RuleSubject
    ) -> Finding {
        let scope = subject.graph.scopes[conformance.scope]
        let edges = conformance.holders.flatMap { child in
            subject.graph.edgesUp[child].map { subject.graph.edges[$0] }
        }
        return Finding(
            rule: id,
            title: title,
            severity: .warning,
            location: conformance.location,
            scope: scope.id,
            headline:
                "\(code: scope.name) conforms to \(code: conformance.dependencyProtocol) but is never passed as one",
            nearMisses: edges.map { edge in
                NearMiss(
                    scope: subject.name(edge.parent),
                    location: edge.location,
                    message: "\(code: subject.name(edge.child)) is created with \(code: subject.name(edge.parent)) here"
                )
            },
            repairs: [
                Repair(
                    title:
                        "Remove \(code: conformance.dependencyProtocol) from the inheritance clause; the members may stay",
                    location: conformance.location,
                    edits: removal(of: conformance, extended, in: subject)
                )
            ],
            identity: [scope.id, conformance.dependencyProtocol]
        )
    }

    /// Empty if the class may get more than the name from the clause: extensions of the protocol may add members.
    private static func removal(
        of conformance: NeedlessConformanceSite,
        _ extended: Set<String>,
        in subject: RuleSubject
    ) -> [Edit] {
        let holders = conformance.holders.compactMap { subject.graph.scopes[$0].dependency }
        let protocols = Set(holders.flatMap { $0.protocols.map(\.name) } + [conformance.dependencyProtocol])
        return extended.isDisjoint(with: protocols) ? subject.sources.removingClause(at: conformance.location) : []
    }
}
