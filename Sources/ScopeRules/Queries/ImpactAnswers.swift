import ScopeGraph
import SwiftReader

extension RuleSubject {
    /// Who breaks when a provision of a scope goes or changes its type; `nil` where the scope has no such provision.
    public func impactAnswer(of scope: Int, property: String) -> Answer? {
        let value = graph.scopes[scope]
        guard let provision = (value.provisions + value.withheld).first(where: { $0.name == property }) else {
            return nil
        }
        let needs = consumers(of: property, from: scope)
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
        let notes = consumers(of: property, from: scope).compactMap { number -> Finding.Note? in
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
}
