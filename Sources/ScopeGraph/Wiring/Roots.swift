import Semantics
import SwiftReader

/// Adds roots, and applies the edges of superclasses to subclasses.
extension WiringReader {
    /// The scope of a library's class.
    mutating func addRoot(_ type: Int, _ injection: Injection) -> Int {
        table.add(
            PartialScope(
                type: type,
                name: index.types[type].qualifiedName,
                module: index.files[injection.file].module,
                kind: .provider,
                dialect: index.libraries[type].map { table.dialects.all[$0.library] } ?? .ofPlainClasses,
                location: injection.location,
                access: .open,
                dependencyType: nil,
                dependencyProtocol: nil,
                root: .made(injection.location)
            )
        )
    }

    /// The scope of a class that is not a component and is injected as a dependency.
    mutating func provider(_ type: Int) -> Int {
        if let known = table.scopeOfType[type], table.partialScopes[known].kind == .provider { return known }
        let declared = index.types[type]
        let location = index.location(of: type)
        return table.add(
            PartialScope(
                type: type,
                name: declared.qualifiedName,
                module: declared.module,
                kind: .provider,
                dialect: model.ancestry(of: type).libraryBase.map(table.dialects.dialect) ?? .ofPlainClasses,
                location: location,
                access: declared.access,
                dependencyType: nil,
                dependencyProtocol: nil,
                root: .made(location)
            )
        )
    }

    /// Creating a component also creates its superclass part. Children that a superclass creates are below the
    /// superclass, and the superclass's dependency is supplied wherever the subclass is created.
    mutating func addBases() {
        inheritChildren()
        let parents = Set(edges.map(\.parent))
        func bases(of scope: Int) -> [Int] {
            guard let type = table.partialScopes[scope].type else { return [] }
            return model.ancestry(of: type).superclasses.compactMap { step in
                table.scopeOfType[step.type].flatMap { parents.contains($0) ? $0 : nil }
            }
        }
        for edge in edges where !table.partialScopes[edge.child].dialect.isFoundByPath {
            for base in bases(of: edge.child) where base != edge.parent {
                edges.append(
                    PartialEdge(parent: edge.parent, child: base, injected: edge.injected, location: edge.location)
                )
            }
        }
        for scope in table.partialScopes.indices {
            guard let root = table.partialScopes[scope].root, !table.partialScopes[scope].dialect.isFoundByPath else {
                continue
            }
            for base in bases(of: scope) { table.setRoot(root, of: base) }
        }
    }

    /// A library that finds scopes by path identifies them by their dynamic classes. Children that a superclass creates
    /// are below each subclass, and below the superclass itself only if some code creates it.
    private mutating func inheritChildren() {
        var subclasses: [Int: [Int]] = [:]
        for (scope, partialScope) in table.partialScopes.enumerated() where partialScope.dialect.isFoundByPath {
            guard let type = partialScope.type else { continue }
            for base in model.ancestry(of: type).superclasses.compactMap({ table.scopeOfType[$0.type] })
            where base != scope {
                subclasses[base, default: []].append(scope)
            }
        }
        guard !subclasses.isEmpty else { return }
        edges += edges.flatMap { edge in
            (subclasses[edge.parent] ?? []).map {
                PartialEdge(parent: $0, child: edge.child, injected: edge.injected, location: edge.location)
            }
        }
        let made = Set(edges.map(\.child)).union(unlinkedConstructions.map(\.scope))
        let onlyBases = Set(subclasses.keys.filter { !isRootOfTests($0, subclasses[$0] ?? []) }).subtracting(made)
        edges.removeAll { onlyBases.contains($0.parent) }
        for base in onlyBases { table.removeRoot(of: base) }
    }

    /// Whether only tests subclass a root of the app, and complete nothing: code outside the sources may still create it.
    private func isRootOfTests(_ base: Int, _ subclasses: [Int]) -> Bool {
        func isTest(_ scope: Int) -> Bool { index.modules[table.partialScopes[scope].module].kind == .test }
        guard table.partialScopes[base].root != nil, !isTest(base), let type = table.partialScopes[base].type else {
            return false
        }
        return subclasses.allSatisfy { isTest($0) && !adds(table.partialScopes[$0].type, to: type) }
    }

    /// Whether a subclass declares members that its superclass does not have.
    private func adds(_ subclass: Int?, to superclass: Int) -> Bool {
        guard let subclass else { return true }
        return model.members(of: subclass).contains { name, _ in
            guard name != MemberTable.initializers,
                case .nothing = model.member(named: name, of: .declared(superclass, arguments: []))
            else { return false }
            return true
        }
    }

    /// Components that code creates without injecting anything are roots if they require nothing.
    mutating func addRoots() {
        for construction in unlinkedConstructions {
            let needsNothing = table.partialScopes[construction.scope].dependencyProtocol == nil
            guard needsNothing || selfRooted.contains(construction.scope) else { continue }
            table.setRoot(.made(construction.location), of: construction.scope)
        }
    }
}
