import SwiftReader

/// Turns drafts into scopes, with what each of them needs and offers.
struct ScopeMaker {
    let codebase: Codebase
    let table: ScopeTable
    /// By draft.
    let ids: [String]
    /// Of the methods that some dependency asks for, without labels; sorted.
    let methodNames: [String]
    private var index: TypeIndex { codebase.index }

    /// - Parameters:
    ///   - number: of the draft.
    ///   - isOpen: whether code that is not among the sources may make it.
    func scope(_ number: Int, isOpen: Bool) -> Scope {
        let draft = table.drafts[number]
        let provisions: ProvisionList
        switch (draft.kind, draft.type) {
        case (.builder, _): provisions = ProvisionList()
        case (_, let type?): provisions = codebase.provisionsWithPlugins(of: type)
        case (_, nil): provisions = codebase.provisions(ofForeign: draft.name)
        }
        let methods =
            draft.kind == .builder ? [] : draft.type.map { codebase.methods(of: $0, named: methodNames) } ?? []
        let requirements = requirements(of: draft)
        return Scope(
            id: ids[number],
            name: draft.name,
            namesake: draft.namesake,
            module: draft.module,
            kind: draft.kind,
            dialect: draft.dialect,
            root: draft.root ?? (isOpen ? .open : nil),
            place: draft.place,
            access: draft.access,
            isolation: draft.type.flatMap { codebase.isolation(ofType: $0) },
            isGeneric: draft.type.map { !index.declaration(of: $0).genericParameters.isEmpty } ?? false,
            conditions: draft.type.map { conditions(of: $0, number) } ?? [],
            availability: draft.type.map { codebase.availability(ofType: $0) } ?? [],
            superclasses: draft.type.map { superclasses(of: $0) } ?? [],
            hiddenNames: draft.kind == .component ? draft.type.map { codebase.namesOfTypes(inside: $0) } ?? [] : [],
            plugin: draft.type.flatMap { codebase.pluginRole(of: $0) { table.scopeOfType[$0].map { ids[$0] } } },
            dependency: draft.contract,
            requirements: requirements,
            provisions: provisions.offered,
            withheld: provisions.withheld,
            unservedPassThroughs: unservedPassThroughs(provisions.offered + methods, of: draft),
            methods: methods,
            unmetClaims: draft.kind == .builder
                ? [] : draft.type.map { codebase.unmetClaims(of: $0, provisions) } ?? [],
            unseen: unseen(draft, requirements)
        )
    }

    /// In Needle, generated providers hold properties only.
    private func requirements(of draft: ScopeDraft) -> [Requirement] {
        guard let type = draft.contractType else { return [] }
        var all = codebase.requirements(of: type)
        if let tests = draft.contract?.conditionsOfProtocols, !tests.isEmpty {
            all = all.map { requirement in tests[requirement.declaredIn].map(requirement.with) ?? requirement }
        }
        guard draft.dialect == .needle, all.contains(where: { $0.method != nil }) else { return all }
        return all.filter { $0.method == nil }
    }

    private func unseen(_ draft: ScopeDraft, _ requirements: [Requirement]) -> UnseenMembers {
        let isProvider = draft.kind != .builder
        let parts = isProvider ? draft.type.map { codebase.unseenParts(of: $0) } ?? [] : []
        let contract = requirements.isEmpty ? nil : draft.contractType
        let protocols = contract.map { codebase.protocols(of: $0) } ?? []
        let dependencyParts = contract.map { codebase.unseenParts(ofDependency: $0, protocols) } ?? []
        let defaults = codebase.defaults(of: protocols, for: requirements)
        if parts.isEmpty, dependencyParts.isEmpty, defaults.isEmpty { return .none }
        return UnseenMembers(parts: parts, dependencyParts: dependencyParts, defaults: defaults)
    }

    /// What has to hold so that the compiler sees the class of a scope: in one branch of `#if` or another.
    private func conditions(of type: Int, _ scope: Int) -> [String] {
        guard index.declaration(of: type).condition != nil else { return [] }
        let others = index.otherBranches(of: type).filter { table.scopeOfType[$0] == scope }
        return BuildConditions.either(([type] + others).map(index.ownConditions))
    }

    private func superclasses(of type: Int) -> [String] {
        codebase.ancestry(of: type).superclasses.compactMap { step in table.scopeOfType[step.type].map { ids[$0] } }
    }

    /// What a component hands on although its dependency has no such member: a generated protocol may bring it. Where
    /// the dependency inherits another protocol that no source declares, that one may have it.
    private func unservedPassThroughs(_ provisions: [Provision], of draft: ScopeDraft) -> Set<String> {
        guard draft.kind == .component, draft.dialect == .ribs, let type = draft.contractType,
            let contract = draft.contract, contract.place != nil
        else { return [] }
        var unserved: Set<String> = []
        for provision in provisions where provision.isPassThrough && provision.inheritedFrom == nil {
            let isPlain = !provision.name.containsBytes("(")
            let name = isPlain ? provision.name : String(provision.name.prefix { $0 != "(" })
            if case .nothing = codebase.member(named: name, of: type) { unserved.insert(provision.name) }
        }
        return unserved.isEmpty || mayBeServed(by: contract) ? [] : unserved
    }

    /// Whether a dependency inherits a protocol that no source declares, no generated one, which may have any member.
    private func mayBeServed(by contract: DependencyContract) -> Bool {
        // What it inherits may inherit generated protocols too, also those of other scopes.
        let reserved = [contract.flatName] + contract.protocols.map(\.name.withoutDots)
        return !contract.undeclaredParents.allSatisfy { name in
            DependencyContract.emptyProtocols.contains(name) || reserved.contains { name.hasPrefix($0) }
                || table.isReserved(name)
        }
    }
}
