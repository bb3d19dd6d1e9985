import ScopeGraph
import Semantics
import SwiftReader

extension RuleSubject {
    /// The fix that lets a member belong to an actor.
    func isolating(_ member: String, at location: SourceLocation, to actor: String) -> Repair {
        let isMarked = sources.declaration(at: location)?.declaration.modifiers.contains(.nonisolated) ?? false
        let instead: Message = isMarked ? " instead of \(code: "nonisolated")" : ""
        return Repair(title: "Mark \(code: member) as \(code: actor)\(instead)", location: location)
    }

    /// The fix that shows a property which a class hides although a protocol requires it; `nil` if there is none.
    func showing(_ name: String, of scope: Scope) -> Repair? {
        let hidden = scope.nearMisses.named(name).first { $0.obstacle == .access && $0.inheritedFrom == nil }
        return hidden.map { property in
            Repair(
                title: "Remove \(code: property.access.word) from \(code: "\(scope.name).\(property.name)")",
                location: property.location
            )
        }
    }

    /// The edits that make a class, and the dependency that it refers to, visible outside their file; empty if that
    /// would expose something that has to stay private.
    func exposing(_ scope: Scope) -> [Edit] {
        if scope.hasBranches { return [] }
        var locations = scope.access <= .fileprivate ? [scope.location] : []
        var names: Set<String> = [scope.name]
        if let dependencyProtocol = scope.dependency, dependencyProtocol.access <= .fileprivate,
            let location = dependencyProtocol.location
        {
            locations += [location] + dependencyProtocol.otherLocations
            names.insert(dependencyProtocol.name)
        }
        let edits = locations.map { location -> [Edit] in
            guard let written = sources.declaration(at: location), !written.namesPrivateTypes(besides: names),
                written.owner == nil
            else { return [] }
            return written.edits(giving: .internal)
        }
        return edits.contains { $0.isEmpty } ? [] : Array(edits.joined())
    }

    /// The two fixes that make a member's type and the required type agree. Where the member satisfies other
    /// requirements as it is, the one that changes it comes last.
    ///
    /// - Parameters:
    ///   - hasOneReader: whether a single scope requires it; otherwise all of them would have to change.
    ///   - demand: that of all readers; `nil` for that of the need.
    func agreeing(
        _ provision: Provision,
        of scope: Int,
        with need: Resolution.Need,
        hasOneReader: Bool,
        demand: MemberDemand? = nil
    ) -> [Repair] {
        let member = declaredMember(provision, of: scope)
        if let type = provision.type, !type.servesResult(of: need.type) {
            let word: Message = "\(code: "sending")"
            return [Repair(title: "Mark the result of \(code: member) as \(word)", location: provision.location)]
        }
        let further = FurtherDifferences(of: provision, in: scope, from: need, demand)
        let isUsed = suppliedProperties.value.contains(SuppliedProperty(scope: scope, name: provision.name))
        let others: Message = isUsed ? ", and the type of the requirements that it satisfies now" : ""
        let written = written(need, besides: provision.type, in: scope)
        let isWeak = sources.declaration(at: provision.location)?.declaration.modifiers.contains(.weak) ?? false
        let change: Message =
            isWeak
            ? "Remove \(code: "weak") from \(code: member), and change its type to \(code: written)\(others)"
            : "Change the type of \(code: member) to \(code: written)\(others)"
        let give = Repair(
            title: .sequence([change] + further.steps(besides: .type, in: self)),
            location: provision.location
        )
        // A protocol cannot require `some`, nor sensibly another module's type of the same name. On other routes, a
        // member with the required type may serve.
        guard hasOneReader, need.suppliers.isEmpty, let type = provision.type, type.canonical != need.type.canonical,
            !type.holdsParameter, !type.canonical.hasPrefix("some ")
        else { return [give] }
        let required = text(of: type, of: provision, asRequiredBy: need)
        let require: Message = "Require \(code: required) in \(code: need.requirement.declaredIn)"
        let ask = Repair(
            title: .sequence([require] + further.steps(besides: .type, in: self, naming: member)),
            location: need.ownRequirement?.location ?? need.requirement.location
        )
        if isOfLibrary(provision) { return [ask] }
        return isUsed ? [ask, give] : [give, ask]
    }

    /// The type of a member, as the dependency that requires it writes it.
    private func text(of type: CanonicalType, of provision: Provision, asRequiredBy need: Resolution.Need) -> String {
        guard need.requirement.method == nil else { return type.spelling }
        let reader = graph.scopes[need.scope]
        return handWrittenText.value.text(of: type, from: provision.location.file, inDependencyOf: reader)
    }

    /// Whether a scope inherits a property from a class of a library, all of whose subclasses have it.
    func isOfLibrary(_ provision: Provision) -> Bool {
        guard let superclass = provision.inheritedFrom else { return false }
        return graph.dialects.all.contains { $0.typeNames.contains(superclass) }
    }

    /// The access that a member of a scope needs to supply a need.
    func accessNeeded(of scope: Int, for need: Resolution.Need) -> Access {
        let parent = graph.scopes[scope]
        let child = graph.scopes[need.scope]
        guard parent.dialect.parentsConform else {
            let isSeen = graph.isVisible(
                .internal,
                declaredIn: parent.module,
                toCodeGeneratedBelow: scope,
                orTo: child.module
            )
            return isSeen ? .internal : .public
        }
        let required = max(child.dependency?.access ?? .internal, need.ownRequirement?.access ?? .internal)
        return max(.internal, Access.ofWitness(in: parent.access, for: required))
    }
}
