import Graphs
import ScopeGraph
import SwiftReader

/// The reserved names of generated code.
extension ScopeGraph {
    /// The name of the generated protocol for what a child needs from the ancestors of its parent:
    /// `RootDependencyLoggedIn`. `nil` if the parent has no dependency of its own.
    package func passThroughName(parent: Int, child: Int) -> String? {
        guard let dependencyProtocol = scopes[parent].dependency else { return nil }
        return dependencyProtocol.flatName + childName(child, below: parent)
    }

    /// The child's name without `Component`; prefixed with the module if two children share a name.
    package func childName(_ child: Int, below parent: Int) -> String {
        let base = nameWithoutBuilder(child, below: parent) ?? scopes[child].baseName
        guard scopes[child].module != scopes[parent].module, hasNamesake(child, below: parent) else { return base }
        return modules[scopes[child].module].name + base
    }

    /// The name of a builder without a component as RIBs' templates write it, if the parent's dependency inherits the
    /// generated protocol under that name: `RootDependencyHome` for `HomeBuilder`.
    private func nameWithoutBuilder(_ child: Int, below parent: Int) -> String? {
        let (base, suffix) = (scopes[child].baseName, "Builder")
        guard scopes[child].kind == .builder, base.hasSuffix(suffix), base != suffix,
            let dependencyProtocol = scopes[parent].dependency, !dependencyProtocol.undeclaredParents.isEmpty
        else { return nil }
        let name = String(base.dropLast(suffix.count))
        guard dependencyProtocol.inheritsUndeclared(dependencyProtocol.flatName + name),
            !dependencyProtocol.inheritsUndeclared(dependencyProtocol.flatName + base),
            !edgesDown[parent].contains(where: { scopes[edges[$0].child].baseName == name })
        else { return nil }
        return name
    }

    /// Whether a parent's dependency inherits the generated protocol for a child in the sources.
    func inheritsPassThrough(parent: Int, child: Int) -> Bool {
        guard let name = passThroughName(parent: parent, child: child),
            let dependencyProtocol = scopes[parent].dependency
        else {
            return false
        }
        return dependencyProtocol.inheritsUndeclared(name)
    }

    /// The reserved names that a scope's dependency inherits for children that do not exist.
    package func danglingPassThroughs(of scope: Int) -> [String] {
        guard let dependencyProtocol = scopes[scope].dependency else { return [] }
        let reserved = dependencyProtocol.reservedParents
        if reserved.isEmpty { return [] }
        let own = wiredNames(of: scope)
        let dangling = reserved.filter { !own.contains($0) }
        guard !dangling.isEmpty else { return [] }
        // Several scopes may share a dependency: it suffices that one of them creates the child.
        let others = scopes.indices.filter { other in
            other != scope && scopes[other].dependency?.name == dependencyProtocol.name
                && scopes[other].dependency?.module == dependencyProtocol.module
        }
        let names = Set(others.flatMap(wiredNames))
        return dangling.filter { !names.contains($0) }
    }

    /// The names of the generated protocols for the children to which a scope passes itself. Nothing is generated for a
    /// child that only gets the scope's own dependency.
    private func wiredNames(of scope: Int) -> Set<String> {
        let edges = edgesDown[scope].map { self.edges[$0] }.filter { $0.injected == .itself }
        return Set(edges.compactMap { passThroughName(parent: scope, child: $0.child) })
    }
}

extension Resolution {
    /// The widest access of the protocols through which children require something from a scope: a public class has to
    /// satisfy a public protocol with public members, even if the dependency that inherits it is internal.
    func accessBelow(_ number: Int, in graph: ScopeGraph) -> Access {
        // A dependency that is passed on inherits that of the child, with the generated protocols in it.
        let readers = reachable(from: needs[number].passedOnFor) { receiversOfDependency(for: needs[$0], in: graph) }
        return readers.map { needs[$0] }.reduce(.internal) { access, need in
            let declared = graph.scopes[need.scope].dependency?.access ?? .internal
            return max(access, declared, need.ownRequirement?.access ?? .internal)
        }
    }

    /// Whether a scope's dependency includes a need of the scope: it declares the requirement, or inherits the
    /// generated protocol of a child that needs it. That child may also be below one to which the scope only passes its
    /// own dependency, because this dependency inherits the other's with all that it inherits.
    package func isCarried(_ need: Need, in graph: ScopeGraph) -> Bool {
        if need.ownRequirement != nil { return true }
        guard let dependencyProtocol = graph.scopes[need.scope].dependency,
            !dependencyProtocol.undeclaredParents.isEmpty
        else {
            return false
        }
        func inheritsProtocolOfChild(_ need: Need) -> Bool {
            need.passedOnFor.contains { waiting in
                graph.passThroughName(parent: need.scope, child: needs[waiting].scope)
                    .map(dependencyProtocol.inheritsUndeclared) ?? false
            }
        }
        let receivers = reachable(from: receiversOfDependency(for: need, in: graph)) {
            receiversOfDependency(for: needs[$0], in: graph)
        }
        return inheritsProtocolOfChild(need) || receivers.contains { inheritsProtocolOfChild(needs[$0]) }
    }

    /// The needs of the children to which the scope of a need passes its own dependency.
    private func receiversOfDependency(for need: Need, in graph: ScopeGraph) -> [Int] {
        need.passedOnFor.filter { graph.passesDependency(from: need.scope, to: needs[$0].scope) }
    }
}

extension ScopeGraph {
    /// Whether a scope passes its own dependency to a child.
    func passesDependency(from parent: Int, to child: Int) -> Bool {
        edges(from: parent, to: child).contains { edges[$0].injected == .itsDependency }
    }
}
