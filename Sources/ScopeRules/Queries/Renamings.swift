import ScopeGraph
import SwiftReader

/// What repairs that a name is missing.
struct Renaming {
    /// A name that is there and looks like it, if the repairs make the two agree.
    let name: String?
    /// The side with fewer declarations first.
    let repairs: [Repair]
}

extension RuleSubject {
    /// What to do where a scope that every way passes has the value under a name that looks alike, or asks for it under
    /// such a name; `nil` where none does, or where several do and nobody knows which was meant.
    func renaming(
        _ need: Resolution.Need,
        _ cause: Cause,
        _ candidates: [Candidate],
        _ routes: Routes,
        in fileDeclarations: inout FileDeclarations
    ) -> Renaming? {
        let scopes = routes.passedScopes
        let named = candidates.filter { $0.reason == .otherName && scopes.contains($0.scope) }
        let asked = scopes.flatMap { scope in
            graph.scopes[scope].requirements.filter { isNamed($0, like: need, &fileDeclarations.comparisons) }
                .map { (scope: scope, name: $0.name) }
        }
        let names = (named.map(\.provision.name) + asked.map(\.name)).uniqued()
        guard let other = closest(to: need.name, among: names) else { return nil }
        let nearest = scopes.first { scope in
            named.contains { $0.scope == scope && $0.provision.name == other }
                || asked.contains { $0.scope == scope && $0.name == other }
        }
        guard let nearest else { return nil }
        let member = named.first { $0.scope == nearest && $0.provision.name == other }?.provision
        let isRequestOdd =
            fileDeclarations.declarationCount(of: need.name) <= fileDeclarations.declarationCount(of: other)
        let isFew = !isRequestOdd && fileDeclarations.startsSearch()
        let provided = providing(need, as: other, member, in: nearest, isCertain: isFew)
        guard let asking = asking(cause, for: other, isCertain: isRequestOdd) else {
            return Renaming(name: other, repairs: decided(provided))
        }
        return Renaming(name: other, repairs: decided(isRequestOdd ? [asking] + provided : provided + [asking]))
    }

    /// Where the first choice is certain enough for a tool, the others are only shown.
    private func decided(_ repairs: [Repair]) -> [Repair] {
        guard let first = repairs.first, !first.edits.isEmpty else { return repairs }
        return [first]
            + repairs.dropFirst().map { Repair(title: $0.title, location: $0.location, applicability: .display) }
    }

    /// The one of some names with the fewest changes; `nil` where several have as few.
    private func closest(to name: String, among names: [String]) -> String? {
        if names.count < 2 { return names.first }
        let distances = names.filter { isMisspelling($0, name) }.map { (name: $0, distance: editDistance($0, name)) }
        let least = distances.map(\.distance).min()
        let best = distances.filter { $0.distance == least }
        return best.count == 1 ? best[0].name : nil
    }

    /// What lets a scope give a value the name that is asked for.
    ///
    /// - Parameter member: its property of the other name; `nil` where its dependency asks for that.
    private func providing(
        _ need: Resolution.Need,
        as other: String,
        _ member: Provision?,
        in scope: Int,
        isCertain: Bool
    ) -> [Repair] {
        let written = SwiftName.written(other)
        let value = member == nil ? "dependency.\(written)" : written
        let alias = Repair(
            title: "Add \(code: "\(self.member(need)) { \(value) }") to \(code: name(scope))",
            location: graph.scopes[scope].location
        )
        guard let member, !member.isPassThrough, !isNeeded(other, of: scope) else { return [alias] }
        let edits = isCertain && isMisspelling(other, need.name) ? renaming(member, of: scope, to: need.name) : []
        let title: Message = "Rename \(code: "\(name(scope)).\(other)") to \(code: need.name)"
        return [Repair(title: title, location: member.location, edits: edits), alias]
    }

    /// What lets those that ask for a value ask for it by the name that it has; `nil` where there are several of them.
    private func asking(_ cause: Cause, for other: String, isCertain: Bool) -> Repair? {
        guard cause.readers.count == 1, let reader = cause.readers.first else { return nil }
        let need = resolution.needs[reader]
        let isOneWord = isCertain && isMisspelling(need.name, other)
        return Repair(
            title: "Require \(code: other) in \(code: need.asking.declaredIn)",
            location: need.requirement?.location,
            edits: isOneWord ? renaming(requirementOf: need, to: other) : []
        )
    }

    private func isNamed(
        _ asked: Requirement,
        like need: Resolution.Need,
        _ comparisons: inout NameComparisons
    ) -> Bool {
        comparisons.areLeft && asked.name != need.name && asked.type.matches(need.type)
            && comparisons.areAlike(asked.name, need.name)
    }

    /// Whether a scope below gets a property of the name from a scope.
    private func isNeeded(_ name: String, of scope: Int) -> Bool {
        // What a scope farther below gets from it is a need of one of its children too.
        graph.children(of: scope).contains { child in
            needs(of: child, named: name).contains { resolution.needs[$0].suppliers.contains(scope) }
        }
    }
}

/// Whether one of two names is certainly the other, misspelt: a few letters differ. `player1` and `player2` are two names.
func isMisspelling(_ left: String, _ right: String) -> Bool {
    let most = min(left.count, right.count) / 3
    guard most > 0, left.filter(\.isNumber) == right.filter(\.isNumber) else { return false }
    return editDistance(left, right, atMost: most) != nil
}
