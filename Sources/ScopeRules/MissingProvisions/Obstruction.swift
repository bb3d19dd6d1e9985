import ScopeGraph
import Semantics
import SwiftReader
import WiringText

/// A member of a parent that conflicts with a child's requirement.
struct Obstruction: Sendable {
    /// The scope that has the member.
    let parent: Int
    let provision: Provision
    let conflict: Resolution.Conflict
    /// The needs that it blocks: indices into `Resolution.needs`.
    let needs: [Int]

    /// Whether the code that requires the member cannot access it. Other conflicts are about its type.
    var isAboutAccess: Bool {
        switch conflict {
        case .inaccessible, .isolation, .circularImport, .hiddenType, .declaredBySubclass: true
        case .otherType, .readOnly, .notAProperty, .effects: false
        }
    }

    /// The effects of the member as source text: `async throws`.
    fileprivate var effects: String { provision.effects.spelling }

    /// Whether the headline says everything about the member.
    fileprivate var isStatedByHeadline: Bool {
        switch conflict {
        case .readOnly, .effects, .isolation, .circularImport, .hiddenType, .declaredBySubclass: true
        case .inaccessible, .otherType, .notAProperty: false
        }
    }
}

extension Resolution {
    /// All conflicting members, each once, in order.
    func obstructions(in graph: ScopeGraph) -> [Obstruction] {
        struct Key: Hashable {
            let parent: Int
            let name: String
            let type: CanonicalType
            let conflict: Conflict
        }
        var groups: [Key: (provision: Provision, needs: [Int])] = [:]
        for number in needs.indices where needs[number].routes.areBlocked {
            let need = needs[number]
            for route in need.routes {
                guard case .blocked(let provision, let conflict) = route.answer else { continue }
                let parent = graph.edges[route.edge].parent
                let key = Key(parent: parent, name: need.name, type: need.type, conflict: conflict)
                groups[key, default: (provision, [])].needs.append(number)
            }
        }
        return groups.map {
            Obstruction(
                parent: $0.key.parent,
                provision: $0.value.provision,
                conflict: $0.key.conflict,
                needs: $0.value.needs
            )
        }
        .sorted { ($0.parent, $0.needs.first ?? 0) < ($1.parent, $1.needs.first ?? 0) }
    }
}

extension RuleSubject {
    /// The finding about a conflicting member.
    func finding(_ rule: String, _ title: String, _ obstruction: Obstruction) -> Finding? {
        let readers = obstruction.needs.flatMap { self.readers(of: $0) }
        guard let first = readers.first, let stopped = obstruction.needs.first else { return nil }
        let need = resolution.needs[first]
        let above = scopesAbove(obstruction.parent)
        let below = route(from: stopped, to: first).map { resolution.needs[$0].scope }
        let candidate = Candidate(
            scope: obstruction.parent,
            provision: obstruction.provision,
            reason: reason(obstruction.conflict)
        )
        return Finding(
            rule: rule,
            title: title,
            severity: .error,
            location: need.ownRequirement?.location,
            scope: graph.scopes[need.scope].id,
            property: need.name,
            headline: headline(obstruction, need),
            readers: Array(readers.compactMap(reader).uniqued()),
            chain: chain(through: above + below, to: need),
            nearMisses: obstruction.isStatedByHeadline ? [] : [nearMiss(candidate, for: need)],
            repairs: repairs(obstruction, need, hasOneReader: readers.count == 1),
            identity: [graph.scopes[obstruction.parent].id, need.name, need.type.canonical]
        )
    }

    private func reason(_ conflict: Resolution.Conflict) -> Candidate.Reason {
        switch conflict {
        case .inaccessible, .circularImport, .hiddenType, .declaredBySubclass: .inaccessible
        case .otherType, .readOnly, .effects, .isolation: .otherType
        case .notAProperty: .notAProperty
        }
    }

    private func headline(_ obstruction: Obstruction, _ need: Resolution.Need) -> Message {
        let reader = name(need.scope)
        let member = member(of: obstruction, named: need.name)
        switch obstruction.conflict {
        case .inaccessible:
            return "\(code: reader) requires \(code: text(need)), but \(code: member) is not accessible"
        case .otherType:
            if let sent = headline(aboutResultOf: obstruction.provision, of: obstruction.parent, for: need) {
                return sent
            }
            let type = obstruction.provision.type.map { shown($0, beside: need.type) } ?? "another type"
            return "\(code: reader) requires \(code: text(need)), but \(code: member) has type \(code: type)"
        case .readOnly:
            return headline(aboutSetterOf: obstruction.provision, of: obstruction.parent, for: need)
        case .notAProperty:
            return "\(code: reader) requires \(code: text(need)), but \(code: member) is a method"
        case .effects:
            return "\(code: reader) requires \(code: text(need)), but \(code: member) is \(code: obstruction.effects)"
        case .isolation:
            let actor = obstruction.provision.isolation?.actor
            let demand = need.demand
            let isAwaited = demand.isAwaitedElsewhere && demand.isolation == actor
            let isSendable = obstruction.provision.isolation?.mayBeSendable ?? true
            let isSent = (isAwaited || demand.effects.isAsync) && !isSendable
            let obstacle: Message = isSent ? .notAllIsSendable : ""
            return """
                \(code: reader) requires \(code: text(need)) \(outside(of: actor, isAwaited ? nil : demand.isolation)), but \
                \(code: member) is isolated to \(actor.map { "\(code: $0)" } ?? "an actor")\(obstacle)
                """
        case .circularImport, .hiddenType, .declaredBySubclass:
            return """
                \(code: reader) requires \(code: text(need)), but \(code: name(obstruction.parent)) cannot forward it: \
                \(reasonNotToForward(need, by: obstruction.parent, obstruction.conflict))
                """
        }
    }

    private func outside(of actor: String?, _ required: String?) -> Message {
        required.map { "on \(code: $0)" } ?? "outside any actor"
    }

    /// The fact about a method whose result is not `sending`; `nil` if another part of its type differs.
    func headline(aboutResultOf method: Provision, of scope: Int, for need: Resolution.Need) -> Message? {
        guard let type = method.type, !type.servesResult(of: need.type) else { return nil }
        return """
            \(code: name(need.scope)) requires a \(code: "sending") result of \(code: need.name), and \
            \(code: member(method, of: scope, named: need.name)) has none
            """
    }

    /// The fact about a property that lacks a setter, or has one that is not accessible enough.
    func headline(aboutSetterOf provision: Provision, of scope: Int, for need: Resolution.Need) -> Message {
        let member = member(provision, of: scope, named: need.name)
        let fault: Message =
            provision.setterAccess.map { "that of \(code: member) is \(code: $0.word)" }
            ?? "\(code: member) is read-only"
        return "\(code: name(need.scope)) requires a setter for \(code: need.name), but \(fault)"
    }

    func settable(_ provision: Provision, of scope: Int, for need: Resolution.Need) -> Repair {
        let member = member(provision, of: scope, named: need.name)
        guard let access = provision.setterAccess else {
            return Repair(title: "Give \(code: member) a setter", location: provision.location)
        }
        // A setter that is internal and still not visible belongs to another module.
        let needed = max(accessNeeded(of: scope, for: need), access >= .internal ? .public : .internal)
        return Repair(
            title: "Make the setter of \(code: member) \(code: needed.word)",
            location: provision.location
        )
    }

    private func member(of obstruction: Obstruction, named name: String) -> String {
        member(obstruction.provision, of: obstruction.parent, named: name)
    }

    /// `App.session`. A requirement of a scope's own dependency is named after that dependency:
    /// `AppDependency.session`.
    func member(_ provision: Provision, of scope: Int, named name: String) -> String {
        let owner = provision.obstacle == .requirement ? provision.inheritedFrom : nil
        return "\(owner ?? self.name(scope)).\(name)"
    }

    private func repairs(_ obstruction: Obstruction, _ need: Resolution.Need, hasOneReader: Bool) -> [Repair] {
        let provision = obstruction.provision
        let member = member(of: obstruction, named: need.name)
        switch obstruction.conflict {
        case .inaccessible: return [exposing(provision, of: obstruction.parent, for: need)]
        case .otherType:
            return agreeing(provision, of: obstruction.parent, with: need, hasOneReader: hasOneReader)
        case .readOnly:
            return [settable(provision, of: obstruction.parent, for: need)]
        case .notAProperty:
            return [
                makingAProperty(provision, of: obstruction.parent, for: need),
                Repair(title: "Rename the method \(code: member)", location: provision.location),
            ]
        case .effects:
            let method = need.requirement.method?.declaration(provision.effects)
            let required = method ?? "{ get \(provision.effects.spelling) }"
            let drop: Message =
                method == nil
                ? "Remove \(code: obstruction.effects) from the getter of \(code: member)"
                : "Remove \(code: obstruction.effects) from \(code: member)"
            return [
                Repair(title: drop, location: provision.location),
                Repair(
                    title: "Require \(code: required) in \(code: need.requirement.declaredIn)",
                    location: need.requirement.location
                ),
            ]
        case .isolation:
            let actor = provision.isolation?.actor
            let ask = actor.map { actor in
                Repair(
                    title: "Mark \(code: need.name) in \(code: need.requirement.declaredIn) as \(code: actor)",
                    location: need.requirement.location
                )
            }
            return [ask, freeing(provision, called: member)].compactMap(\.self)
        case .circularImport, .hiddenType, .declaredBySubclass:
            return repairs(forwarding: need, by: obstruction.parent, obstruction.conflict)
        }
    }
}

extension Array where Element: Hashable {
    /// Each element once, in the order of first occurrence.
    func uniqued() -> [Element] {
        // Most arrays have one or two elements and need no set.
        if count < 2 { return self }
        if count == 2 { return self[0] == self[1] ? [self[0]] : self }
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

extension Message {
    /// Why a member that suspends does not serve on another actor.
    static let notAllIsSendable: Message = ", and the values that pass between them are not all \(code: "Sendable")"
}
