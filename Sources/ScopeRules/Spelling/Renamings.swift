import ScopeGraph
import Semantics
import SwiftReader

/// The fixes for a missing name.
struct Renaming {
    /// An existing similar name, if the fixes make the two agree.
    let name: String?
    /// The side with fewer declarations first.
    let repairs: [Repair]
}

extension RuleSubject {
    /// The fixes if a scope on every route has or requires the value under a similar name; `nil` if none does, or if
    /// several do and the intended one is unclear.
    func renaming(
        _ need: Resolution.Need,
        _ cause: Cause,
        _ candidates: [Candidate],
        _ routes: Routes,
        in fileDeclarations: inout FileDeclarations
    ) -> Renaming? {
        let scopes = routes.passedScopes
        let named = candidates.filter { $0.reason == .otherName && scopes.contains($0.scope) }
        let required = scopes.flatMap { scope in
            graph.scopes[scope].requirements.filter { isNamed($0, like: need, &fileDeclarations.comparisons) }
                .map { (scope: scope, name: $0.name) }
        }
        let names = (named.map(\.provision.name) + required.map(\.name)).uniqued()
        guard let other = closest(to: need.name, among: names) else { return nil }
        let nearest = scopes.first { scope in
            named.contains { $0.scope == scope && $0.provision.name == other }
                || required.contains { $0.scope == scope && $0.name == other }
        }
        guard let nearest else { return nil }
        let member = named.first { $0.scope == nearest && $0.provision.name == other }?.provision
        let isRequestOdd =
            fileDeclarations.declarationCount(of: need.name) <= fileDeclarations.declarationCount(of: other)
        let isFew = !isRequestOdd && fileDeclarations.startsSearch()
        let provided = providing(need, as: other, member, in: nearest, isCertain: isFew)
        guard let requiring = requiring(cause, for: other, isCertain: isRequestOdd) else {
            return Renaming(name: other, repairs: decided(provided))
        }
        return Renaming(name: other, repairs: decided(isRequestOdd ? [requiring] + provided : provided + [requiring]))
    }

    /// If the first fix is certain enough to be automated, the others are only shown.
    private func decided(_ repairs: [Repair]) -> [Repair] {
        guard let first = repairs.first, !first.edits.isEmpty else { return repairs }
        return [first]
            + repairs.dropFirst().map { Repair(title: $0.title, location: $0.location, applicability: .display) }
    }

    /// The name with the smallest edit distance; `nil` if there is a tie.
    private func closest(to name: String, among names: [String]) -> String? {
        if names.count < 2 { return names.first }
        let distances = names.filter { isMisspelling($0, name) }.map { (name: $0, distance: editDistance($0, name)) }
        let least = distances.map(\.distance).min()
        let best = distances.filter { $0.distance == least }
        return best.count == 1 ? best[0].name : nil
    }

    /// A fix that makes a scope provide a value under the required name.
    ///
    /// - Parameter member: its property with the other name; `nil` if its dependency requires that name.
    private func providing(
        _ need: Resolution.Need,
        as other: String,
        _ member: Provision?,
        in scope: Int,
        isCertain: Bool
    ) -> [Repair] {
        let written = SwiftName.written(other)
        let value = member == nil ? graph.scopes[scope].reading(written) : written
        let alias = Repair(
            title: "Add \(code: "\(self.member(need)) { \(value) }") to \(code: name(scope))",
            location: graph.scopes[scope].location
        )
        guard let member, !member.isPassThrough, !isOfLibrary(member), !isNeeded(other, of: scope) else {
            return [alias]
        }
        let edits = isCertain && isMisspelling(other, need.name) ? renaming(member, of: scope, to: need.name) : []
        let title: Message = "Rename \(code: "\(name(scope)).\(other)") to \(code: need.name)"
        return [Repair(title: title, location: member.location, edits: edits), alias]
    }

    /// A fix that makes the reader require a value under the name that it has; `nil` if there are several readers.
    private func requiring(_ cause: Cause, for other: String, isCertain: Bool) -> Repair? {
        guard cause.readers.count == 1, let reader = cause.readers.first else { return nil }
        let need = resolution.needs[reader]
        let isOneWord = isCertain && isMisspelling(need.name, other)
        return Repair(
            title: "Require \(code: other) in \(code: need.requirement.declaredIn)",
            location: need.ownRequirement?.location,
            edits: isOneWord ? renaming(requirementOf: need, to: other) : []
        )
    }

    private func isNamed(
        _ required: Requirement,
        like need: Resolution.Need,
        _ comparisons: inout NameComparisons
    ) -> Bool {
        comparisons.areLeft && required.name != need.name && required.type.matches(need.type)
            && comparisons.areAlike(required.name, need.name)
    }

    /// Whether a scope supplies a property of the name to a descendant.
    private func isNeeded(_ name: String, of scope: Int) -> Bool {
        // What a more distant descendant gets from it is a need of one of its children too.
        graph.children(of: scope).contains { child in
            needs(of: child, named: name).contains { resolution.needs[$0].suppliers.contains(scope) }
        }
    }
}

/// Whether one of two names is certainly a misspelling of the other: a few letters differ. `player1` and `player2` are
/// two names.
func isMisspelling(_ left: String, _ right: String) -> Bool {
    let most = min(left.count, right.count) / 3
    guard most > 0, left.filter(\.isNumber) == right.filter(\.isNumber) else { return false }
    return editDistance(left, right, atMost: most) != nil
}
