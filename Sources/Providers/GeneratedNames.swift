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
    func childName(_ child: Int, below parent: Int) -> String {
        let base = scopes[child].baseName
        guard scopes[child].module != scopes[parent].module, hasNamesake(child, below: parent) else { return base }
        return modules[scopes[child].module].name + base
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
        var access = Access.internal
        var visited: Set<Int> = []
        var pending = Array(needs[number].passedOnFor)
        while let asker = pending.popLast() {
            let need = needs[asker]
            let declared = graph.scopes[need.scope].dependency?.access ?? .internal
            access = max(access, declared, need.requirement?.access ?? .internal)
            // A dependency that is passed on inherits that of the child, with the generated protocols in it.
            for waiting in need.passedOnFor where graph.handsDependency(from: need.scope, to: needs[waiting].scope) {
                if visited.insert(waiting).inserted { pending.append(waiting) }
            }
        }
        return access
    }

    /// Whether a scope's dependency includes a need of the scope: it declares the requirement, or inherits the
    /// generated protocol of a child that needs it. That child may also be below one to which the scope only passes its
    /// own dependency, because this dependency inherits the other's with all that it inherits.
    package func isCarried(_ need: Need, in graph: ScopeGraph) -> Bool {
        if need.requirement != nil { return true }
        guard let dependencyProtocol = graph.scopes[need.scope].dependency,
            !dependencyProtocol.undeclaredParents.isEmpty
        else {
            return false
        }
        var visited: Set<Int> = []
        var pending = [need]
        while let next = pending.popLast() {
            for waiting in next.passedOnFor {
                let child = needs[waiting].scope
                if let name = graph.passThroughName(parent: next.scope, child: child),
                    dependencyProtocol.inheritsUndeclared(name)
                {
                    return true
                }
                guard graph.handsDependency(from: next.scope, to: child), visited.insert(waiting).inserted else {
                    continue
                }
                pending.append(needs[waiting])
            }
        }
        return false
    }
}

extension ScopeGraph {
    /// Whether a scope passes its own dependency to a child.
    func handsDependency(from parent: Int, to child: Int) -> Bool {
        edges(from: parent, to: child).contains { edges[$0].injected == .itsDependency }
    }
}
