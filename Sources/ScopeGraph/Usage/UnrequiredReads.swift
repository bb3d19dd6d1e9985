import Modules
import Semantics
import SwiftReader

/// Code that reads something from a dependency that the dependency does not require, so that it does not compile.
package struct UnrequiredRead: Sendable {
    /// The scope whose code it is, an index into `ScopeGraph.scopes`; `nil` if it is in a helper.
    package let scope: Int?
    /// The qualified name of the protocol.
    package let dependency: String
    /// The location of the protocol's name.
    package let dependencyLocation: SourceLocation
    /// The module that declares the protocol, an index into `ScopeGraph.modules`.
    package let module: Int
    /// What is read.
    package let name: String
    /// The location of that name.
    package let location: SourceLocation
    /// The members that the protocol has, with inherited ones.
    package let members: [String]
}

extension ScopeDeclarations {
    /// What code reads from dependencies that have no such member: no protocol that they inherit declares it. The values
    /// are called `dependency`, or are variables that contain such a value. In order of file and position; none without a
    /// root, because then a part of the app is missing.
    package func unrequiredReads(in model: SemanticModel) -> [UnrequiredRead] {
        guard table.partialScopes.contains(where: { $0.root != nil }) else { return [] }
        let words = NameFilter(names: table.dialects.all.map(\.dependencyProperty))
        let components = table.partialScopes.compactMap(\.type)
        let found = model.onAllCores(model.filePortions) { model, files in
            var protocols = DependencyMembers(of: model, providedBy: components)
            return files.flatMap { unrequiredReads(in: $0, of: model, &protocols, words) }
        }
        let reads = Array(found.joined())
        if reads.isEmpty { return [] }
        let others = model.membersOfUnresolvedExtensions()
        return reads.filter { !others.contains($0.name) }
    }

    /// - Parameter words: what the libraries call a dependency.
    private func unrequiredReads(
        in file: Int,
        of model: SemanticModel,
        _ protocols: inout DependencyMembers,
        _ words: NameFilter
    ) -> [UnrequiredRead] {
        if model.index.isOfLibrary(file) || model.index.isTest(file: file) { return [] }
        let source = model.source(file)
        let words = source.withVariables(named: words)
        var reads: [UnrequiredRead] = []
        for read in source.expressions where read.kind == .member {
            guard let base = read.base, source.isNamed(base, words) else { continue }
            // Almost all reads end here, without inference.
            let name = source.name(read.name)
            if name.isEmpty || ownDependency(read.block, in: file, of: model, has: name)
                || DependencyMembers.ofAllValues.contains(name)
            {
                continue
            }
            guard case .declared(let type, _) = model.type(of: base, in: file),
                !protocols.has(name, type), protocols.areKnown(type),
                table.isDependencyProtocol(.declared(type, arguments: [])) || protocols.isProvided(type),
                model.isOnlyOne(type, seenFrom: file),
                source.conditionTexts(at: read.range.start).isEmpty
            else { continue }
            reads.append(
                UnrequiredRead(
                    scope: model.index.type(around: read.block, in: file).flatMap { scope(ofCodeIn: $0) },
                    dependency: model.index.types[type].qualifiedName,
                    dependencyLocation: model.index.location(of: type),
                    module: model.index.types[type].module,
                    name: name,
                    location: source.location(of: read.name),
                    members: protocols.names(type)
                )
            )
        }
        return reads
    }

    /// Whether the dependency of the class around a block declares a member.
    private func ownDependency(_ block: BlockID, in file: Int, of model: SemanticModel, has name: String) -> Bool {
        guard let type = model.index.type(around: block, in: file),
            let dependency = model.ancestry(of: type).libraryBase?.dependency?.declaredType
        else { return false }
        return model.members(of: dependency)[name] != nil
    }

    /// The scope of a component, or the only one that a builder creates.
    private func scope(ofCodeIn type: Int) -> Int? {
        let made = componentsOfBuilder[type] ?? []
        let partialScope = table.scopeOfType[type] ?? (made.count == 1 ? made[0] : nil)
        return partialScope.flatMap { scope($0) }
    }
}

extension SourceFile {
    /// Some words, and the names of the variables that have a value called so: `needs` in `let needs = dependency`.
    fileprivate func withVariables(named words: NameFilter) -> NameFilter {
        var all = words
        for declaration in declarations where declaration.kind == .variable {
            guard let value = declaration.initialValue, isNamed(value, words) else { continue }
            all.insert(name(declaration.name))
        }
        return all
    }
}
