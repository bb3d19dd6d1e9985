import Graphs
import Semantics
import SwiftReader

/// What may supply a need that has no certain supplier.
extension Resolution.Conflict {
    /// Whether the member is not a candidate for the requirement, so that another may satisfy it.
    var isOfMember: Bool { self == .otherType || self == .readOnly || self == .effects }
}

extension Resolver {
    /// - Parameter mayServe: a property of the parent that may have the required type.
    mutating func uncertainSupplier(of need: Int, by edgeUp: Int, _ mayServe: Provision?) -> Provision? {
        let edge = graph.edges[edgeUp]
        if mayServe == nil, graph.scopes[edge.parent].unseen.isEmpty, graph.scopes[edge.child].unseen.isEmpty {
            return nil
        }
        let (parent, child) = (graph.scopes[edge.parent], graph.scopes[edge.child])
        let name = needs[need].name
        let given =
            needs[need].isOwn
            ? child.unseen.defaults.named(name).first {
                $0.type?.mayMatch(needs[need].type) ?? true
                    && (!child.dialect.parentsConform || isSeen($0, by: edgeUp))
            }
            : nil
        // In RIBs, the parent itself conforms to the dependency.
        if child.dialect.parentsConform, let given { return given }
        let unseen = unseenSupplier(of: needs[need], parent, child)
        if child.dialect.parentsConform, edge.conformance != nil { return unseen }
        // A property beside the one that a macro declares would be a redeclaration.
        if parent.unseen.parts.contains(where: { $0.isCertain(of: name) }) { return unseen }
        guard let supplier = mayServe ?? given ?? unseen, !isSupplied(need, above: edge.parent) else { return nil }
        return supplier
    }

    /// The implementation that a macro or an extension of the dependency gives a requirement of a RIBs scope.
    func implementation(of need: Int, by edgeUp: Int) -> Provision? {
        let edge = graph.edges[edgeUp]
        let (parent, child) = (graph.scopes[edge.parent], graph.scopes[edge.child])
        guard needs[need].isOwn, child.dialect.parentsConform else { return nil }
        if parent.unseen.parts.contains(where: { $0.isCertain(of: needs[need].name) }) {
            return unseenSupplier(of: needs[need], parent, child)
        }
        return child.unseen.defaults.named(needs[need].name).first {
            $0.type?.mayMatch(needs[need].type) ?? true && isSeen($0, by: edgeUp)
        }
    }

    /// A private member of a class that a conformance in the same file takes instead of an implementation that the class
    /// inherits.
    func hiddenWitness(of need: Int, by edgeUp: Int, insteadOf given: Provision) -> Provision? {
        let edge = graph.edges[edgeUp]
        let parent = graph.scopes[edge.parent]
        guard given.inheritedFrom != nil, parent.dialect.parentsConform, let conformance = edge.conformance else {
            return nil
        }
        let requirement = needs[need].requirement
        return parent.nearMisses.named(requirement.name).first { member in
            member.obstacle == .access && member.inheritedFrom == nil && !member.isConditional
                && member.location.file == conformance.location.file
                && (member.type?.matches(requirement.type) ?? false)
                && needs[need].demand.effects.admits(member.effects) && !needs[need].demand.isSettable
        }
    }

    /// Whether the implementation that an extension gives a requirement is visible where a class conforms, and as
    /// accessible as the class and the protocol.
    private func isSeen(_ implementation: Provision, by edgeUp: Int) -> Bool {
        let edge = graph.edges[edgeUp]
        let (parent, child) = (graph.scopes[edge.parent], graph.scopes[edge.child])
        let ofProtocol = min(child.dependency?.access ?? .internal, edge.conformance?.importAccess ?? .public)
        let required = Access.ofWitness(in: parent.access, for: ofProtocol)
        if required >= .package, implementation.access < required { return false }
        guard let home = implementation.module else { return true }
        return graph.modules.isVisible(
            implementation.access,
            declaredIn: home,
            from: edge.conformance?.module ?? parent.module
        )
    }

    /// A member of any effects that the readers accept.
    private func unseenSupplier(of need: Resolution.Need, _ parent: Scope, _ child: Scope) -> Provision? {
        func isCandidate(_ part: UnseenPart) -> Bool { part.mayHave(need.name, of: need.type) }
        let own = parent.unseen.parts.first(where: isCandidate)
        // Generated providers of other scopes do not conform to the child's dependency.
        let parts = need.isOwn || child.dialect.parentsConform ? child.unseen.dependencyParts : []
        return (own ?? parts.first(where: isCandidate)).map { part in
            Provision(
                name: need.name,
                type: nil,
                access: .public,
                location: part.location,
                inheritedFrom: part.name,
                isPassThrough: false,
                isSettable: true,
                isConditional: false,
                obstacle: nil,
                owner: part.kind == .language ? .itself : own == nil ? .unseenDependencyPart : .unseen,
                effects: need.demand.effects
            )
        }
    }

    /// Whether a need certainly has a supplier on every route from a scope.
    private mutating func isSupplied(_ need: Int, above scope: Int) -> Bool {
        let property = Int(propertyOfNeed[need])
        if let known = certainties[scope << 32 | property] { return known }
        var scopes = Worklist([scope])
        while let current = scopes.next() {
            let edges = graph.edgesUp[current]
            var isSupplied = !edges.isEmpty
            for edge in edges {
                let isInjectedItself = graph.edges[edge].injected == .itself
                switch isInjectedItself ? answer(to: need, by: edge) : .keepsSearching() {
                case .found(.supplied): continue
                case .found: isSupplied = false
                case .keepsSearching: scopes.insert(graph.edges[edge].parent)
                }
            }
            guard isSupplied, certainties[current << 32 | property] ?? true else {
                certainties[scope << 32 | property] = false
                return false
            }
        }
        for scope in scopes.nodes { certainties[scope << 32 | property] = true }
        return true
    }
}
