import ScopeGraph
import SwiftReader

extension RuleSubject {
    /// A member that looks like the answer, with the reason why it is none.
    func nearMiss(_ candidate: Candidate, for need: Supply.Need) -> NearMiss {
        let scope = name(candidate.scope)
        let member = "\(scope).\(candidate.provision.name)"
        let condition: Message = candidate.provision.isConditional ? ", and it stands inside \(code: "#if")" : ""
        return NearMiss(
            scope: scope,
            place: candidate.provision.place,
            message: "\(message(candidate, member, for: need))\(condition)"
        )
    }

    private func message(_ candidate: Candidate, _ member: String, for need: Supply.Need) -> Message {
        let provision = candidate.provision
        switch candidate.reason {
        case .inaccessible where provision.obstacle == .access:
            return "\(code: member) is there, but it is \(code: provision.access.word)\(typeToo(provision, need))"
        case .inaccessible where graph.scopes[candidate.scope].dialect == .ribs:
            let word = provision.access.word
            return """
                \(code: member) is there, but it is \(code: word): a public class meets a public dependency with public \
                properties only
                """
        case .inaccessible:
            let module = graph.modules[graph.scopes[candidate.scope].module].name
            return "\(code: member) is there, but it is \(code: provision.access.word) to the module \(code: module)"
        case .notHandedOver:
            return "\(code: member) is there, but the scope hands on only its own dependency, not itself"
        case .otherType:
            guard let type = provision.type else { return "\(code: member) has another type" }
            return """
                \(code: member) has the type \(code: shown(type, beside: need.type)), \
                not \(code: shown(need.type, beside: type))\
                \(difference(of: type, from: need.type))
                """
        case .notAProperty where provision.obstacle == .static:
            return "\(code: member) is \(code: "static"): it belongs to the class, not to the scope"
        case .notAProperty: return "\(code: member) is a method, not a property"
        case .otherWay: return "\(code: member) serves another way up, not this one"
        case .otherName:
            return "\(code: member) has the type \(code: need.type.spelling), but another name"
        case .below:
            return "\(code: member) exists, but \(code: name(candidate.scope)) is below the reader, not above it"
        case .elsewhere:
            return "\(code: member) exists, but \(code: name(candidate.scope)) is not above the reader"
        }
    }

    private func typeToo(_ provision: Provision, _ need: Supply.Need) -> Message {
        guard let type = provision.type, !type.mayMatch(need.type) else { return "" }
        return ", and it has the type \(code: type.spelling)"
    }
}
