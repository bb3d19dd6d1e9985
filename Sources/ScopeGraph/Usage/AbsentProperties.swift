import Semantics
import SwiftReader

/// Code that reads something from a component that the component does not have, or hides, so that it does not compile.
package struct AbsentProperty: Sendable {
    /// The component, an index into `ScopeGraph.scopes`.
    package let scope: Int
    /// What is read.
    package let name: String
    /// The location of that name.
    package let location: SourceLocation
    /// Whether code of the component itself reads it.
    package let isOwn: Bool
    /// The location of the private declaration of the name; `nil` if there is none.
    package let hidden: SourceLocation?
    /// Whether some dependency has a member of the name, which the component gets if it is made to conform.
    package let isOfDependency: Bool
    /// The members that the component has, with inherited ones; sorted.
    package let members: [String]
}

extension ScopeDeclarations {
    /// What code reads from components that have no such member, not even an inherited one, or a private one: in order
    /// of file and position. None without a root, because then a part of the app is missing.
    package func absentProperties(in model: SemanticModel) -> [AbsentProperty] {
        guard table.partialScopes.contains(where: { $0.root != nil }) else { return [] }
        let components = Set(table.partialScopes.filter { $0.kind == .component }.compactMap(\.type))
        let names = NameFilter(names: components.map { model.index.types[$0].name.lastName })
        // Few names are those of requirements, so that few reads need a closer look.
        let required = membersOfDependencies(in: model)
        let own = Set(components.lazy.flatMap { model.index.memberBlocks(of: $0) }.map(\.file))
        let found = model.onAllCores(model.filePortions) { model, files in
            var members = ComponentMembers(of: model)
            return files.flatMap { file in
                let reads = ComponentReads(in: file, of: model, names, required, isOfComponent: own.contains(file))
                return absentProperties(among: reads, in: file, &members)
            }
        }
        let reads = Array(found.joined())
        if reads.isEmpty { return [] }
        let others = model.membersOfUnresolvedExtensions()
        return reads.filter { !others.contains($0.name) }
    }

    /// What the dependencies of scopes require, and what their extensions declare.
    private func membersOfDependencies(in model: SemanticModel) -> NameFilter {
        let types = Set(
            table.partialScopes.compactMap(\.dependencyType).flatMap(model.parts).compactMap(\.declaredType)
        )
        let protocols = types.union(types.flatMap { model.inheritedProtocols(of: [$0]).all })
        return NameFilter(names: protocols.flatMap { model.members(of: $0).map(\.name) })
    }

    private func absentProperties(
        among reads: ComponentReads,
        in file: Int,
        _ members: inout ComponentMembers
    ) -> [AbsentProperty] {
        let model = members.model
        if reads.areNone || model.index.isOfLibrary(file) || model.index.isTest(file: file) { return [] }
        var reads = reads
        var found: [AbsentProperty] = []
        for read in reads.source.expressions {
            guard let type = reads.component(of: read, self, &members), let partialScope = table.scopeOfType[type],
                table.partialScopes[partialScope].kind == .component, let scope = scope(partialScope),
                !reads.isCalled(read)
            else { continue }
            let name = reads.source.name(read.name)
            let hidden = members.hidden(name, type, from: read.block, in: file)
            guard hidden != nil || members.lacks(name, type, withoutSelf: read.kind == .identifier),
                members.areKnown(type), model.isOnlyOne(type, seenFrom: file),
                reads.source.conditionTexts(at: read.range.start).isEmpty
            else { continue }
            found.append(
                AbsentProperty(
                    scope: scope,
                    name: name,
                    location: reads.source.location(of: read.name),
                    isOwn: reads.isOwn(read),
                    hidden: hidden,
                    isOfDependency: reads.required.contains(name),
                    members: members.names(type)
                )
            )
        }
        return found
    }
}
