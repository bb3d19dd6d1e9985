import ScopeGraph
import SwiftReader

extension RuleSubject {
    /// Why a scope gets what it asks for, or does not: one answer for each thing that it has to receive from above.
    ///
    /// - Parameter property: the one thing; all of them where it is `nil`.
    public func supplyAnswers(of scope: Int, property: String?) -> [Answer] {
        let needs = supply.needsOfScope[scope].filter { property == nil || supply.needs[$0].name == property }
        if needs.isEmpty, let property { return [ownAnswer(of: scope, property: property)].compactMap(\.self) }
        return needs.map(supplyAnswer)
    }

    private func supplyAnswer(to number: Int) -> Answer {
        let need = supply.needs[number]
        let scope = name(need.scope)
        let headline: Message
        if let requirement = need.requirement {
            headline = "\(code: scope) needs \(code: text(need)), in \(code: requirement.declaredIn)"
        } else {
            headline = "\(code: scope) hands on \(code: text(need)), which \(code: need.asking.declaredIn) asks for"
        }
        let ways = waysUp(from: number)
        var sections = ways.map { section($0, to: number) }
        if !need.failures.isEmpty {
            let ends = need.failures.map { name(supply.needs[$0].scope) }
            let notes = need.failures.map { failure in
                let above = scopesAbove(supply.needs[failure].scope)
                return Finding.Note(
                    place: graph.scopes[above[0]].place,
                    message: "nothing above \(code: name(supply.needs[failure].scope)) has it"
                )
            }
            sections.append(AnswerSection(title: "missing, seen from \(ends.joined(separator: ", "))", notes: notes))
        }
        let cause = Cause(ends: need.failures.isEmpty ? [number] : need.failures, readers: [number])
        let misses = candidates(for: cause).filter { candidate in
            // What exists elsewhere is only worth a word where nothing above has it.
            let isWorthIt = candidate.reason != .elsewhere || !need.failures.isEmpty
            return isWorthIt && !need.suppliers.contains(candidate.scope) && candidate.scope != need.scope
        }
        sections.append(
            AnswerSection(
                title: "passed over",
                notes: misses.map { candidate in
                    let miss = nearMiss(candidate, for: need)
                    return Finding.Note(place: miss.place, message: miss.message)
                }
            )
        )
        return Answer(
            place: need.requirement?.place ?? graph.scopes[need.scope].place,
            headline: headline,
            sections: sections
        )
    }

    private func section(_ way: WayUp, to number: Int) -> AnswerSection {
        let member = "\(name(way.scope)).\(way.provision.name)"
        var notes: [Finding.Note] = []
        var below = way.scope
        for need in way.needs.reversed() {
            let scope = supply.needs[need].scope
            let place = edge(below, scope)?.place
            let isReader = need == number
            let act: Message = isReader ? "which reads it" : "which hands it on"
            notes.append(
                Finding.Note(place: place, message: "\(code: name(below)) makes \(code: name(scope)), \(act)")
            )
            below = scope
        }
        let made: Message =
            way.provision.isPassThrough
            ? "\(code: member) hands on what \(code: name(way.scope)) gets from above" : "\(code: member) is made here"
        let first = Finding.Note(place: way.provision.place, message: made)
        let title: Message =
            way.blockage == nil
            ? "supplied by \(code: name(way.scope))" : "stopped by \(code: member), which does not do"
        let supplier = supply.needs[number].origins.filter { $0 != way.scope && way.provision.isPassThrough }
        let origins = supplier.map { origin in
            Finding.Note(place: graph.scopes[origin].place, message: "in the end it is made in \(code: name(origin))")
        }
        return AnswerSection(title: title, notes: [first] + notes + origins)
    }

    /// What a scope has itself, for a person who asks why it gets that.
    private func ownAnswer(of scope: Int, property: String) -> Answer? {
        let value = graph.scopes[scope]
        let own = (value.provisions + value.withheld).first { $0.name == property }
        guard let own else { return nil }
        return Answer(
            place: own.place,
            headline: "\(code: value.name) has \(code: property) itself, and asks nobody for it",
            sections: [readers(of: property, from: scope)]
        )
    }
}
