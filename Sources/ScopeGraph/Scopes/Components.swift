import Semantics
import SwiftReader

extension SemanticModel {
    /// All classes that inherit, directly or not, from the library's `Component`, whatever their names.
    func components(of dialects: Dialects) -> ScopeTable {
        let classes = componentClasses()
        let inherited = Set(classes.compactMap { ancestry(of: $0.type).superclasses.first?.type })
        let partialScopes = onAllCores(shares.portions(ofScopes: classes.count)) { model, numbers in
            classes[numbers].map {
                (
                    branches: model.branchesOfScope($0.type),
                    component: model.component($0, isInherited: inherited.contains($0.type), dialects),
                    fault: inherited.contains($0.type) ? nil : model.openDependency(of: $0)
                )
            }
        }
        var table = ScopeTable(of: dialects, reserving: classes.count)
        for (written, partialScope) in zip(classes, partialScopes.joined()) {
            let fork = partialScope.branches.first { $0 < written.type }
            if let fork, let scope = table.scopeOfType[fork] {
                table.merge(written.type, into: scope)
            } else if let component = partialScope.component {
                component.add(to: &table)
            } else if let fault = partialScope.fault {
                table.add(fault)
            }
        }
        for fault in undeclaredDependencies(besides: table.faults) { table.add(fault) }
        return table
    }

    private func componentClasses() -> [ComponentClass] {
        index.types.indices.compactMap { type in
            guard index.types[type].kind == .class, !index.types[type].isLocal, !index.libraries.declares(type),
                ancestry(of: type).isComponent, let base = ancestry(of: type).libraryBase
            else { return nil }
            return ComponentClass(type: type, base: base)
        }
    }

    /// `nil` for a generic base class, whose subclasses choose the dependency and which is not a scope itself.
    private func component(
        _ written: ComponentClass,
        isInherited: Bool,
        _ dialects: Dialects
    ) -> PartialComponent? {
        let (type, base) = (written.type, written.base)
        let declared = index.types[type]
        var dependency = base.dependency ?? .unknown
        if case .parameter = dependency {
            dependency = bound(of: dependency, in: type)
            guard !isInherited, dialects.dialect(of: base).supply == .conformance, !dependency.holdsParameter
            else { return nil }
        }
        let isEmpty = base.dependency.map(index.libraries.isEmptyDependency) ?? true
        let isSplit = index.otherBranches(of: type).count > branchesOfScope(type).count
        let dependencyProtocol =
            isEmpty
            ? nil
            : dependencyProtocol(dependency, of: type, compiledIf: isSplit ? index.ownConditions(of: type) : [])
        let partialScope = PartialScope(
            type: type,
            name: declared.qualifiedName,
            module: declared.module,
            kind: .component,
            dialect: dialects.dialect(of: base),
            location: index.location(of: type),
            access: declared.access,
            dependencyType: dependencyProtocol == nil ? nil : dependency,
            dependencyProtocol: dependencyProtocol,
            root: base.isRoot ? .bootstrap : nil
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

    /// The fault of a class whose dependency is an associated type of a generic parameter, so that it is no scope.
    private func openDependency(of written: ComponentClass) -> GraphFault? {
        guard case .parameter(let name)? = written.base.dependency, name.contains("."),
            index.modules[index.types[written.type].module].kind != .test
        else { return nil }
        return GraphFault(
            kind: .openDependency(component: index.types[written.type].qualifiedName, spelling: name),
            location: index.location(of: written.type)
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
    func isCertainlyMissing(_ type: ResolvedType, file: Int) -> Bool {
        // `[Api]` and the like are plain values.
        guard case .named(let name, let arguments) = type, arguments.isEmpty,
            name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }),
            !StandardLibrary.declaresType(named: name)
        else { return false }
        if hasForeignImports(file) || resolution.lookup.hasUnclearImports(file) { return false }
        // Foundation and UIKit declare types, too, but nothing with such a name.
        return name.hasSuffix("Dependency") || !resolution.lookup.importsPlatform(file)
    }

    /// Whether a file imports a module without sources that may declare an app's protocols.
    func hasForeignImports(_ file: Int) -> Bool {
        if index.files[file].hasForeignImports || !index.hasReexports { return index.files[file].hasForeignImports }
        return resolution.lookup.imports(of: file).others.contains {
            index.isForeign($0)
        }
    }

    /// The modules with a file for which `hasForeignImports` is true.
    var modulesWithForeignImports: Set<Int> {
        let others = index.modules.indices.filter { module in
            index.otherImports[module].contains { index.isForeign($0) }
        }
        let files = index.files.indices.filter { hasForeignImports($0) }
        return Set(others).union(files.lazy.map { [index] in index.files[$0].module })
    }
}

private struct ComponentClass: Sendable {
    let type: Int
    let base: LibraryBase
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
