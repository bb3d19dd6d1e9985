import ScopeGraph
import SwiftReader

/// A scope provides a property that is never read.
package enum UnusedProvider: Rule {
    package static let id = "unused-provider"
    package static let title = "Unused Provider"
    package static let defaultSeverity: Severity? = nil
    package static let usesAllCores = true
    package static let reason = """
        A property of a component is unused: neither its scope nor any scope below reads it. The rule is off by \
        default, because a growing app declares properties before it uses them. Properties that a protocol requires, \
        overrides, and public properties of a library are not reported.
        """
    package static let triggeringExample = """
        import RIBs
        final class AppComponent: Component<EmptyDependency> {
            var attempts: Int { 3 }
            init() { super.init(dependency: EmptyComponent()) }
        }
        let app = AppComponent()
        """
    package static let silentExample = """
        import RIBs
        final class AppComponent: Component<EmptyDependency> {
            var attempts: Int { 3 }
            var isPatient: Bool { attempts > 2 }
            init() { super.init(dependency: EmptyComponent()) }
        }
        let isPatient = AppComponent().isPatient
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        let scopes = subject.graph.scopes
        let lacking = subject.graph.lackingProtocols
        let reads = subject.answers { ProvisionUse.all(of: scopes, lacking: lacking, in: $0, $1) }
        return reads.indices.filter { subject.isLinted($0) }.flatMap { number -> [Finding] in
            let (scope, read) = (scopes[number], reads[number])
            let required = subject.graph.edgesDown[number].flatMap { edge in
                scopes[subject.graph.edges[edge].child].dependency?.fixedRequirements.compactMap(\.nameOfOpenMember)
                    ?? []
            }
            let idle = scope.provisions.filter { provision in
                // Pass-throughs are part of the dependency's findings, and inherited members of the superclass's.
                !provision.isPassThrough && provision.inheritedFrom == nil && !provision.isConditional
                    && provision.owner == .itself && !read.contains(provision.name)
                    && !required.contains(provision.name) && subject.consumers(of: provision.name, from: number).isEmpty
            }
            return idle.map { finding(scope, $0) }
        }
    }

    private static func finding(_ scope: Scope, _ provision: Provision) -> Finding {
        let member = "\(scope.name).\(provision.name)"
        return Finding(
            rule: id,
            title: title,
            severity: .warning,
            isOptional: true,
            location: provision.location,
            scope: scope.id,
            property: provision.name,
            headline: "\(code: member) is unused: neither its scope nor any scope below reads it",
            repairs: [Repair(title: "Delete \(code: member)", location: provision.location)],
            identity: [scope.id, provision.name]
        )
    }
}
