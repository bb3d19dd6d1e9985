import Semantics
import SwiftReader

extension SemanticModel {
    /// The dependency of a component, as its superclass names it.
    ///
    /// - Parameter conditions: the `#if` conditions under which the component has this dependency.
    func dependencyProtocol(
        _ type: ResolvedType,
        of component: Int,
        compiledIf conditions: [String] = []
    ) -> DependencyProtocol {
        let naming = naming(of: type, for: component)
        let libraryUse = ancestry(of: component).libraryUse
        let file = naming?.file ?? libraryUse?.file ?? index.types[component].file
        let source = source(file)
        let range = naming?.range ?? libraryUse.map { genericArgument(of: $0.range, in: source) } ?? .none
        let spelling = spelling(of: type, of: component) ?? source.joined(source.withoutAny(range))
        return dependencyProtocol(
            type,
            spelling: spelling,
            use: source.location(of: range),
            alias: naming?.alias,
            isOptional: ancestry(of: component).libraryBase?.isDependencyOptional ?? false,
            compiledIf: conditions
        )
    }

    /// The dependency of the helpers that take values of a protocol.
    func dependencyProtocol(ofHelpersTaking type: Int) -> DependencyProtocol {
        dependencyProtocol(
            .declared(type, arguments: []),
            spelling: index.types[type].qualifiedName,
            use: index.location(of: type),
            alias: nil,
            compiledIf: []
        )
    }

    /// The spelling of a dependency that a generic superclass only knows as a parameter; `nil` if it is written with
    /// the library class.
    private func spelling(of type: ResolvedType, of component: Int) -> String? {
        let bases = ancestry(of: component).superclasses.map(\.type).filter { !index.libraries.declares($0) }
        guard bases.contains(where: { !index.declaration(of: $0).genericParameters.isEmpty }) else { return nil }
        switch type {
        case .declared(let declared, _): return index.types[declared].qualifiedName
        case .named(let name, _): return name
        default: return nil
        }
    }

    private func dependencyProtocol(
        _ type: ResolvedType,
        spelling: String,
        use: SourceLocation,
        alias named: Int?,
        isOptional: Bool = false,
        compiledIf conditions: [String]
    ) -> DependencyProtocol {
        let alias = named.flatMap { isOtherName($0, for: type) ? nil : $0 }
        let parts = declaredProtocols(in: type)
        let inherited = inheritedProtocols(of: parts)
        let undeclared = inherited.undeclared.map(\.name) + undeclaredParts(of: type)
        let protocols = parts + inherited.declared.map(\.protocolType)
        let written = alias.map { [$0] } ?? parts
        let home = alias ?? parts.first
        let declared = home.map { index.types[$0] }
        return DependencyProtocol(
            spelling: spelling,
            name: declared?.qualifiedName ?? spelling,
            module: declared?.module,
            location: home.map { index.location(of: $0) },
            use: use,
            isOptional: isOptional,
            access: declared?.access ?? .internal,
            isolation: parts.lazy.compactMap { self.isolation(ofType: $0) }.first,
            isNonisolated: home.map { isMarkedNonisolated($0) } ?? false,
            conditions: written.reduce(conditions) { BuildConditions.both($0, index.conditions(of: $1)) },
            availability: written.reduce([]) { Availability.joined($0, availability(ofType: $1)) },
            systemInterfaces: written.reduce([]) { Availability.joined($0, systemInterfaces(ofType: $1)) },
            undeclaredParents: undeclared.count < 2 ? undeclared : Array(Set(undeclared)).sorted(),
            protocols: protocols.map(dependencyProtocol),
            isComposition: parts.count > 1,
            clauseEnds: home.map { ([$0] + index.otherBranches(of: $0)).map(clauseEnd) } ?? [],
            parts: alias == nil && parts.count < 2 ? [] : dependencyParts(of: type),
            foreignParts: alias == nil && !parts.isEmpty ? foreignParts(of: type) : [],
            conditionsOfProtocols: alias.map { conditionsOfProtocols(ofAlias: $0) } ?? [:],
            fixedRequirements: fixedRequirements(of: type, protocols)
                + standardRequirements(of: type, protocols, inherited.undeclared)
                + superclasses(
                    requiredBy: type,
                    named: alias.map { index.types[$0].qualifiedName } ?? spelling.replacing("&", with: " & "),
                    at: alias.map { index.location(of: $0) } ?? use
                ),
            hiddenNames: home.map { namesOfTypes(inside: $0) + namesOfTypes(around: $0) } ?? []
        )
    }

    /// Whether a typealias only gives a protocol of its module another name. Generated code then means the protocol, which
    /// can inherit others. The protocol of another module may not be imported where the typealias is.
    private func isOtherName(_ alias: Int, for type: ResolvedType) -> Bool {
        guard case .declared(let aliased, _) = type, index.types[aliased].kind == .protocol else { return false }
        return index.types[alias].module == index.types[aliased].module && index.otherBranches(of: alias).isEmpty
    }

    private func dependencyProtocol(_ type: Int) -> RefinedProtocol {
        let declaration = index.declaration(of: type)
        let source = source(index.types[type].file)
        let others = index.otherBranches(of: type)
        let isEmpty = ([type] + others).allSatisfy(declaresNoMember)
        let end = declaration.range.end > declaration.range.start ? declaration.range.end - 1 : declaration.range.end
        return RefinedProtocol(
            name: index.types[type].qualifiedName,
            location: source.location(of: declaration.name),
            otherLocations: others.map { index.location(of: $0) },
            deletion: isEmpty ? ([type] + others).flatMap(deletion) : [],
            isEmpty: isEmpty,
            end: source.location(of: SourceRange(start: end, end: end))
        )
    }

    private func declaresNoMember(_ type: Int) -> Bool {
        index.declaration(of: type).body.map { source(index.types[type].file)[$0].items.isEmpty } ?? false
    }

    private func deletion(of type: Int) -> [Edit] {
        SourceLines(of: source(index.types[type].file)).edits(removing: index.declaration(of: type).range)
    }

    /// By protocol name, the `#if` conditions under which the protocol is part of a dependency with several
    /// declarations.
    private func conditionsOfProtocols(ofAlias alias: Int) -> [String: [String]] {
        let branches = resolution.branches(ofAlias: alias)
        var tests: [String: [[String]]] = [:]
        for (type, conditions) in branches {
            let names = protocols(of: type).map { index.types[$0].qualifiedName } + undeclaredParts(of: type)
            for name in Set(names) { tests[name, default: []].append(conditions) }
        }
        return tests.filter { $0.value.count < branches.count }.mapValues(BuildConditions.either)
    }

    private func dependencyParts(of type: ResolvedType) -> [CompositionPart] {
        parts(of: type).compactMap { part in
            switch part {
            case .declared(let type, _):
                CompositionPart(name: index.types[type].qualifiedName, module: index.types[type].module)
            case .named(let name, _): CompositionPart(name: name, module: nil)
            default: nil
            }
        }
    }

    /// The parts of a composition that have no members to implement, as far as the sources show. The parts that mean
    /// nothing at run time, such as `Sendable`, are omitted.
    private func foreignParts(of type: ResolvedType) -> [ForeignPart] {
        guard case .composition(let parts) = type else { return [] }
        return parts.compactMap { part in
            switch part {
            case .declared(let declared, _):
                guard let library = index.libraries[declared], declaredProtocols(in: part).isEmpty else { return nil }
                let module = index.knownLibraries.all[library.library].module
                return ForeignPart(name: index.types[declared].qualifiedName, library: module)
            case .named(let name, let arguments):
                guard arguments.isEmpty, !StandardLibrary.isEmptyProtocol(name.lastName) else { return nil }
                return ForeignPart(name: name, library: nil)
            default: return nil
            }
        }
    }

    /// The parts of a composition that no source declares. A generated protocol may be among them.
    private func undeclaredParts(of type: ResolvedType) -> [String] {
        guard case .composition(let parts) = type else { return [] }
        return parts.compactMap { part in
            guard case .named(let name, _) = part else { return nil }
            return name
        }
    }

    /// `D` in `Component<D>`, or the whole range if there is no generic argument.
    private func genericArgument(of range: SourceRange, in source: SourceFile) -> SourceRange {
        let tokens = source.tokens(in: range)
        guard let open = tokens.firstIndex(where: { source.text($0.range) == "<" }), open + 1 < tokens.count,
            let last = tokens.lastIndex(where: { source.text($0.range) == ">" }), last > open + 1
        else { return range }
        return SourceRange(start: tokens[open + 1].range.start, end: tokens[last - 1].range.end)
    }

    private struct Naming {
        let file: Int
        let range: SourceRange
        /// The typealias that declares it, if it is a composition.
        let alias: Int?
    }

    /// Where a class or one of its superclasses names the dependency. A generic superclass only forwards its parameter
    /// to the library class.
    private func naming(of dependencyProtocol: ResolvedType, for component: Int) -> Naming? {
        for owner in withSuperclasses(component) {
            let declaration = index.declaration(of: owner)
            let file = index.types[owner].file
            guard let written = source(file).types(declaration.inherited).first else { continue }
            // A plain name in angle brackets needs no parsing and no further resolution.
            if let argument = source(file).plainType(in: written)?.argument {
                let isIt = resolution.type(inClause: argument, of: declaration, in: file) == dependencyProtocol
                if isIt { return Naming(file: file, range: argument, alias: alias(argument, file, declaration.block)) }
                continue
            }
            if let found = naming(of: dependencyProtocol, in: written, of: declaration, file) { return found }
        }
        return nil
    }

    /// Where a superclass is written with the dependency as its generic argument, also through typealiases: `typealias
    /// HomeScope = Component<HomeDependency>`.
    private func naming(
        of dependencyProtocol: ResolvedType,
        in written: SourceRange,
        of owner: Declaration,
        _ home: Int
    ) -> Naming? {
        var (range, declaration, file) = (written, owner, home)
        for _ in 0..<16 {
            guard let form = TypeSyntaxReader.form(of: range, in: source(file)), case .name(let components) = form
            else {
                return nil
            }
            let named = components.flatMap(\.arguments).first {
                resolution.type(inClause: $0, of: declaration, in: file) == dependencyProtocol
            }
            if let named {
                let argument = genericArgument(of: range, in: source(file))
                return Naming(file: file, range: argument, alias: alias(named, file, declaration.block))
            }
            guard let next = alias(form, file, declaration.block) else { return nil }
            (declaration, file) = (index.declaration(of: next), index.types[next].file)
            guard let aliased = source(file).types(declaration.inherited).first else { return nil }
            range = aliased
        }
        return nil
    }

    private func alias(_ form: TypeSyntax, _ file: Int, _ block: BlockID) -> Int? {
        guard case .name(let parts) = form.withoutAny,
            let type = resolution.lookup.type(named: parts, file: file, block: block)
        else { return nil }
        return index.types[type].kind == .typealias ? type : nil
    }

    private func alias(_ plainName: SourceRange, _ file: Int, _ block: BlockID) -> Int? {
        let source = source(file)
        guard let word = index.names.word(plainName, in: source.bytes),
            let type = resolution.lookup.type(word, named: source.text(plainName), file: file, block: block)
        else { return nil }
        return index.types[type].kind == .typealias ? type : nil
    }

    private func clauseEnd(of type: Int) -> ClauseEnd {
        let declared = index.types[type]
        let source = source(declared.file)
        let declaration = source[declared.declaration]
        let last = source.types(declaration.inherited).last
        let end = last?.end ?? declaration.name.end
        let separator = declared.kind == .typealias ? " & " : last == nil ? ": " : ", "
        return ClauseEnd(location: source.location(of: SourceRange(start: end, end: end)), separator: separator)
    }
}

extension TypeSyntax {
    /// The protocol or composition of an existential type, with or without `any`.
    fileprivate var withoutAny: TypeSyntax {
        if case .prefixed("any", let inner) = bare { return inner.bare }
        return bare
    }
}

extension SourceFile {
    /// The range of a type without a leading `any`.
    fileprivate func withoutAny(_ type: SourceRange) -> SourceRange {
        let words = tokens(in: type)
        guard words.count > 1, spells("any", in: words[0].range) else { return type }
        return SourceRange(start: words[1].range.start, end: type.end)
    }
}
