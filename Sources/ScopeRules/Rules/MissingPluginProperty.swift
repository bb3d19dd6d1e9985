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
        extensions of a pluginized component from its non-core component, so the generated code does not compile. The \
        type of the property has to be the required one, or convert to it: `Sale` to a protocol to which it conforms, \
        `String` to `String?`. A requirement with `set` needs the same type.
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
        let graph = subject.graph
        return graph.scopes.indices.flatMap { number -> [Finding] in
            let core = graph.scopes[number]
            guard case .core(let point)? = core.plugin, let nonCore = point.nonCore.flatMap({ scopes[$0] }) else {
                return []
            }
            let missing = point.requirements.filter { !subject.has($0, nonCore, readBelow: number) }
            return missing.map { finding(on: $0, point, number, nonCore, in: subject) }
                + point.unclearRequirements.map { unclear, part in
                    finding(on: unclear, point, number, nonCore, givenBy: part, in: subject)
                }
                + point.fixedRequirements.map { subject.uncarried($0, by: core, id, title) }
        }
    }

    private static func finding(
        on requirement: Requirement,
        _ point: PluginPoint,
        _ number: Int,
        _ nonCore: Scope,
        givenBy extensionPart: UnseenPart? = nil,
        in subject: RuleSubject
    ) -> Finding {
        let core = subject.graph.scopes[number]
        let what: Message = "\(code: "\(requirement.name): \(requirement.type.spelling)")"
        let near = nonCore.properties(named: requirement.name)
        let parts = near.isEmpty ? nonCore.unseen.parts : []
        let part = extensionPart ?? parts.first { $0.mayHave(requirement.name, of: requirement.type) }
        let verdict: Message =
            part == nil
            ? "\(code: nonCore.name) does not provide" : "Cannot tell whether \(code: nonCore.name) provides"
        return Finding(
            rule: id,
            title: title,
            severity: part == nil ? .error : .note,
            location: requirement.location,
            scope: core.id,
            property: requirement.name,
            headline: "\(verdict) \(what), which \(code: point.pluginExtension) requires",
            nearMisses: part.map { [nearMiss($0, of: nonCore)] }
                ?? near.map { provision in
                    NearMiss(
                        scope: nonCore.id,
                        location: provision.location,
                        message: """
                            \(code: "\(nonCore.name).\(provision.name)") \(reason(provision, for: requirement, in: subject))
                            """
                    )
                },
            repairs: [repair(of: requirement, near, number, nonCore, in: subject)],
            identity: [core.id, nonCore.id, requirement.name, requirement.type.canonical]
        )
    }

    private static func repair(
        of requirement: Requirement,
        _ near: ArraySlice<Provision>,
        _ number: Int,
        _ nonCore: Scope,
        in subject: RuleSubject
    ) -> Repair {
        if let showing = subject.showing(requirement.name, of: nonCore) { return showing }
        let hidden = near.first {
            $0.obstacle == nil && !subject.graph.canSee($0, as: requirement, of: nonCore, below: number)
        }
        if let hidden {
            let title: Message =
                """
                Make \(code: "\(nonCore.name).\(hidden.name)") \(code: "public"), or \(code: "package") within one \
                package
                """
            return Repair(title: title, location: hidden.location)
        }
        let isSeen = subject.graph.isVisible(
            .internal,
            declaredIn: nonCore.module,
            toCodeGeneratedBelow: number,
            orTo: nonCore.module
        )
        let access = isSeen ? "" : "\(Access.public.word) "
        let member = "\(access)var \(SwiftName.written(requirement.name)): \(requirement.type.spelling)"
        return near.lazy.compactMap { subject.changing($0, of: nonCore, for: requirement) }.first
            ?? Repair(title: "Add \(code: member) to \(code: nonCore.name)", location: nonCore.location)
    }
}

extension MissingPluginProperty {
    private static func nearMiss(_ part: UnseenPart, of nonCore: Scope) -> NearMiss {
        let message: Message =
            part.kind == .macro
            ? "the macro \(code: part.name) may declare it; its expansion is not in the sources"
            : "\(code: part.name) may provide it; it is not declared in the sources"
        return NearMiss(scope: nonCore.id, location: part.location, message: message)
    }

    private static func reason(
        _ provision: Provision,
        for requirement: Requirement,
        in subject: RuleSubject
    ) -> Message {
        if provision.obstacle != nil { return "exists but is not accessible" }
        if !subject.mayConvert(provision, to: requirement) {
            return "has type \(code: provision.type?.spelling ?? "another")"
        }
        if !requirement.effects.admits(provision.effects) { return "is \(code: provision.effects.spelling)" }
        if requirement.isSettable, !provision.isSettable { return "is read-only" }
        if let isolation = provision.isolation, isolation.actor != requirement.isolation {
            return "is isolated to \(code: isolation.actor ?? "an actor")"
        }
        return "exists but is not accessible"
    }
}

extension RuleSubject {
    /// The fix for a property that exists; `nil` if another one has to be added.
    fileprivate func changing(_ provision: Provision, of nonCore: Scope, for requirement: Requirement) -> Repair? {
        if provision.obstacle != nil { return nil }
        let name = "\(nonCore.name).\(provision.name)"
        let title: Message
        if !mayConvert(provision, to: requirement) {
            title = "Change the type of \(code: name) to \(code: requirement.type.spelling)"
        } else if !requirement.effects.admits(provision.effects) {
            let getter = requirement.effects.spelling.isEmpty ? "get" : "get \(requirement.effects.spelling)"
            title = "Change the getter of \(code: name) to \(code: getter)"
        } else if requirement.isSettable, !provision.isSettable {
            title =
                provision.setterAccess == nil
                ? "Make \(code: name) settable" : "Make the setter of \(code: name) accessible"
        } else if let isolation = provision.isolation, isolation.actor != requirement.isolation {
            return freeing(provision, called: name)
        } else {
            return nil
        }
        return Repair(title: title, location: provision.location)
    }
}

extension RuleSubject {
    /// Whether the code generated for a core component can read a property of its non-core component.
    fileprivate func has(_ requirement: Requirement, _ nonCore: Scope, readBelow core: Int) -> Bool {
        let named = [nonCore.provisions, nonCore.libraryProvisions].lazy.flatMap { $0.named(requirement.name) }
        return named.contains { provision in
            let home = provision.module ?? nonCore.module
            return requirement.effects.admits(provision.effects)
                && (provision.isSettable || !requirement.isSettable)
                && provision.isolation.map { graph.canRead($0, declaredIn: home, requirement.demand, below: core) }
                    ?? true
                && graph.canSee(provision, as: requirement, of: nonCore, below: core)
                && mayConvert(provision, to: requirement)
        }
    }

    /// Whether the value of a property converts to the type that a plugin extension requires, and a new value to that of
    /// the property. `true` also if that is not certain.
    fileprivate func mayConvert(_ provision: Provision, to requirement: Requirement) -> Bool {
        guard let type = provision.type, !type.mayMatch(requirement.type) else { return true }
        guard let model else { return false }
        return model.answer { model, _ in
            model.mayConvert(type, to: requirement.type)
                && (!requirement.isSettable || model.mayConvert(requirement.type, to: type))
        }
    }
}

extension ScopeGraph {
    fileprivate func canSee(_ provision: Provision, as requirement: Requirement, of nonCore: Scope, below core: Int)
        -> Bool
    {
        isVisible(
            provision.access(isSettable: requirement.isSettable),
            declaredIn: provision.module ?? nonCore.module,
            toCodeGeneratedBelow: core,
            orTo: nonCore.module
        )
    }
}
