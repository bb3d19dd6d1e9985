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
            headline = "\(code: scope) requires \(code: text(need)), in \(code: requirement.declaredIn)"
        } else {
            headline = "\(code: scope) forwards \(code: text(need)), which \(code: need.asking.declaredIn) requires"
        }
        let ways = waysUp(from: number)
        var sections = ways.map { section($0, to: number) }
        sections += tops(from: number).map { top in section(endingAt: top, to: number) }
        let cause = Cause(ends: need.failures.isEmpty ? [number] : Array(need.failures), readers: [number])
        var table = ProvisionTable(of: graph)
        let misses = candidates(for: cause, in: &table).filter { candidate in
            // What exists elsewhere is only worth a word where nothing above has it.
            let isWorthIt = (candidate.reason != .elsewhere && candidate.reason != .below) || !need.failures.isEmpty
            return isWorthIt && !need.suppliers.contains(candidate.scope) && candidate.scope != need.scope
        }
        sections.append(
            AnswerSection(
                title: "also considered",
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

    /// The ways up that end at the top without an answer, each by its shortest way.
    private func tops(from number: Int) -> [[Int]] {
        var came: [Int: Int] = [number: number]
        var pending = [number]
        var next = 0
        var tops: [[Int]] = []
        while next < pending.count {
            let need = pending[next]
            next += 1
            let scope = supply.needs[need].scope
            if graph.scopes[scope].root != nil || graph.edgesUp[scope].isEmpty { tops.append(trail(to: need, came)) }
            for way in supply.needs[need].ways {
                guard case .passedOn(let above) = way.answer, came[above] == nil else { continue }
                came[above] = need
                pending.append(above)
            }
        }
        return tops
    }

    /// A way that was searched to its end, from the top down.
    private func section(endingAt needs: [Int], to number: Int) -> AnswerSection {
        let scopes = needs.reversed().map { supply.needs[$0].scope }
        let property = supply.needs[number].name
        let title: Message
        let first: Message
        let top = graph.scopes[scopes[0]]
        let isAlone = scopes.count == 1
        let lack: Message = isAlone ? "" : " and does not provide \(code: property)"
        switch top.root {
        case .open:
            title = "expected from the code that creates \(code: top.name)"
            first = "\(code: top.name) is created by other modules\(lack)"
        case nil:
            title = "missing: \(code: top.name) is never created"
            first = "\(code: top.name) is never created\(lack)"
        default:
            title = "missing above \(code: top.name)"
            first = "\(code: top.name) is a root\(lack)"
        }
        let steps = zip(scopes, scopes.dropFirst()).enumerated().map { step, pair in
            let isReader = step == scopes.count - 2
            let act: Message = isReader ? "which requires it" : "which does not provide it either"
            return Finding.Note(
                place: edge(pair.0, pair.1)?.place,
                message: "\(code: name(pair.0)) creates \(code: name(pair.1)), \(act)"
            )
        }
        return AnswerSection(title: title, notes: [Finding.Note(place: top.place, message: first)] + steps)
    }

    private func section(_ way: WayUp, to number: Int) -> AnswerSection {
        let member = "\(name(way.scope)).\(way.provision.name)"
        var notes: [Finding.Note] = []
        var below = way.scope
        for need in way.needs.reversed() {
            let scope = supply.needs[need].scope
            let place = edge(below, scope)?.place
            let isReader = need == number
            let act: Message = isReader ? "which uses it" : "which forwards it"
            notes.append(
                Finding.Note(place: place, message: "\(code: name(below)) creates \(code: name(scope)), \(act)")
            )
            below = scope
        }
        let made: Message =
            way.provision.isPassThrough
            ? "\(code: member) forwards what \(code: name(way.scope)) receives" : "\(code: member) is created here"
        let first = Finding.Note(place: way.provision.place, message: made)
        let title: Message =
            way.blockage == nil
            ? "supplied by \(code: name(way.scope))" : "blocked by \(code: member), which does not satisfy it"
        let supplier = supply.needs[number].origins.filter { $0 != way.scope && way.provision.isPassThrough }
        let origins = supplier.map { origin in
            Finding.Note(place: graph.scopes[origin].place, message: "created in \(code: name(origin))")
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
            headline: "\(code: value.name) declares \(code: property) itself and does not require it",
            sections: [readers(of: property, from: scope)]
        )
    }
}
