import ScopeGraph
import Semantics
import SwiftReader

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
        // What a child needs is the finding of the component that cannot forward it.
        let forwarded = Set(MissingPassthrough.findings(in: subject).map { [$0.scope, $0.property] })
        let reads = all.filter { read in
            !forwarded.contains([read.scope.map { subject.graph.scopes[$0].id }, read.name])
        }
        let groups = Dictionary(grouping: reads) { [$0.dependency, $0.name] }
        return groups.values.sorted { $0[0].location < $1[0].location }.map {
            finding($0[0], $0.dropFirst(), in: subject)
        }
    }

    /// - Parameter others: further reads of the same name.
    private static func finding(
        _ read: UnrequiredRead,
        _ others: ArraySlice<UnrequiredRead>,
        in subject: RuleSubject
    ) -> Finding {
        let scope = read.scope.map { subject.graph.scopes[$0] }
        let meant = SpellingSuggester(Set(read.members).sorted()).nearest(to: read.name)
        let writing = meant.map { Repair(title: "Write \(code: $0)", location: read.location) }
        let provision = read.scope.flatMap { provision(named: read.name, above: $0, in: subject.graph) }
        let requirement = provision?.type.map { "var \(read.name): \($0.qualifiedSpelling) { get }" }
        let declaring = Repair(
            title: "Add \(code: requirement ?? read.name) to \(code: read.dependency)",
            location: read.dependencyLocation,
            edits: edits(declaring: requirement, read, provision, in: subject.sources)
        )
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
            repairs: [writing, declaring].compactMap(\.self),
            identity: [read.dependency, read.name, read.dependencyLocation.file]
        )
    }

    /// What the nearest ancestors provide, if they agree on the type.
    private static func provision(named name: String, above scope: Int, in graph: ScopeGraph) -> Provision? {
        var (seen, level) = (Set([scope]), [scope])
        while !level.isEmpty {
            level = level.flatMap { graph.edgesUp[$0].map { graph.edges[$0].parent } }.filter {
                seen.insert($0).inserted
            }
            let found = level.compactMap { parent in graph.scopes[parent].provisions.first { $0.name == name } }
            if let first = found.first { return found.allSatisfy { $0.type == first.type } ? first : nil }
        }
        return nil
    }

    /// Empty if the protocol may not see the type, or if the property is not a plain one.
    private static func edits(
        declaring requirement: String?,
        _ read: UnrequiredRead,
        _ provision: Provision?,
        in sources: SourceTable
    ) -> [Edit] {
        guard let requirement, let provision, let type = provision.type, !type.hasForeignNames,
            type.names.allSatisfy({ $0.module == read.module }), provision.effects == .none, provision.isolation == nil,
            let written = sources.declaration(at: read.dependencyLocation), written.declaration.kind == .protocol,
            written.declaration.access ?? .internal <= .internal
        else { return [] }
        return [written.appending(members: [requirement])].compactMap(\.self)
    }
}
