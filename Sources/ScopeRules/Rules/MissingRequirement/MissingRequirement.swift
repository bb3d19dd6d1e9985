import ScopeGraph

/// The code of a scope reads something from its dependency that the dependency does not require.
package enum MissingRequirement: Rule {
    package static let id = "missing-requirement"
    package static let title = "Missing Requirement"
    package static let defaultSeverity: Severity? = .error
    package static let usesAllCores = true
    package static let reason = """
        Code reads something from a dependency that the dependency does not require, so the app does not compile. \
        Declare it in the dependency: then Thimble also checks that an ancestor provides it. Nothing is reported if \
        a part of the dependency is not in the sources, is generated, or depends on `#if`.
        """
    package static let triggeringExample = """
        import RIBs
        protocol LoginDependency: Dependency {}
        final class LoginBuilder: Builder<LoginDependency> {
            func build() -> String { dependency.title }
        }
        final class AppComponent: Component<EmptyDependency>, LoginDependency {
            let title = "Login"
            init() { super.init(dependency: EmptyComponent()) }
            func login() -> String { LoginBuilder(dependency: self).build() }
        }
        let login = AppComponent().login()
        """
    package static let silentExample = """
        import RIBs
        protocol LoginDependency: Dependency {
            var title: String { get }
        }
        final class LoginBuilder: Builder<LoginDependency> {
            func build() -> String { dependency.title }
        }
        final class AppComponent: Component<EmptyDependency>, LoginDependency {
            let title = "Login"
            init() { super.init(dependency: EmptyComponent()) }
            func login() -> String { LoginBuilder(dependency: self).build() }
        }
        let login = AppComponent().login()
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        let all = subject.answers { $1.unrequiredReads(in: $0) }
        if all.isEmpty { return [] }
        let forwarded = Set(MissingPassthrough.findings(in: subject).map { [$0.scope, $0.property] })
        let reads = all.filter { read in
            !forwarded.contains([read.scope.map { subject.graph.scopes[$0].id }, read.name])
                && !isNeededByChild(read, in: subject) && !isOfMisspelledRequirement(read, in: subject)
        }
        let groups = Dictionary(grouping: reads) { [$0.dependency, $0.name] }
        return groups.values.sorted { $0[0].location < $1[0].location }.map {
            finding($0[0], $0.dropFirst(), in: subject)
        }
    }

    /// Whether a child needs what is read. Then the finding is that the component cannot forward it.
    private static func isNeededByChild(_ read: UnrequiredRead, in subject: RuleSubject) -> Bool {
        read.scope.map { !subject.needs(of: $0, named: read.name).isEmpty } ?? false
    }

    /// Whether the name is close to that of a requirement which no ancestor provides: the requirement is misspelled.
    private static func isOfMisspelledRequirement(_ read: UnrequiredRead, in subject: RuleSubject) -> Bool {
        guard let scope = read.scope, let meant = RequirementRepairs(subject).nameMeant(by: read) else { return false }
        return subject.needs(of: scope, named: meant).contains { !subject.resolution.needs[$0].failures.isEmpty }
    }

    /// - Parameter others: further reads of the same name.
    private static func finding(
        _ read: UnrequiredRead,
        _ others: ArraySlice<UnrequiredRead>,
        in subject: RuleSubject
    ) -> Finding {
        let scope = read.scope.map { subject.graph.scopes[$0] }
        return Finding(
            rule: id,
            title: title,
            severity: .error,
            location: read.location,
            scope: scope?.id,
            property: read.name,
            headline: "\(code: read.dependency) does not require \(code: read.name), which is read here",
            nearMisses: others.map {
                NearMiss(
                    scope: scope?.name ?? "",
                    location: $0.location,
                    message: "\(code: read.name) is also read here"
                )
            },
            repairs: RequirementRepairs(subject).all(for: read),
            identity: [read.dependency, read.name, read.dependencyLocation.file]
        )
    }
}
