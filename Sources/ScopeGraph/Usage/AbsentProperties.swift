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
    /// The location of the private declaration of the name; `nil` if there is none.
    package let hidden: SourceLocation?
    /// Whether some dependency has a member of the name, which the component gets if it is made to conform.
    package fileprivate(set) var isOfDependency = false
    /// The members that the component has, with inherited ones; sorted.
    package let members: [String]
}

extension ScopeDeclarations {
    /// What code reads from components that have no such member, not even an inherited one, or a private one: in order
    /// of file and position. None without a root, because then a part of the app is missing.
    package func absentProperties(in model: SemanticModel) -> [AbsentProperty] {
        guard table.partialScopes.contains(where: { $0.root != nil }) else { return [] }
        let components = Set(table.partialScopes.filter { $0.kind == .component }.compactMap(\.type))
        let names = NameFilter(names: components.sorted().map { model.index.types[$0].name.lastName })
        let own = Set(components.lazy.flatMap { model.index.memberBlocks(of: $0) }.map(\.file))
        let found = model.onAllCores(model.filePortions) { model, files in
            var members = ComponentMembers(of: model)
            return files.flatMap { absentProperties(in: $0, &members, names, isOfComponent: own.contains($0)) }
        }
        let reads = Array(found.joined())
        if reads.isEmpty { return [] }
        let others = model.membersOfUnresolvedExtensions()
        let ofDependencies = membersOfDependencies(in: model)
        return reads.filter { !others.contains($0.name) }.map { read in
            var read = read
            read.isOfDependency = ofDependencies.contains(read.name)
            return read
        }
    }

    /// What the dependencies of scopes require, and what their extensions declare.
    private func membersOfDependencies(in model: SemanticModel) -> Set<String> {
        let types = Set(
            table.partialScopes.compactMap(\.dependencyType).flatMap(model.parts).compactMap(\.declaredType)
        )
        let protocols = types.union(types.flatMap { model.inheritedProtocols(of: [$0]).all })
        return Set(protocols.flatMap { model.members(of: $0).map(\.name) })
    }

    /// - Parameters:
    ///   - names: what components are called.
    ///   - isOfComponent: whether the file contains code of a component.
    private func absentProperties(
        in file: Int,
        _ members: inout ComponentMembers,
        _ names: NameFilter,
        isOfComponent: Bool
    ) -> [AbsentProperty] {
        let model = members.model
        if model.index.isOfLibrary(file) || model.index.isTest(file: file) { return [] }
        let source = model.source(file)
        let words = source.variables(ofTypesNamed: names)
        if words.isEmpty, !isOfComponent { return [] }
        var reads: [AbsentProperty] = []
        for read in source.expressions {
            let isOwn = isOfComponent && source.isOwn(read)
            guard
                let type = isOwn
                    ? own(readBy: read, in: file, of: model) : component(readBy: read, in: file, words, &members),
                let partialScope = table.scopeOfType[type], table.partialScopes[partialScope].kind == .component,
                let scope = scope(partialScope)
            else { continue }
            let name = source.name(read.name)
            let hidden = members.hidden(name, type, from: read.block, in: file)
            guard hidden != nil || members.lacks(name, type), members.areKnown(type),
                model.isOnlyOne(type, seenFrom: file), source.conditionTexts(at: read.range.start).isEmpty
            else { continue }
            reads.append(
                AbsentProperty(
                    scope: scope,
                    name: name,
                    location: source.location(of: read.name),
                    hidden: hidden,
                    members: members.names(type)
                )
            )
        }
        return reads
    }

    /// The class of the component that the base of a read has, as far as the name does not show at once that it is fine.
    private func component(
        readBy read: Expression,
        in file: Int,
        _ words: NameFilter,
        _ members: inout ComponentMembers
    ) -> Int? {
        let source = members.model.source(file)
        guard read.kind == .member, let base = read.base, source.isNamed(base, words) else { return nil }
        // Almost all reads end here, without inference.
        let name = source.name(read.name)
        if name.isEmpty || name.isOfWrapper || DependencyMembers.ofAllValues.contains(name)
            || isOfMadeComponent(name, at: read.block, in: file, &members)
        {
            return nil
        }
        return if case .declared(let type, _) = members.model.type(of: base, in: file) { type } else { nil }
    }

    /// The class around a name that it does not declare: of `self.theme`, and of `theme` where only the dependency has it.
    private func own(readBy read: Expression, in file: Int, of model: SemanticModel) -> Int? {
        let source = model.source(file)
        guard let type = model.index.type(around: read.block, in: file), table.scopeOfType[type] != nil else {
            return nil
        }
        let name = source.name(read.name)
        if model.members(of: type)[name] != nil || DependencyMembers.ofAllValues.contains(name) { return nil }
        if read.kind == .member { return name == "init" || name.isOfWrapper ? nil : type }
        guard let dependency = model.ancestry(of: type).libraryBase?.dependency?.declaredType,
            model.members(of: dependency)[name] != nil, !source.hasLocal(named: read.name), !source.isCallee(read),
            case .type(.named(name, arguments: [])) = model.value(of: read, in: file)
        else { return nil }
        return type
    }

    /// Whether a component that the surrounding builder creates has a member.
    private func isOfMadeComponent(
        _ name: String,
        at block: BlockID,
        in file: Int,
        _ members: inout ComponentMembers
    ) -> Bool {
        guard let type = members.model.index.type(around: block, in: file), let made = componentsOfBuilder[type],
            made.count == 1, let component = table.partialScopes[made[0]].type
        else { return false }
        return members.isShown(name, component)
    }
}

extension SourceFile {
    /// Whether an expression may be a member of `self`: a plain name, or one after `self`.
    fileprivate func isOwn(_ read: Expression) -> Bool {
        switch read.kind {
        case .identifier: return true
        case .member: return read.base.map { spells("self", in: self[$0].range) } ?? false
        default: return false
        }
    }

    /// Whether a parameter or a variable inside a function has a name.
    fileprivate func hasLocal(named range: SourceRange) -> Bool {
        let word = name(range)
        return parameters.contains { isNamed(word, $0.name) }
            || declarations.contains {
                ($0.kind == .variable || $0.kind == .function) && self[$0.block].kind != .members
                    && isNamed(word, $0.name)
            }
    }

    fileprivate func isCallee(_ read: Expression) -> Bool {
        expressions.contains { call in
            call.kind == .call && (call.base.map { self[$0].range == read.range } ?? false)
        }
    }

    /// The names of variables and parameters whose written type, or the call that makes them, has one of some names.
    fileprivate func variables(ofTypesNamed names: NameFilter) -> NameFilter {
        var found: [String] = []
        for declaration in declarations where declaration.kind == .variable {
            let made = declaration.initialValue.flatMap { self[$0].kind == .call ? self[$0].base : nil }
            let isMade = made.map { self[$0].kind == .identifier && names.contains(self[$0].name, in: self) } ?? false
            if isMade || names.contains(declaration.type, in: self) { found.append(name(declaration.name)) }
        }
        for parameter in parameters where names.contains(parameter.type, in: self) {
            found.append(name(parameter.name))
        }
        return NameFilter(names: found)
    }
}

extension String {
    /// Whether it may belong to a property wrapper: `$theme`, `_theme`.
    fileprivate var isOfWrapper: Bool { hasPrefix("$") || hasPrefix("_") }
}
