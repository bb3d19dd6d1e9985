import Graphs
import ScopeGraph
import Semantics
import SwiftReader

/// Members inside an `#if` that certain builds lack although they are required there.
extension RuleSubject {
    /// One finding for each member and child.
    func conditionalProviders(_ rule: String, _ title: String) -> [Finding] {
        let isConcerned = graph.scopes.map(\.hasConditionalProvisions)
        guard isConcerned.contains(true) else { return [] }
        return graph.edges.indices.flatMap { number -> [Finding] in
            let edge = graph.edges[number]
            guard isConcerned[edge.parent], edge.injected == .itself else { return [] }
            return resolution.needsOfScope[edge.child].compactMap { need in
                guard case .supplied(let provision)? = resolution.needs[need].routes.route(by: number)?.answer,
                    !provision.conditions.isEmpty, !mayBeReplaced(provision, edge),
                    let reader = reader(of: need, by: edge, missing: provision)
                else { return nil }
                return finding(rule, title, provision, reader, need, edge)
            }
        }
    }

    /// Whether something that is not in the scope's class may supply the property where the member is not compiled.
    func mayBeReplaced(_ provision: Provision, _ edge: Edge) -> Bool {
        let (parent, child) = (graph.scopes[edge.parent], graph.scopes[edge.child])
        let unseen = parent.unseen.parts + child.unseen.dependencyParts
        return provision.owner != .itself || unseen.contains { $0.mayHave(provision.name) }
            || !child.unseen.defaults.named(provision.name).isEmpty
    }

    /// The requirement, of the child or a scope below it, that is compiled where a member is not.
    private func reader(of need: Int, by edge: Edge, missing provision: Provision) -> Int? {
        reader(of: need, by: edge) { BuildConditions.areMissed(provision.conditions, whenever: $0) }
    }

    /// The requirement, of the child or a scope below it, whose `#if` conditions have some property, together with those
    /// of all that passes the member to it.
    func reader(of need: Int, by edge: Edge, where counts: ([String]) -> Bool) -> Int? {
        let (parent, child) = (graph.scopes[edge.parent], graph.scopes[edge.child])
        let place = [edge.conditions, edge.conformance?.conditions ?? [], child.conditions]
            .reduce(parent.conditions, BuildConditions.both)
        var needs = Worklist([need])
        while let next = needs.next() {
            let waiting = resolution.needs[next]
            if let requirement = waiting.ownRequirement {
                let own = BuildConditions.both(graph.scopes[waiting.scope].conditions, requirement.conditions)
                if counts(BuildConditions.both(place, own)) { return next }
            }
            needs.insert(waiting.passedOnFor)
        }
        return nil
    }

    private func finding(
        _ rule: String,
        _ title: String,
        _ provision: Provision,
        _ reader: Int,
        _ need: Int,
        _ edge: Edge
    ) -> Finding {
        let parent = graph.scopes[edge.parent]
        let unmet = resolution.needs[reader]
        let member = "\(parent.name).\(provision.name)"
        let test = BuildConditions.test(provision.conditions) ?? ""
        // The other branch of the `#if` may declare it where nothing can read it.
        let hidden = parent.nearMisses.named(provision.name).first {
            $0.obstacle == .access && BuildConditions.either([provision.conditions, $0.conditions]).isEmpty
        }
        let otherBuilds: Message =
            hidden.map { "in builds where \(code: member) is \(code: $0.access.word)" }
            ?? "in builds that lack \(code: member), which is compiled only if \(code: test)"
        let inside = NearMiss(
            scope: parent.name,
            location: provision.location,
            message: "\(code: member) is inside \(code: "#if") here"
        )
        return Finding(
            rule: rule,
            title: title,
            severity: .error,
            location: unmet.requirement.location,
            scope: graph.scopes[unmet.scope].id,
            property: unmet.name,
            headline: """
                \(code: graph.scopes[unmet.scope].name) requires \(code: unmet.name) \(otherBuilds)
                """,
            nearMisses: [inside, hidden.map { self.hidden($0, member, provision, unmet, of: parent) }].compactMap(
                \.self
            ),
            repairs: [
                declaring(provision, hidden, member, unmet, of: edge.parent),
                Repair(
                    title: "Require \(code: unmet.name) only if \(code: test)",
                    location: unmet.requirement.location
                ),
            ],
            identity: [parent.id, graph.scopes[edge.child].id, unmet.name, "condition"]
        )
    }

    private func hidden(
        _ declaration: Provision,
        _ member: String,
        _ provision: Provision,
        _ unmet: Resolution.Need,
        of parent: Scope
    ) -> NearMiss {
        let type = typeToo(hasOtherType(declaration, unmet) ? declaration : provision, unmet)
        return NearMiss(
            scope: parent.name,
            location: declaration.location,
            message: "\(code: member) is \(code: declaration.access.word) here, for the other builds\(type)"
        )
    }

    private func hasOtherType(_ declaration: Provision, _ unmet: Resolution.Need) -> Bool {
        declaration.type.map { !$0.mayMatch(unmet.type) } ?? false
    }

    private func declaring(
        _ provision: Provision,
        _ hidden: Provision?,
        _ member: String,
        _ unmet: Resolution.Need,
        of parent: Int
    ) -> Repair {
        guard let hidden else {
            return Repair(title: "Declare \(code: member) for the other builds too", location: provision.location)
        }
        guard hasOtherType(hidden, unmet) else { return exposing(hidden, of: parent, for: unmet) }
        return Repair(title: "Declare \(code: self.member(unmet)) for the other builds too", location: hidden.location)
    }
}
