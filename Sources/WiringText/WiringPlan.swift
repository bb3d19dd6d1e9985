import ScopeGraph
import SwiftReader

/// The wiring of one parent for one child in the `ribs` dialect: only the parts that the sources lack.
package struct ChildWiring {
    package let parent: Int
    package let child: Int
    /// Whether `extension Parent: ChildDependency` is generated.
    package let needsClause: Bool
    /// The names in the clause if the parent conforms to parts of the child's dependency already, because Swift rejects
    /// two clauses that name one protocol. Empty if the clause names the dependency.
    let clauseParts: [CompositionPart]
    /// The pass-throughs that are not generated for an earlier child: indices into `Resolution.needs`, of the parent.
    package let members: [Int]
    /// The generated protocol; `nil` if the parent's dependency does not inherit it.
    package let passThrough: PassThroughProtocol?
    /// The module that declares the clause and the members, if it is not the first that needs them.
    let home: Int?

    /// The clause and the members for one more module.
    func declared(in home: Int) -> ChildWiring {
        ChildWiring(
            parent: parent,
            child: child,
            needsClause: needsClause,
            clauseParts: clauseParts,
            members: members,
            passThrough: nil,
            home: home
        )
    }

    func with(_ passThrough: PassThroughProtocol?) -> ChildWiring {
        ChildWiring(
            parent: parent,
            child: child,
            needsClause: needsClause,
            clauseParts: clauseParts,
            members: members,
            passThrough: passThrough,
            home: home
        )
    }

    /// Only the clause.
    package var clause: ChildWiring {
        ChildWiring(
            parent: parent,
            child: child,
            needsClause: needsClause,
            clauseParts: clauseParts,
            members: [],
            passThrough: nil,
            home: home
        )
    }

    /// All but the clause.
    package var withoutClause: ChildWiring {
        ChildWiring(
            parent: parent,
            child: child,
            needsClause: false,
            clauseParts: [],
            members: members,
            passThrough: passThrough,
            home: home
        )
    }

    package var isEmpty: Bool { !needsClause && members.isEmpty && passThrough == nil }
}

/// A protocol for what a child needs from the ancestors of its parent.
package struct PassThroughProtocol {
    package let name: String
    /// Its requirements, sorted by name: indices into `Resolution.needs`, of all parents that have the dependency.
    let needs: [[Int]]
}

/// Determines the wiring of each scope.
package struct WiringPlan {
    package let graph: ScopeGraph
    package let resolution: Resolution

    /// By id, the scopes that others inherit from.
    private let superclasses: [String: Int]

    package init(graph: ScopeGraph, resolution: Resolution) {
        self.graph = graph
        self.resolution = resolution
        superclasses = graph.superclassesByID
    }

    /// The wiring of a scope's children, sorted by the children's names, without what its superclass already has.
    package func wiring(of parent: Int) -> [ChildWiring] {
        guard isWritable(parent) else { return [] }
        var written = Written()
        for ancestor in graph.scopes[parent].superclasses.reversed().compactMap({ superclasses[$0] }) {
            guard isWritable(ancestor) else { continue }
            for wiring in self.wiring(of: ancestor, &written) {
                guard wiring.needsClause, let dependencyProtocol = graph.scopes[wiring.child].dependency else {
                    continue
                }
                // A clause includes all that its protocol inherits.
                written.clauses.formUnion(dependencyProtocol.protocols.map(\.location))
                written.inherited.formUnion(dependencyProtocol.protocols.map(\.name))
            }
        }
        return wiring(of: parent, &written)
    }

    private func isWritable(_ parent: Int) -> Bool {
        let scope = graph.scopes[parent]
        return scope.kind == .component && scope.dialect.writer == .componentExtensions && scope.isExtensible
    }

    private func wiring(of parent: Int, _ written: inout Written) -> [ChildWiring] {
        let edges = edges(from: parent)
        var wirings = [ChildWiring?](repeating: nil, count: edges.count)
        // What a clause in `#if`, or of one target, shares with another clause belongs to the one that the compiler always
        // sees.
        let conditional = edges.indices.filter { isConditional(edges[$0]) }
        let always = edges.indices.filter { !isConditional(edges[$0]) }
        let ordered = always + conditional
        let beside = ordered.filter { isOfOtherTarget(edges[$0]) }
        for number in beside.isEmpty ? ordered : ordered.filter({ !isOfOtherTarget(edges[$0]) }) + beside {
            let wiring = wiring(for: edges[number], written: &written)
            wirings[number] = wiring.isEmpty ? nil : wiring
        }
        return wirings.compactMap(\.self)
    }

    private func isConditional(_ edge: Int) -> Bool {
        !(graph.scopes[graph.edges[edge].child].dependency?.conditions ?? []).isEmpty
    }

    /// Whether a child belongs to another target that compiles the file of the parent too.
    private func isOfOtherTarget(_ edge: Int) -> Bool {
        let (parent, child) = (graph.scopes[graph.edges[edge].parent], graph.scopes[graph.edges[edge].child])
        return parent.module != child.module
            && graph.modules[child.module].companions.contains(graph.modules[parent.module].name)
    }

    /// The edges on which a scope passes itself, sorted by the children's names. A dependency that is private to its
    /// file cannot be named in another.
    private func edges(from parent: Int) -> [Int] {
        let edges = graph.edgesDown[parent].filter { edge in
            graph.edges[edge].injected == .itself && !graph.hasPrivateDependency(graph.edges[edge])
        }
        if edges.count < 2 { return edges }
        return edges.sorted { left, right in
            let one = graph.scopes[graph.edges[left].child]
            let other = graph.scopes[graph.edges[right].child]
            return (one.baseName, one.id) < (other.baseName, other.id)
        }
    }

    /// What is generated for earlier children of the same parent, and must not be generated again.
    private struct Written {
        /// By name and type; by name alone if nothing distinguishes members of one name.
        private var members: Set<String> = []
        /// By the location of the protocol: two children may share one dependency.
        var clauses: Set<SourceLocation> = []
        /// The names of the protocols that a superclass conforms to.
        var inherited: Set<String> = []
        /// The protocols that clauses name, alone or as parts of compositions.
        private var parts: Set<CompositionPart> = []

        /// - Returns: whether no clause names a part of a composition yet.
        mutating func take(_ part: CompositionPart) -> Bool {
            !inherited.contains(part.name) && parts.insert(part).inserted
        }

        /// - Returns: whether no clause names the protocol yet.
        mutating func takeClause(naming dependencyProtocol: DependencyProtocol) -> Bool {
            guard let location = dependencyProtocol.location, clauses.insert(location).inserted else { return false }
            return parts.insert(CompositionPart(name: dependencyProtocol.name, module: dependencyProtocol.module))
                .inserted
        }

        /// - Returns: whether the member is not generated yet.
        mutating func take(_ need: Resolution.Need) -> Bool {
            guard members.insert("\(need.name): \(need.type.canonical)").inserted else { return false }
            // `#if` separates members of one name, and methods may differ in their types.
            let isOneOfSeveral = !need.requirement.conditions.isEmpty || need.requirement.method != nil
            return isOneOfSeveral || members.insert(need.name).inserted
        }
    }

    private func wiring(for edge: Int, written: inout Written) -> ChildWiring {
        let (parent, child) = (graph.edges[edge].parent, graph.edges[edge].child)
        var members: [Int] = []
        var passedOn: [Int] = []
        for need in resolution.needsOfScope[child] {
            let route = resolution.needs[need].routes.route(by: edge)
            guard case .passedOn(let above)? = route?.answer else { continue }
            passedOn.append(above)
            guard route?.passThrough == nil, resolution.isCarried(resolution.needs[need], in: graph) else { continue }
            if written.take(resolution.needs[above]) { members.append(above) }
        }
        let dependencyProtocol = graph.scopes[child].dependency
        let isOpen = graph.edges[edge].conformance == nil
        var needsClause = isOpen
        var clauseParts: [CompositionPart] = []
        if let dependencyProtocol, !dependencyProtocol.parts.isEmpty {
            let rest = dependencyProtocol.parts.filter { part in
                isOpen && !graph.edges[edge].claimedParts.contains(part.name)
                    && written.take(part)
            }
            // A composition without a typealias can only be named by its parts.
            let isNamed = !dependencyProtocol.parts.contains { $0.name == dependencyProtocol.name }
            if rest.count < dependencyProtocol.parts.count || !isNamed { clauseParts = rest }
            needsClause = !rest.isEmpty
        } else if isOpen, let dependencyProtocol {
            needsClause = written.takeClause(naming: dependencyProtocol)
        }
        return ChildWiring(
            parent: parent,
            child: child,
            needsClause: needsClause,
            clauseParts: clauseParts,
            members: members,
            passThrough: passThrough(parent, child, passedOn),
            home: nil
        )
    }

    private func passThrough(_ parent: Int, _ child: Int, _ needs: [Int]) -> PassThroughProtocol? {
        guard graph.inheritsPassThrough(parent: parent, child: child),
            let name = graph.passThroughName(parent: parent, child: child)
        else { return nil }
        return PassThroughProtocol(name: name, needs: needs.map { [$0] })
    }
}
