import TextFormats

/// The differences between two graphs. Locations do not count: moved declarations are equal.
///
/// Lists are in the order of the graph that contains their elements.
package struct GraphDifference: Hashable, Sendable {
    /// A requirement of a scope.
    package struct Requirement: Hashable, Sendable {
        package let scope: String
        package let name: String
        package let type: String
    }

    /// A requirement whose type has changed.
    package struct Retyping: Hashable, Sendable {
        package let scope: String
        package let name: String
        package let old: String
        package let new: String
    }

    /// A requirement whose suppliers or origins have changed.
    package struct Resupply: Hashable, Sendable {
        package let scope: String
        package let name: String
        package let oldProviders: [String]
        /// Empty if no scope supplies it any more.
        package let newProviders: [String]
        package let oldOrigins: [String]
        package let newOrigins: [String]
    }

    /// A module that was compared with one of another name, because both are named after their folders.
    package struct Renaming: Hashable, Sendable {
        package let old: String
        package let new: String
    }

    package let addedScopes: [GraphSummary.Scope]
    package let removedScopes: [GraphSummary.Scope]
    package let addedEdges: [GraphSummary.Edge]
    package let removedEdges: [GraphSummary.Edge]
    package let addedRequirements: [Requirement]
    package let removedRequirements: [Requirement]
    package let retypings: [Retyping]
    package let resupplies: [Resupply]
    package let newFindings: [GraphSummary.Finding]
    package let goneFindings: [GraphSummary.Finding]
    package let renaming: Renaming?

    /// The number of changes.
    package var count: Int {
        let counts: [Int] = [
            addedScopes.count, removedScopes.count, addedEdges.count, removedEdges.count, addedRequirements.count,
            removedRequirements.count, retypings.count, resupplies.count, newFindings.count, goneFindings.count,
        ]
        return counts.reduce(0, +)
    }

    package var isEmpty: Bool { count == 0 }

    /// Whether the change needs a review before it is merged: another supplier, or a new finding.
    package var isGrave: Bool { !resupplies.isEmpty || !newFindings.isEmpty }
}

extension GraphDifference {
    package init(from before: GraphSummary, to new: GraphSummary) {
        let renaming = Renaming(from: before, to: new)
        let old = renaming.map { before.calling($0.old, $0.new) } ?? before
        let (oldNeeds, newNeeds) = (old.needs, new.needs)
        let (added, removed) = (surplus(newNeeds, over: oldNeeds), surplus(oldNeeds, over: newNeeds))
        let retypings = Self.retypings(from: removed, to: added)
        let retyped = Set(retypings.map { [$0.scope, $0.name] })
        func isPlain(_ requirement: Requirement) -> Bool { !retyped.contains([requirement.scope, requirement.name]) }
        // A fingerprint depends on the name of the module.
        let key: (GraphSummary.Finding) -> [String] = { finding in
            renaming == nil ? [finding.fingerprint] : [finding.rule, finding.scope ?? "", finding.property ?? ""]
        }
        self.init(
            addedScopes: surplus(new.scopes, over: old.scopes, by: \.id),
            removedScopes: surplus(old.scopes, over: new.scopes, by: \.id),
            addedEdges: surplus(new.edges, over: old.edges) { [$0.parent, $0.child] },
            removedEdges: surplus(old.edges, over: new.edges) { [$0.parent, $0.child] },
            addedRequirements: added.filter(isPlain),
            removedRequirements: removed.filter(isPlain),
            retypings: retypings,
            resupplies: Self.resupplies(from: old, to: new),
            newFindings: surplus(new.findings, over: old.findings, by: key),
            goneFindings: surplus(old.findings, over: new.findings, by: key),
            renaming: renaming
        )
    }

    /// Pairs of removed and added requirements with the same scope and name. A name with several types is ambiguous and
    /// left out.
    private static func retypings(from removed: [Requirement], to added: [Requirement]) -> [Retyping] {
        let before = Dictionary(grouping: removed) { [$0.scope, $0.name] }
        let after = Dictionary(grouping: added) { [$0.scope, $0.name] }
        return added.compactMap { requirement in
            let key = [requirement.scope, requirement.name]
            guard let old = before[key], old.count == 1, after[key]?.count == 1 else { return nil }
            return Retyping(scope: requirement.scope, name: requirement.name, old: old[0].type, new: requirement.type)
        }
    }

    /// The requirements in both graphs that had a supplier and whose suppliers have changed.
    private static func resupplies(from old: GraphSummary, to new: GraphSummary) -> [Resupply] {
        let (before, after) = (old.service, new.service)
        return after.order.compactMap { key in
            guard let was = before.byNeed[key], let now = after.byNeed[key], !was.providers.isEmpty else { return nil }
            guard was != now else { return nil }
            return Resupply(
                scope: key[0],
                name: key[1],
                oldProviders: was.providers.sorted(),
                newProviders: now.providers.sorted(),
                oldOrigins: was.origins.sorted(),
                newOrigins: now.origins.sorted()
            )
        }
    }
}

/// The elements that occur more often than in another list; of equal ones, the first ones match the other list.
private func surplus<Element, Key: Hashable>(
    _ elements: [Element],
    over others: [Element],
    by key: (Element) -> Key
) -> [Element] {
    var left = others.reduce(into: [Key: Int]()) { $0[key($1), default: 0] += 1 }
    return elements.filter { element in
        let key = key(element)
        guard let count = left[key], count > 0 else { return true }
        left[key] = count - 1
        return false
    }
}

private func surplus<Element: Hashable>(_ elements: [Element], over others: [Element]) -> [Element] {
    surplus(elements, over: others, by: \.self)
}

/// The suppliers and origins of a requirement.
private struct Service: Hashable {
    var providers: Set<String> = []
    var origins: Set<String> = []
}

extension GraphSummary {
    fileprivate var needs: [GraphDifference.Requirement] {
        scopes.flatMap { scope in
            scope.requires.map { GraphDifference.Requirement(scope: scope.id, name: $0.name, type: $0.type) }
        }
    }

    /// By scope and name, regardless of the type.
    fileprivate var service: (order: [[String]], byNeed: [[String]: Service]) {
        var order: [[String]] = []
        var byNeed: [[String]: Service] = [:]
        for supplier in suppliers {
            let key = [supplier.scope, supplier.name]
            if byNeed[key] == nil { order.append(key) }
            byNeed[key, default: Service()].providers.formUnion(supplier.providers)
            byNeed[key, default: Service()].origins.formUnion(supplier.origins)
        }
        return (order, byNeed)
    }
}
