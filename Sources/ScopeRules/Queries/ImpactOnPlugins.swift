import ScopeGraph
import Semantics

/// What a property of a non-core component serves: the plugin extension of its core component.
extension RuleSubject {
    /// The core components whose plugin extensions require a property of a scope, each with the requirement. Without the
    /// property, a protocol extension may implement it.
    func pluginExtensions(reading property: String, of scope: Int) -> [(core: Int, requirement: Requirement)] {
        let id = graph.scopes[scope].id
        return graph.scopes.indices.compactMap { number in
            guard case .core(let point)? = graph.scopes[number].plugin, point.nonCore == id else { return nil }
            return point.requirements.first { $0.name == property && !point.defaults.contains(property) }
                .map { (number, $0) }
        }
    }

    func pluginSection(_ property: String, of scope: Int, _ listed: ListedScopes) -> AnswerSection {
        let readers = pluginExtensions(reading: property, of: scope).filter { listed.contains($0.core) }
        let notes = readers.map { core, requirement in
            Finding.Note(
                location: requirement.location,
                message: "\(code: name(core)) requires it, in its plugin extension \(code: requirement.declaredIn)"
            )
        }
        return AnswerSection(title: "read as a plugin by", notes: notes)
    }
}
