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
        case .inaccessible, .isolation, .circularImport, .hiddenType, .optionalDependency, .declaredBySubclass: true
        case .otherType, .readOnly, .notAProperty, .effects: false
        }
    }

    /// The effects of the member as source text: `async throws`.
    var effects: String { provision.effects.spelling }

    /// Whether the headline says everything about the member.
    fileprivate var isStatedByHeadline: Bool {
        switch conflict {
        case .readOnly, .effects, .isolation, .circularImport, .hiddenType, .optionalDependency,
            .declaredBySubclass:
            true
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
        let readers = readers(of: obstruction)
        guard let first = readers.first, let stopped = obstruction.needs.first else { return nil }
        let need = resolution.needs[first]
        let above = scopesAbove(obstruction.parent)
        let start = obstruction.needs.first { self.readers(of: $0).contains(first) } ?? stopped
        let below = route(from: start, to: first).map { resolution.needs[$0].scope }
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
            repairs: repairs(obstruction, need, readers),
            identity: [graph.scopes[obstruction.parent].id, need.name, need.type.canonical]
        )
    }

    /// The requirements that a member blocks; first those that it does not satisfy, where others only need it to have
    /// less.
    private func readers(of obstruction: Obstruction) -> [Int] {
        let all = obstruction.needs.flatMap { self.readers(of: $0) }
        let refused = all.filter { isRefused(resolution.needs[$0].requirement, by: obstruction) }
        if refused.isEmpty || refused.count == all.count { return all }
        return refused + all.filter { !isRefused(resolution.needs[$0].requirement, by: obstruction) }
    }

    private func isRefused(_ requirement: Requirement, by obstruction: Obstruction) -> Bool {
        switch obstruction.conflict {
        case .readOnly: requirement.isSettable
        case .effects: !requirement.effects.admits(obstruction.provision.effects)
        case .inaccessible, .otherType, .notAProperty, .isolation, .circularImport, .hiddenType, .optionalDependency,
            .declaredBySubclass:
            true
        }
    }

    private func reason(_ conflict: Resolution.Conflict) -> Candidate.Reason {
        switch conflict {
        case .inaccessible, .circularImport, .hiddenType, .optionalDependency, .declaredBySubclass: .inaccessible
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
            let required = text(need, beside: obstruction.provision.type)
            return "\(code: reader) requires \(code: required), but \(code: member) has type \(code: type)"
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
        case .circularImport, .hiddenType, .optionalDependency, .declaredBySubclass:
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

    func member(of obstruction: Obstruction, named name: String) -> String {
        member(obstruction.provision, of: obstruction.parent, named: name)
    }

    /// `App.session`. A requirement of a scope's own dependency is named after that dependency:
    /// `AppDependency.session`.
    func member(_ provision: Provision, of scope: Int, named name: String) -> String {
        let owner = provision.obstacle == .requirement ? provision.inheritedFrom : nil
        return "\(owner ?? self.name(scope)).\(name)"
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
