import Graphs
import ScopeGraph
import Semantics
import SwiftReader

/// The fixes for members that conflict with a requirement.
extension RuleSubject {
    /// - Parameter readers: the requirements that the member blocks: indices into `Resolution.needs`.
    func repairs(_ obstruction: Obstruction, _ need: Resolution.Need, _ readers: [Int]) -> [Repair] {
        let provision = obstruction.provision
        let demand = obstruction.needs.first.map { resolution.needs[$0].demand }
        switch obstruction.conflict {
        case .inaccessible:
            let expose = exposing(provision, of: obstruction.parent, for: need, demand: demand)
            return [renaming(obstruction, need), expose].compactMap(\.self)
        case .otherType:
            let agree = agreeing(
                provision,
                of: obstruction.parent,
                with: need,
                hasOneReader: readers.count == 1,
                demand: demand
            )
            return [renaming(obstruction, need)].compactMap(\.self) + agree
        case .readOnly:
            return [settable(provision, of: obstruction.parent, for: need, demand: demand)]
        case .notAProperty:
            let member = declaredMember(provision, of: obstruction.parent)
            return [
                makingAProperty(provision, of: obstruction.parent, for: need),
                Repair(title: "Rename the method \(code: member)", location: provision.location),
            ]
        case .effects: return dropping(obstruction, need, demand, readers)
        case .isolation:
            let actor = provision.isolation?.actor
            let ask = actor.map { actor in
                Repair(
                    title: "Mark \(code: need.name) in \(code: need.requirement.declaredIn) as \(code: actor)",
                    location: need.requirement.location
                )
            }
            return [ask, freeing(provision, called: member(of: obstruction, named: need.name))].compactMap(\.self)
        case .circularImport, .hiddenType, .optionalDependency, .declaredBySubclass:
            return repairs(forwarding: need, by: obstruction.parent, obstruction.conflict)
        }
    }

    /// Gives a property a setter that its readers can use.
    func settable(
        _ provision: Provision,
        of scope: Int,
        for need: Resolution.Need,
        demand: MemberDemand? = nil
    ) -> Repair {
        let member = declaredMember(provision, of: scope)
        let further = FurtherDifferences(of: provision, in: scope, from: need, demand)
        let title: Message
        if let needed = setterAccessNeeded(provision, scope, need) {
            title = "Make the setter of \(code: member) \(code: needed.word)"
        } else if isConstant(provision) {
            title = "Make \(code: member) a \(code: "var")"
        } else {
            title = "Give \(code: member) a setter"
        }
        return Repair(
            title: .sequence([title] + further.steps(besides: .setter, in: self)),
            location: provision.location
        )
    }

    /// Removes the effects of a member, or lets all readers that do not expect them accept them.
    private func dropping(
        _ obstruction: Obstruction,
        _ need: Resolution.Need,
        _ demand: MemberDemand?,
        _ readers: [Int]
    ) -> [Repair] {
        let provision = obstruction.provision
        let member = member(of: obstruction, named: need.name)
        let surplus = provision.effects.beyond(demand?.effects ?? need.requirement.effects).spelling
        let drop: Message =
            need.requirement.method == nil
            ? "Remove \(code: surplus) from the getter of \(code: member)"
            : "Remove \(code: surplus) from \(code: member)"
        let further = FurtherDifferences(of: provision, in: obstruction.parent, from: need, demand)
        let required =
            need.requirement.method?.declaration(provision.effects) ?? "{ get \(provision.effects.spelling) }"
        let protocols = readers.map { resolution.needs[$0].requirement }
            .filter { !$0.effects.admits(provision.effects) }.map(\.declaredIn).uniqued()
        let list = Message.list(protocols.map { name -> Message in "\(code: name)" })
        let ask: Message = "Require \(code: required) in \(list)"
        return [
            Repair(
                title: .sequence([drop] + further.steps(besides: .effects, in: self)),
                location: provision.location
            ),
            Repair(
                title: .sequence([ask] + further.steps(besides: .effects, in: self, naming: member)),
                location: need.requirement.location
            ),
        ]
    }

    /// Renames a member that serves another purpose, because a scope above has one that serves the readers.
    private func renaming(_ obstruction: Obstruction, _ need: Resolution.Need) -> Repair? {
        let provision = obstruction.provision
        guard let type = provision.type, !type.mayMatch(need.type), provision.obstacle != .requirement,
            !provision.isPassThrough,
            let above = scopeProviding(need, above: obstruction.parent)
        else { return nil }
        let parent = name(obstruction.parent)
        return Repair(
            title: """
                Rename \(code: declaredMember(provision, of: obstruction.parent)), so that \(code: parent) can forward \
                \(code: "\(name(above)).\(need.name)")
                """,
            location: provision.location
        )
    }

    /// The nearest scope above another one that provides what a need asks for.
    func scopeProviding(_ need: Resolution.Need, above scope: Int) -> Int? {
        let above = reachable(from: graph.parents(of: scope)) { self.graph.parents(of: $0) }
        return above.first { number in
            guard number != scope else { return false }
            let all = need.requirement.method == nil ? graph.scopes[number].provisions : graph.scopes[number].methods
            return all.named(need.name).contains { member in
                member.obstacle == nil && member.access >= .internal && member.type?.matches(need.type) ?? false
            }
        }
    }
}
