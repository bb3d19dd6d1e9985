import Semantics
import SwiftReader

/// Creates scopes from partial scopes, with their requirements and provisions.
struct ScopeBuilder {
    let model: SemanticModel
    let table: ScopeTable
    /// By partial scope.
    let ids: [String]
    /// The names of methods that some dependency requires, without labels, sorted.
    let methodNames: [String]
    /// The names of properties of a library's components that some dependency requires, sorted.
    let libraryNames: [String]
    private var index: TypeIndex { model.index }

    /// - Parameters:
    ///   - number: the number of the partial scope.
    ///   - isOpen: whether code outside the sources may create it.
    func scope(_ number: Int, isOpen: Bool) -> Scope {
        let partialScope = table.partialScopes[number]
        let provisions: ProvisionList
        switch (partialScope.kind, partialScope.type) {
        case (.builder, _): provisions = ProvisionList()
        case (_, let type?): provisions = model.provisionsWithPlugins(of: type)
        case (_, nil): provisions = ProvisionList()
        }
        let methods =
            partialScope.kind == .builder
            ? [] : partialScope.type.map { model.methods(of: $0, named: methodNames) } ?? []
        let requirements = requirements(of: partialScope)
        return Scope(
            id: ids[number],
            name: partialScope.name,
            namesake: partialScope.namesake,
            module: partialScope.module,
            kind: partialScope.kind,
            dialect: partialScope.dialect,
            root: partialScope.root ?? (isOpen ? .open : nil),
            location: partialScope.location,
            hasBranches: partialScope.type.map { !otherBranches(of: $0, number).isEmpty } ?? false,
            access: partialScope.access,
            isolation: partialScope.type.flatMap { model.isolation(ofType: $0) },
            isNonisolated: partialScope.type.map { index.declaration(of: $0).modifiers.contains(.nonisolated) }
                ?? false,
            isIsolatedByDefault: partialScope.type.map { model.isIsolatedByDefault(class: $0) } ?? false,
            isGeneric: partialScope.type.map { !index.declaration(of: $0).genericParameters.isEmpty } ?? false,
            conditions: partialScope.type.map { conditions(of: $0, number) } ?? [],
            availability: partialScope.type.map { model.availability(ofType: $0) } ?? [],
            superclasses: partialScope.type.map { superclasses(of: $0) } ?? [],
            hiddenNames: partialScope.kind == .component
                ? partialScope.type.map { model.namesOfTypes(inside: $0) } ?? [] : [],
            outerNames: partialScope.kind == .component
                ? partialScope.type.map { model.namesOfTypes(around: $0) } ?? [] : [],
            plugin: partialScope.type.flatMap { model.pluginRole(of: $0) { table.scopeOfType[$0].map { ids[$0] } } },
            dependency: partialScope.dependencyProtocol,
            requirements: requirements,
            provisions: provisions.provisions,
            nearMisses: provisions.nearMisses,
            unsuppliedPassThroughs: unsuppliedPassThroughs(provisions.provisions + methods, of: partialScope),
            methods: methods,
            libraryProvisions: libraryProvisions(of: partialScope),
            unmetConformances: partialScope.kind == .builder
                ? [] : partialScope.type.map { model.unmetConformances(of: $0, provisions) } ?? [],
            unseen: unseen(partialScope, requirements)
        )
    }

    private func libraryProvisions(of partialScope: PartialScope) -> [Provision] {
        guard partialScope.kind == .component, !partialScope.dialect.parentsConform else { return [] }
        return partialScope.type.map { model.libraryProvisions(of: $0, named: libraryNames) } ?? []
    }

    /// Without methods if providers are generated, because these have properties only.
    private func requirements(of partialScope: PartialScope) -> [Requirement] {
        guard let type = partialScope.dependencyType else { return [] }
        let tests = partialScope.dependencyProtocol?.conditionsOfProtocols ?? [:]
        var all = model.requirements(of: type, compiledIf: tests)
        if let conditions = partialScope.dependencyProtocol?.conditions, !conditions.isEmpty {
            all = all.map { requirement in
                BuildConditions.include(conditions, requirement.conditions)
                    ? requirement : requirement.with(conditions: conditions)
            }
        }
        guard !partialScope.dialect.parentsConform, all.contains(where: { $0.method != nil }) else { return all }
        return all.filter { $0.method == nil }
    }

    private func unseen(_ partialScope: PartialScope, _ requirements: [Requirement]) -> UnseenMembers {
        let isProvider = partialScope.kind != .builder
        let parts = isProvider ? partialScope.type.map { model.unseenParts(of: $0) } ?? [] : []
        let dependencyProtocol = requirements.isEmpty ? nil : partialScope.dependencyType
        let protocols = dependencyProtocol.map { model.protocols(of: $0) } ?? []
        let dependencyParts = dependencyProtocol.map { model.unseenParts(ofDependency: $0, protocols) } ?? []
        let defaults = model.defaults(of: protocols, for: requirements)
        if parts.isEmpty, dependencyParts.isEmpty, defaults.isEmpty { return .none }
        return UnseenMembers(parts: parts, dependencyParts: dependencyParts, defaults: defaults)
    }

    /// The `#if` conditions under which the class of a scope is compiled, in one branch or another.
    private func conditions(of type: Int, _ scope: Int) -> [String] {
        guard index.types[type].isConditional else { return [] }
        return BuildConditions.either(([type] + otherBranches(of: type, scope)).map(index.ownConditions))
    }

    /// The other declarations of the class of a scope.
    private func otherBranches(of type: Int, _ scope: Int) -> [Int] {
        index.otherBranches(of: type).filter { table.scopeOfType[$0] == scope }
    }

    private func superclasses(of type: Int) -> [String] {
        model.ancestry(of: type).superclasses.compactMap { step in table.scopeOfType[step.type].map { ids[$0] } }
    }

    /// The properties that a component forwards although its dependency does not declare them, so that a generated
    /// protocol has to. Empty if the dependency inherits another undeclared protocol, which may declare them, as may its
    /// macros.
    private func unsuppliedPassThroughs(_ provisions: [Provision], of partialScope: PartialScope) -> Set<String> {
        guard partialScope.kind == .component, partialScope.dialect.parentsConform,
            let type = partialScope.dependencyType,
            let dependencyProtocol = partialScope.dependencyProtocol, dependencyProtocol.location != nil
        else { return [] }
        var unsupplied: Set<String> = []
        for provision in provisions where provision.isPassThrough && provision.inheritedFrom == nil {
            let isPlain = !provision.name.containsBytes("(")
            let name = isPlain ? provision.name : String(provision.name.prefix { $0 != "(" })
            if case .nothing = model.member(named: name, of: type) { unsupplied.insert(provision.name) }
        }
        if unsupplied.isEmpty || mayBeServed(by: dependencyProtocol) { return [] }
        let macros = model.unseenParts(ofDependency: type, model.protocols(of: type)).filter { $0.kind == .macro }
        return macros.isEmpty ? unsupplied : unsupplied.filter { name in !macros.contains { $0.mayHave(name) } }
    }

    /// Whether a dependency inherits an undeclared protocol that is not generated and may have any member.
    private func mayBeServed(by dependencyProtocol: DependencyProtocol) -> Bool {
        // An inherited protocol may inherit generated protocols too, including those of other scopes.
        let reserved = dependencyProtocol.protocols.map(\.name.withoutDots)
        return !dependencyProtocol.undeclaredParents.allSatisfy { name in
            StandardLibrary.isEmptyProtocol(name) || reserved.contains { name.hasPrefix($0) }
                || table.isReserved(name)
        }
    }
}
