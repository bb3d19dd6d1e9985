import ScopeGraph
import SwiftReader

extension RuleSubject {
    /// What to do where a scope that every way passes has the value under a name that looks alike, or asks for it under
    /// such a name; `nil` where none does, or where several do and nobody knows which was meant.
    func renaming(_ need: Supply.Need, _ cause: Cause, _ candidates: [Candidate], _ ways: Ways) -> [Repair]? {
        let scopes = ways.passedScopes
        let named = candidates.filter { $0.reason == .otherName && scopes.contains($0.scope) }
        let asked = scopes.flatMap { scope in
            graph.scopes[scope].requirements.filter { isNamed($0, like: need) }.map { (scope: scope, name: $0.name) }
        }
        guard let other = named.first?.provision.name ?? asked.first?.name,
            (named.map(\.provision.name) + asked.map(\.name)).allSatisfy({ $0 == other })
        else { return nil }
        var repairs: [Repair] = []
        if let nearest = scopes.first(where: { scope in
            named.contains { $0.scope == scope } || asked.contains { $0.scope == scope }
        }) {
            let member = named.first { $0.scope == nearest }
            if let member, !isNeeded(other, of: nearest) {
                let title: Message = "Rename \(code: "\(name(nearest)).\(other)") to \(code: need.name)"
                repairs.append(Repair(title: title, place: member.provision.place))
            }
            let written = SwiftName.written(other)
            let value = member == nil ? "dependency.\(written)" : written
            let alias = "\(self.member(need)) { \(value) }"
            repairs.append(
                Repair(title: "Add \(code: alias) to \(code: name(nearest))", place: graph.scopes[nearest].place)
            )
        }
        guard cause.readers.count == 1 else { return repairs }
        let title: Message = "Require \(code: other) in \(code: need.asking.declaredIn)"
        return repairs + [Repair(title: title, place: need.requirement?.place)]
    }

    private func isNamed(_ asked: Requirement, like need: Supply.Need) -> Bool {
        asked.name != need.name && asked.type.matches(need.type) && isAlike(asked.name, need.name)
    }

    /// Whether a scope below gets a property of the name from a scope.
    private func isNeeded(_ name: String, of scope: Int) -> Bool {
        supply.needs.contains { $0.name == name && $0.suppliers.contains(scope) }
    }
}
