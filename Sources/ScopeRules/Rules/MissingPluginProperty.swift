import ScopeGraph
import Semantics
import SwiftReader

/// A plugin extension requires a property that its non-core component does not have.
package enum MissingPluginProperty: Rule {
    package static let id = "missing-plugin-property"
    package static let title = "Missing Plugin Property"
    package static let defaultSeverity: Severity? = .error
    package static let reason = """
        A plugin extension requires a property that the non-core component does not provide. Needle reads plugin \
        extensions of a pluginized component from its non-core component, so the generated code does not compile.
        """
    package static let triggeringExample = """
        import NeedleFoundation
        final class AppComponent: BootstrapComponent {
            func shop() -> ShopComponent { ShopComponent(parent: self) }
        }
        protocol ShopExtension: PluginExtension { var offers: [String] { get } }
        final class OffersComponent: NonCoreComponent<EmptyDependency> {}
        final class ShopComponent: PluginizedComponent<EmptyDependency, ShopExtension, OffersComponent> {}
        """
    package static let silentExample = """
        import NeedleFoundation
        final class AppComponent: BootstrapComponent {
            func shop() -> ShopComponent { ShopComponent(parent: self) }
        }
        protocol ShopExtension: PluginExtension { var offers: [String] { get } }
        final class OffersComponent: NonCoreComponent<EmptyDependency> {
            var offers: [String] { ["tea"] }
        }
        final class ShopComponent: PluginizedComponent<EmptyDependency, ShopExtension, OffersComponent> {}
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        let scopes = Dictionary(subject.graph.scopes.map { ($0.id, $0) }) { first, _ in first }
        return subject.graph.scopes.flatMap { core -> [Finding] in
            guard case .core(let point)? = core.plugin, let nonCore = point.nonCore.flatMap({ scopes[$0] }) else {
                return []
            }
            return point.requirements.filter { !nonCore.has($0) }.map {
                finding(on: $0, point, core, nonCore, in: subject)
            }
        }
    }

    private static func finding(
        on requirement: Requirement,
        _ point: PluginPoint,
        _ core: Scope,
        _ nonCore: Scope,
        in subject: RuleSubject
    ) -> Finding {
        let what: Message = "\(code: "\(requirement.name): \(requirement.type.spelling)")"
        let member = "var \(SwiftName.written(requirement.name)): \(requirement.type.spelling)"
        let near = nonCore.properties(named: requirement.name)
        return Finding(
            rule: id,
            title: title,
            severity: .error,
            location: requirement.location,
            scope: core.id,
            property: requirement.name,
            headline: "\(code: nonCore.name) does not provide \(what), which \(code: point.pluginExtension) requires",
            nearMisses: near.map { provision in
                NearMiss(
                    scope: nonCore.id,
                    location: provision.location,
                    message: "\(code: "\(nonCore.name).\(provision.name)") \(reason(provision, for: requirement))"
                )
            },
            repairs: [
                subject.showing(requirement.name, of: nonCore)
                    ?? Repair(title: "Add \(code: member) to \(code: nonCore.name)", location: nonCore.location)
            ],
            identity: [core.id, nonCore.id, requirement.name, requirement.type.canonical]
        )
    }
}

extension MissingPluginProperty {
    private static func reason(_ provision: Provision, for requirement: Requirement) -> Message {
        if provision.obstacle != nil { return "exists but is not accessible" }
        if !provision.hasType(of: requirement) { return "has the type \(code: provision.type?.spelling ?? "another")" }
        if !requirement.effects.admits(provision.effects) { return "is \(code: provision.effects.spelling)" }
        return "cannot be set"
    }
}

extension Provision {
    fileprivate func hasType(of requirement: Requirement) -> Bool { type?.mayMatch(requirement.type) ?? true }
}

extension Scope {
    fileprivate func has(_ requirement: Requirement) -> Bool {
        provisions.named(requirement.name).contains { provision in
            provision.hasType(of: requirement) && requirement.effects.admits(provision.effects)
                && (provision.isSettable || !requirement.isSettable)
        }
    }
}
