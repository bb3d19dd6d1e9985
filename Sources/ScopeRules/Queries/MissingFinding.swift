import ScopeGraph
import SwiftReader

extension RuleSubject {
    /// The findings about missing things that belong to a rule: each cause belongs to one.
    func missingFindings(_ rule: String, _ title: String) -> [Finding] {
        missingCauses().compactMap { cause in
            let missing = MissingFinding(subject: self, cause: cause, candidates: candidates(for: cause))
            return missing.rule == rule ? missing.finding(rule, title) : nil
        }
    }
}

/// What the rules about missing things have in common: one cause, its readers, the way down, the repair.
struct MissingFinding {
    let subject: RuleSubject
    let cause: Cause
    let candidates: [Candidate]

    /// Which rule a cause belongs to: what is there and cannot be read, what is there with another type, or else what
    /// is missing.
    var rule: String {
        guard let reader = cause.readers.first else { return MissingProvider.id }
        let need = subject.supply.needs[reader]
        let hidden = candidates.contains { candidate in
            candidate.reason == .inaccessible && (candidate.provision.type?.matches(need.type) ?? true)
        }
        if hidden { return InaccessibleProvider.id }
        return candidates.contains { $0.reason == .otherType } ? TypeMismatch.id : MissingProvider.id
    }

    func finding(_ rule: String, _ title: String) -> Finding? {
        guard let first = cause.readers.first, let end = cause.ends.first else { return nil }
        let supply = subject.supply
        let need = supply.needs[first]
        let way = subject.way(from: end, to: first)
        return Finding(
            rule: rule,
            title: title,
            severity: .error,
            place: need.requirement?.place,
            scope: subject.graph.scopes[need.scope].id,
            property: need.name,
            headline: headline(need, rule),
            readers: cause.readers.compactMap(subject.reader),
            chain: subject.chain(through: way.map { supply.needs[$0].scope }, to: need),
            otherWays: cause.ends.count - 1,
            nearMisses: candidates.map { subject.nearMiss($0, for: need) },
            repairs: [repair(need, end: supply.needs[end])],
            identity: [subject.graph.scopes[need.scope].id, need.name, need.type.canonical]
                + cause.ends.map { subject.graph.scopes[supply.needs[$0].scope].id }
        )
    }

    private func headline(_ need: Supply.Need, _ rule: String) -> Message {
        let wanted = subject.text(need)
        let reader = subject.name(need.scope)
        let best = candidates.first
        switch rule {
        case InaccessibleProvider.id:
            guard let best else { break }
            let member = "\(subject.name(best.scope)).\(need.name)"
            return "\(code: reader) needs \(code: wanted), and \(code: member) cannot be read from outside"
        case TypeMismatch.id:
            guard let best = candidates.first(where: { $0.reason == .otherType }) else { break }
            let type = best.provision.type?.spelling ?? "another type"
            return """
                \(code: reader) needs \(code: wanted), and \(code: subject.name(best.scope)) provides the name with the \
                type \(code: type)
                """
        default: break
        }
        return "No scope above \(code: reader) provides \(code: wanted)"
    }

    private func topPlace(of scope: Scope) -> Place {
        if case .made(let place) = scope.root { return place }
        return scope.place
    }

    private func repair(_ need: Supply.Need, end: Supply.Need) -> Repair {
        if let hidden = candidates.first(where: { $0.reason == .inaccessible }) {
            let member = "\(subject.name(hidden.scope)).\(need.name)"
            let title: Message =
                hidden.provision.obstacle == .access
                ? "Drop \(code: hidden.provision.access.word) from \(code: member)"
                : "Make \(code: member) \(code: "public")"
            return Repair(title: title, place: hidden.provision.place)
        }
        if let other = candidates.first(where: { $0.reason == .otherType }) {
            let member = "\(subject.name(other.scope)).\(need.name)"
            let title: Message = """
                Give \(code: member) the type \(code: need.type.spelling), or ask for \
                \(code: other.provision.type?.spelling ?? "its type") in \(code: need.asking.declaredIn)
                """
            return Repair(title: title, place: other.provision.place)
        }
        let scope = subject.graph.scopes[end.scope]
        if end.scope == need.scope {
            let title: Message = """
                Hand \(code: scope.name) a component that has \(code: subject.text(need)) where it is made
                """
            return Repair(title: title, place: topPlace(of: scope))
        }
        if let unread = candidates.first(where: { $0.reason == .notHandedOver }) {
            let name = subject.name(unread.scope)
            return Repair(
                title: "Hand on \(code: name) itself instead of its dependency",
                place: unread.provision.place
            )
        }
        let title: Message = """
            Add \(code: "var \(subject.text(need))") to \(code: scope.name), or drop it from \
            \(code: need.asking.declaredIn)
            """
        return Repair(title: title, place: scope.place)
    }
}
