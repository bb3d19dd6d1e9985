import Semantics
import SwiftReader

/// Needle's pluginized components: `PluginizedComponent<Dependency, PluginExtension, NonCoreComponent>`.
extension SemanticModel {
    /// The properties of a class. For a pluginized component, they include those of its plugin extension and its
    /// non-core component, which its descendants can read too.
    func provisionsWithPlugins(of type: Int) -> ProvisionList {
        var list = provisions(of: type)
        guard let base = pluginizedBase(of: type) else { return list }
        var names = Set(list.provisions.map(\.name))
        for argument in base.arguments.dropFirst() {
            for provision in pluginProvisions(of: argument) where names.insert(provision.name).inserted {
                list.provisions.append(provision)
            }
        }
        return list.sorted()
    }

    /// The role of a component in Needle's plugin architecture.
    ///
    /// - Parameter id: returns the id of a type's scope.
    func pluginRole(of type: Int, id: (Int) -> String?) -> PluginRole? {
        guard let base = ancestry(of: type).libraryBase else { return nil }
        if base.first.library.roles.contains(.nonCoreComponent) { return .nonCore }
        guard let base = pluginizedBase(of: type), base.arguments.count > 1 else { return nil }
        let protocols = parts(of: base.arguments[1]).compactMap(\.declaredType)
        guard !protocols.isEmpty else { return nil }
        let nonCore = nonCoreComponent(of: type)
        let requirements = requirements(ofPluginExtension: base.arguments[1], readFrom: nonCore)
        let unclear = unclear(requirements, of: base.arguments[1], readFrom: nonCore)
        let names = Set(unclear.map(\.requirement.name))
        return .core(
            PluginPoint(
                pluginExtension: protocols.map { index.types[$0].qualifiedName }.joined(separator: " & "),
                isolation: protocols.lazy.compactMap { self.isolation(ofType: $0) }.first,
                requirements: names.isEmpty ? requirements : requirements.filter { !names.contains($0.name) },
                defaults: defaults(ofPluginExtension: base.arguments[1], for: requirements),
                unclearRequirements: unclear,
                fixedRequirements: fixedRequirements(ofPluginExtension: base.arguments[1]),
                nonCore: nonCore.flatMap(id)
            )
        )
    }

    private func fixedRequirements(ofPluginExtension type: ResolvedType) -> [FixedRequirement] {
        let protocols = protocols(of: type)
        return fixedRequirements(of: type, protocols)
            + standardRequirements(of: type, protocols, inheritedProtocols(of: protocols).undeclared)
    }

    /// Without methods, and without those that protocol extensions implement and the non-core component does not
    /// replace.
    private func requirements(ofPluginExtension type: ResolvedType, readFrom nonCore: Int?) -> [Requirement] {
        let all = requirements(of: type).filter { $0.method == nil }
        let given = defaults(ofPluginExtension: type, for: all)
        if given.isEmpty { return all }
        let own = nonCore.map { provisions(of: $0).sorted().provisions } ?? []
        return all.filter { requirement in
            !given.contains(requirement.name)
                || own.named(requirement.name).contains { $0.type?.mayMatch(requirement.type) ?? true }
        }
    }

    /// The names of the requirements that protocol extensions implement.
    private func defaults(ofPluginExtension type: ResolvedType, for requirements: [Requirement]) -> Set<String> {
        Set(defaults(of: protocols(of: type), for: requirements).map(\.name))
    }

    /// The requirements that only a part of a plugin extension that is not in the sources may implement.
    private func unclear(_ requirements: [Requirement], of type: ResolvedType, readFrom nonCore: Int?)
        -> [(requirement: Requirement, part: UnseenPart)]
    {
        let parts = unseenParts(ofDependency: type, protocols(of: type))
        guard !parts.isEmpty, let nonCore else { return [] }
        let own = provisions(of: nonCore).sorted().provisions
        let unseen = unseenParts(of: nonCore)
        return requirements.compactMap { requirement in
            func mayHave(_ part: UnseenPart) -> Bool { part.mayHave(requirement.name, of: requirement.type) }
            guard let part = parts.first(where: mayHave), !unseen.contains(where: mayHave),
                !own.named(requirement.name).contains(where: { $0.type?.mayMatch(requirement.type) ?? true })
            else { return nil }
            return (requirement, part)
        }
    }

    /// The non-core component of a pluginized component.
    package func nonCoreComponent(of type: Int) -> Int? {
        guard let base = pluginizedBase(of: type), base.arguments.count > 2 else { return nil }
        return base.arguments[2].declaredType
    }

    /// The non-core component of a pluginized component, with the protocols of the plugin extension through which others
    /// read it.
    package func pluginExtension(of type: Int) -> (nonCore: Int, protocols: [Int])? {
        guard let nonCore = nonCoreComponent(of: type), let base = pluginizedBase(of: type) else { return nil }
        return (nonCore, protocols(of: base.arguments[1]))
    }

    /// The library's class from which a pluginized component inherits; `nil` for other classes.
    func pluginizedBase(of type: Int) -> LibraryBase? {
        let ancestry = ancestry(of: type)
        return ancestry.libraryRoles.contains(.pluginizedComponent) ? ancestry.libraryBase : nil
    }

    private func pluginProvisions(of type: ResolvedType) -> [Provision] {
        if let declared = type.declaredType, index.types[declared].kind == .class {
            return provisions(of: declared).provisions.map { $0.read(through: .nonCore) }
        }
        return requirements(of: type).map { requirement in
            Provision(
                name: requirement.name,
                type: requirement.type,
                access: .public,
                location: requirement.location,
                inheritedFrom: requirement.declaredIn,
                isPassThrough: false,
                isSettable: requirement.isSettable,
                isConditional: !requirement.conditions.isEmpty,
                obstacle: nil,
                owner: .pluginExtension,
                effects: requirement.effects,
                isolation: requirement.isolation.map { MemberIsolation(actor: $0) }
            )
        }
    }
}
