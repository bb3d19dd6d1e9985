import SwiftReader

/// A scope for which a value of unknown type is passed, and where.
typealias UnlinkedChild = (child: Int, location: SourceLocation)

/// Scopes without a known parent, for which generated code may tell the parent.
extension WiringReader {
    /// Records where builders receive values, besides what they pass to their own components.
    mutating func noteReception(_ injection: Injection, by children: [Int]) {
        guard injection.ownType == nil else { return }
        let made = injection.receiver.flatMap { table.scopeOfType[$0] }
        for child in children where child != made && firstReceptions[child] == nil {
            firstReceptions[child] = injection.location
        }
    }

    /// By the names that generated code uses for them.
    func unlinkedChildren() -> [String: [UnlinkedChild]] {
        let linked = Set(edges.lazy.map(\.child))
        let unknown = faults.compactMap { fault -> UnlinkedChild? in
            guard case .unlinkedChild(let child, _) = fault.kind else { return nil }
            return (child, fault.location)
        }
        let reported = Set(unknown.map(\.child))
        // A root receives something else.
        let lost = firstReceptions.keys.sorted().filter {
            !linked.contains($0) && !reported.contains($0) && table.partialScopes[$0].root == nil
        }
        let all = unknown + lost.compactMap { child in firstReceptions[child].map { (child, $0) } }
        var unlinked: [String: [UnlinkedChild]] = [:]
        for child in all where table.partialScopes[child.child].dialect.parentsConform {
            let scope = table.partialScopes[child.child]
            for name in [scope.baseName, index.modules[scope.module].name + scope.baseName] {
                unlinked[name, default: []].append(child)
            }
        }
        return unlinked
    }

    /// The parents and children of all edges.
    var linkedPairs: Set<[Int]> { Set(edges.map { [$0.parent, $0.child] }) }

    /// Adds the edges from a parent to children of its graph.
    ///
    /// - Parameter linked: the parents and children that have edges already.
    mutating func link(_ parent: Int, toUnlinked children: [UnlinkedChild], besides linked: Set<[Int]>) {
        let module = table.partialScopes[parent].module
        for (child, location) in children where child != parent && !linked.contains([parent, child]) {
            guard isOneGraph(module, table.partialScopes[child].module) else { continue }
            edges.append(PartialEdge(parent: parent, child: child, injected: .itself, location: location))
        }
    }
}
