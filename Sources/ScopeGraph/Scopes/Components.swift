import SwiftReader

extension SemanticModel {
    /// All classes that inherit, directly or not, from the library's `Component`, whatever their names.
    func components() -> ScopeTable {
        let classes = componentClasses()
        let labels = classes.allSatisfy { $0.dialect != nil } ? ConstructorLabels() : ConstructorLabels(of: index)
        let partialScopes = onAllCores(shares.portions(ofScopes: classes.count)) { model, numbers in
            classes[numbers].map {
                (branches: model.branchesOfScope($0.type), component: model.component($0, labels))
            }
        }
        var table = ScopeTable(reserving: classes.count)
        for (written, partialScope) in zip(classes, partialScopes.joined()) {
            let fork = partialScope.branches.first { $0 < written.type }
            if let fork, let scope = table.scopeOfType[fork] {
                table.merge(written.type, into: scope)
            } else if let component = partialScope.component {
                component.add(to: &table)
            }
        }
        return table
    }

    private func componentClasses() -> [ComponentClass] {
        index.types.indices.compactMap { type in
            guard index.types[type].kind == .class, !library.declares(type, in: index),
                let base = ancestry(of: type).libraryBase, base.name.isComponent
            else { return nil }
            return ComponentClass(type: type, base: base, dialect: dialect(of: type, base))
        }
    }

    /// `nil` for a generic base class, whose subclasses choose the dependency and which is no scope itself.
    private func component(_ written: ComponentClass, _ labels: ConstructorLabels) -> PartialComponent? {
        let (type, base) = (written.type, written.base)
        let declared = index.types[type]
        let dependency = base.arguments.first ?? .named("EmptyDependency", arguments: [])
        if case .parameter = dependency { return nil }
        let isSplit = index.otherBranches(of: type).count > branchesOfScope(type).count
        let dependencyProtocol =
            library.isEmptyDependency(dependency, in: index)
            ? nil
            : dependencyProtocol(dependency, of: type, compiledIf: isSplit ? index.ownConditions(of: type) : [])
        let partialScope = PartialScope(
            type: type,
            name: declared.qualifiedName,
            module: declared.module,
            kind: .component,
            dialect: written.dialect ?? labels.dialect(ofTypeNamed: declared.name),
            location: index.location(of: type),
            access: declared.access,
            dependencyType: dependencyProtocol == nil ? nil : dependency,
            dependencyProtocol: dependencyProtocol,
            root: base.name == .bootstrapComponent ? .bootstrap : nil
        )
        return PartialComponent(
            partialScope: partialScope,
            isDependencyMissing: dependencyProtocol.map {
                $0.location == nil && isCertainlyMissing(dependency, file: declared.file)
            }
                ?? false,
            rivals: dependencyProtocol.map { rivals(of: $0, in: declared.file) } ?? []
        )
    }

    /// The declarations to which a dependency's name may refer, if several imported modules declare it.
    private func rivals(of dependencyProtocol: DependencyProtocol, in file: Int) -> [SourceLocation] {
        let own = index.files[file].module
        guard dependencyProtocol.module != own, !dependencyProtocol.spelling.contains(".") else { return [] }
        if dependencyProtocol.location == nil {
            let lookup = resolution.lookup
            return lookup.declared(among: index.types(named: dependencyProtocol.spelling), file: file).map {
                index.location(of: $0)
            }
        }
        let imported = Set(resolution.lookup.importedModules(of: file))
        return imported.sorted().compactMap { module in
            let types = index.types(named: dependencyProtocol.name, in: module)
            return types.first { index.types[$0].access >= .package }.map { index.location(of: $0) }
        }
    }

    /// Whether no module can declare an undeclared name. A file that imports modules without sources may have it from
    /// there.
    private func isCertainlyMissing(_ type: ResolvedType, file: Int) -> Bool {
        // `[Api]` and the like are plain values.
        guard case .named(let name, let arguments) = type, arguments.isEmpty,
            name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }),
            !StandardLibrary.declaresType(named: name)
        else { return false }
        return !hasForeignImports(file) && !resolution.lookup.hasUnclearImports(file)
    }

    /// Whether a file imports a module without sources that may declare an app's protocols.
    func hasForeignImports(_ file: Int) -> Bool {
        if index.files[file].hasForeignImports || !index.hasReexports { return index.files[file].hasForeignImports }
        return resolution.lookup.imports(of: file).others.contains {
            TypeIndex.isForeign($0, besides: index.modulesByName)
        }
    }

    /// The modules with a file for which `hasForeignImports` is true.
    var modulesWithForeignImports: Set<Int> {
        let others = index.modules.indices.filter { module in
            index.otherImports[module].contains { TypeIndex.isForeign($0, besides: index.modulesByName) }
        }
        let files = index.files.indices.filter { hasForeignImports($0) }
        return Set(others).union(files.lazy.map { [index] in index.files[$0].module })
    }

    /// The dialect according to the imports of the file that names the library class; `nil` if they do not determine
    /// it.
    private func dialect(of type: Int, _ base: LibraryBase) -> Dialect? {
        if base.name != .component { return .needle }
        if let declared = base.declaredType, let dialect = library.modules[index.types[declared].module] {
            return dialect
        }
        let file = ancestry(of: type).libraryUse?.file ?? index.types[type].file
        let found = resolution.lookup.imports(of: file)
        func imports(_ isMeant: (String) -> Bool) -> Bool {
            found.others.contains(where: isMeant) || found.modules.contains { isMeant(index.modules[$0].name) }
        }
        let ribs = imports(KnownModules.isRIBs)
        let needle = imports { $0 == "NeedleFoundation" }
        return ribs == needle ? nil : ribs ? .ribs : .needle
    }
}

private struct ComponentClass: Sendable {
    let type: Int
    let base: LibraryBase
    /// `nil` if imports do not determine it.
    let dialect: Dialect?
}

/// A component that has no number yet.
private struct PartialComponent: Sendable {
    let partialScope: PartialScope
    /// Whether its dependency is not declared, neither in the sources nor elsewhere.
    let isDependencyMissing: Bool
    /// The declarations to which its dependency's name may refer.
    let rivals: [SourceLocation]

    func add(to table: inout ScopeTable) {
        let scope = table.add(partialScope)
        guard let dependencyProtocol = partialScope.dependencyProtocol else { return }
        if isDependencyMissing {
            let kind = GraphFault.Kind.unknownDependency(scope: scope, spelling: dependencyProtocol.spelling)
            table.add(GraphFault(kind: kind, location: dependencyProtocol.use))
        }
        if rivals.count > 1 {
            let kind = GraphFault.Kind.ambiguousDependency(
                scope: scope,
                spelling: dependencyProtocol.spelling,
                locations: rivals
            )
            table.add(GraphFault(kind: kind, location: dependencyProtocol.use))
        }
    }
}
