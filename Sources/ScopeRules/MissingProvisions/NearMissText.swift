import ScopeGraph
import Semantics
import SwiftReader

extension RuleSubject {
    /// A candidate as a near miss, with the reason why it does not qualify.
    func nearMiss(_ candidate: Candidate, for need: Resolution.Need) -> NearMiss {
        let scope = name(candidate.scope)
        let member = member(candidate.provision, of: candidate.scope, named: candidate.provision.name)
        let condition: Message = candidate.provision.isConditional ? ", and the member is inside \(code: "#if")" : ""
        return NearMiss(
            scope: scope,
            location: candidate.provision.location,
            message: "\(message(candidate, member, for: need))\(condition)"
        )
    }

    private func message(_ candidate: Candidate, _ member: String, for need: Resolution.Need) -> Message {
        let provision = candidate.provision
        switch candidate.reason {
        case .inaccessible: return inaccessible(candidate, member, for: need)
        case .notInjected:
            return "\(code: member) exists, but the scope passes its own dependency instead of itself"
        case .otherType:
            guard let type = provision.type else { return "\(code: member) has a different type" }
            if !type.servesResult(of: need.type) { return "the result of \(code: member) is not \(code: "sending")" }
            return otherType(type, of: member, for: need)
        case .readOnly:
            return provision.setterAccess.map { "the setter of \(code: member) is \(code: $0.word)" }
                ?? "\(code: member) is read-only"
        case .notAProperty where provision.obstacle == .static:
            return "\(code: member) is \(code: "static"): it belongs to the class, not to the scope"
        case .notAProperty: return "\(code: member) is a method, not a property"
        case .notAMethod: return "\(code: member) is a property, not a method"
        case .otherSignature where provision.name != need.name:
            return "\(code: member) has different argument labels\(typeToo(provision, need))"
        case .otherSignature:
            guard let type = provision.type, type.isSpelled, need.type.isSpelled else {
                return "\(code: member) has a different signature"
            }
            return otherType(type, of: member, for: need)
        case .otherRoute: return "\(code: member) is on a different path"
        case .ofReader: return "\(code: member) belongs to the reader, and a scope does not supply its own requirements"
        case .otherName:
            return "\(code: member) has type \(code: need.type.spelling) but a different name"
        case .below:
            return
                "\(code: member) exists, but \(code: name(candidate.scope)) is a descendant of the reader, not an ancestor"
        case .elsewhere where candidate.scope == need.scope:
            return "\(code: member) belongs to the reader, and a scope does not supply its own requirements"
        case .elsewhere:
            return "\(code: member) exists, but \(code: name(candidate.scope)) is not an ancestor of the reader"
        }
    }

    private func inaccessible(_ candidate: Candidate, _ member: String, for need: Resolution.Need) -> Message {
        let provision = candidate.provision
        let word = provision.access.word
        let scope = graph.scopes[candidate.scope]
        if provision.fileOfPrivateProtocol != nil, let owner = provision.inheritedFrom {
            return
                "\(code: member) exists but is visible only in its file, because the protocol \(code: owner) is private"
        }
        switch provision.obstacle {
        case .access: return "\(code: member) exists but is \(code: word)\(typeToo(provision, need))"
        case .unavailable:
            return "\(code: member) exists but is marked \(code: "unavailable")\(typeToo(provision, need))"
        default:
            let needed = accessNeeded(of: candidate.scope, for: need)
            guard scope.dialect.parentsConform, needed > .internal else {
                let module = graph.modules[scope.module].name
                return "\(code: member) exists but is \(code: word) to the module \(code: module)"
            }
            let wide = needed == .package ? "package" : "public"
            return """
                \(code: member) exists but is \(code: word): a \(wide) class can satisfy a \(wide) dependency only \
                with \(wide) properties
                """
        }
    }

    private func otherType(_ type: CanonicalType, of member: String, for need: Resolution.Need) -> Message {
        """
        \(code: member) has type \(code: shown(type, beside: need.type)), not \
        \(code: shown(need.type, beside: type))\
        \(difference(of: type, from: need.type))
        """
    }

    /// What a near miss says of a type that does not match either.
    func typeToo(_ provision: Provision, _ need: Resolution.Need) -> Message {
        guard let type = provision.type, !type.mayMatch(need.type), type.isSpelled else { return "" }
        return ", and it has type \(code: type.spelling)"
    }
}
