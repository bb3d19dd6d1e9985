import SwiftReader

/// A scope for which a value of unknown type is passed, and where.
typealias UnlinkedChild = (child: Int, location: SourceLocation)

/// Scopes without a known parent, for which generated code may tell the parent.
extension WiringReader {
    /// By the names that generated code uses for them.
    func unlinkedChildren() -> [String: [UnlinkedChild]] {
        var unlinked: [String: [UnlinkedChild]] = [:]
        for fault in faults {
            guard case .unlinkedChild(let child, _) = fault.kind, table.partialScopes[child].dialect.parentsConform
            else { continue }
            let scope = table.partialScopes[child]
            for name in [scope.baseName, index.modules[scope.module].name + scope.baseName] {
                unlinked[name, default: []].append((child, fault.location))
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
