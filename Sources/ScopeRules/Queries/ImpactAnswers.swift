import ScopeGraph
import SwiftReader

extension RuleSubject {
    /// Who breaks when a provision of a scope goes or changes its type; `nil` where the scope has no such provision.
    public func impactAnswer(of scope: Int, property: String) -> Answer? {
        let value = graph.scopes[scope]
        guard let provision = (value.provisions + value.withheld).first(where: { $0.name == property }) else {
            return nil
        }
        let needs = needs(servedBy: scope, property)
        let scopes = Set(needs.map { supply.needs[$0].scope })
        let modules = Set(scopes.map { graph.modules[graph.scopes[$0].module].name }).sorted()
        let headline: Message
        if needs.isEmpty {
            headline = "Nothing below \(code: value.name) gets \(code: property) from it"
        } else {
            headline = """
                \(scopes.count) \(scopes.count == 1 ? "scope" : "scopes") in \(modules.joined(separator: ", ")) \
                \(scopes.count == 1 ? "breaks" : "break") when \(code: "\(value.name).\(property)") goes or changes its type
                """
        }
        return Answer(place: provision.place, headline: headline, sections: [readers(of: property, from: scope)])
    }

    /// The requirements below a scope that its provision serves.
    func readers(of property: String, from scope: Int) -> AnswerSection {
        let notes = needs(servedBy: scope, property).compactMap { number -> Finding.Note? in
            let need = supply.needs[number]
            guard let requirement = need.requirement else {
                return Finding.Note(
                    place: graph.scopes[need.scope].place,
                    message: "\(code: name(need.scope)) hands it on"
                )
            }
            return Finding.Note(
                place: requirement.place,
                message: "\(code: name(need.scope)) asks for it, in \(code: requirement.declaredIn)"
            )
        }
        return AnswerSection(title: "who gets it", notes: notes)
    }

    /// The needs that a provision answers, directly or because others hand it on; the nearest first.
    private func needs(servedBy scope: Int, _ property: String) -> [Int] {
        let answered = needsAnswered(with: property)
        var pending = answered[scope]?.all ?? []
        var visited = Set(pending)
        var next = 0
        while next < pending.count {
            let need = pending[next]
            next += 1
            // Those for which it is passed on, and those below a scope that hands it on by a member of its own.
            let handed = answered[supply.needs[need].scope]?.handedOn ?? []
            for waiting in supply.needs[need].passedOnFor + handed where visited.insert(waiting).inserted {
                pending.append(waiting)
            }
        }
        return pending
    }

    /// The needs that a scope answers by a member of its own.
    private struct Answered {
        var all: [Int] = []
        /// Those for which the member hands on what the scope gets from above.
        var handedOn: [Int] = []
    }

    /// By scope, those for one name: gathered once, so that a long way down costs no more than its length.
    private func needsAnswered(with property: String) -> [Int: Answered] {
        var answered: [Int: Answered] = [:]
        for number in supply.needs.indices where supply.needs[number].name == property {
            for way in supply.needs[number].ways {
                guard case .supplied(let provision) = way.answer else { continue }
                let parent = graph.edges[way.edge].parent
                if answered[parent]?.all.last != number { answered[parent, default: Answered()].all.append(number) }
                guard provision.isPassThrough, answered[parent]?.handedOn.last != number else { continue }
                answered[parent, default: Answered()].handedOn.append(number)
            }
        }
        return answered
    }
}
