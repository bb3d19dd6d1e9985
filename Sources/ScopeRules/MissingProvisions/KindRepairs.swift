import ScopeGraph

extension RuleSubject {
    /// Turns a method into the required property.
    func makingAProperty(_ method: Provision, of scope: Int, for need: Resolution.Need) -> Repair {
        let member = declaredMember(method, of: scope)
        let isHidden = method.access <= .fileprivate && graph.scopes[scope].access > .fileprivate
        let access: Message = isHidden ? " that is not \(code: method.access.word)" : ""
        return Repair(
            title: "Make \(code: member) a property\(access): \(code: self.member(need, in: scope))",
            location: method.location
        )
    }

    /// Makes a required method and the properties of its name agree, one way or the other.
    ///
    /// - Returns: `nil` if the properties have other types, and so another purpose.
    func agreeing(_ properties: [Candidate], with need: Resolution.Need) -> [Repair]? {
        let isOfThatType = properties.allSatisfy { property in
            property.provision.type.map { need.type.canonical.hasSuffix("-> \($0.canonical)") } ?? true
        }
        guard isOfThatType else { return nil }
        let members = properties.map { member($0.provision, of: $0.scope, named: $0.provision.name) }.uniqued()
        let list = Message.list(members.map { name -> Message in "\(code: name)" })
        let method = properties.first.map { member(need, in: $0.scope) } ?? member(need)
        let name = need.name.prefix { $0 != "(" }
        return [
            Repair(
                title: "Make \(code: String(name)) in \(code: need.requirement.declaredIn) a property",
                location: need.requirement.location
            ),
            Repair(
                title: "Replace \(list) with \(code: method)",
                location: properties.first?.provision.location
            ),
        ]
    }
}
