import ScopeGraph
import Semantics
import SwiftReader

extension RuleSubject {
    /// The fix that makes a member accessible to its readers.
    func exposing(_ provision: Provision, of scope: Int, for need: Resolution.Need) -> Repair {
        let member = "\(name(scope)).\(provision.name)"
        if provision.obstacle == .unavailable {
            return Repair(title: "Make \(code: member) available", location: provision.location)
        }
        // A member that is internal and still not visible belongs to another module.
        let needed = accessNeeded(of: scope, for: need)
        let isElsewhere = provision.access >= .internal || provision.module != nil
        let access = isElsewhere && needed != .package ? .public : needed
        let isHidden = provision.access <= .fileprivate
        let title: Message
        if access == .internal {
            title = "Remove \(code: provision.access.word) from \(code: member)"
        } else if isHidden {
            title = "Make \(code: member) \(code: access.word) instead of \(code: provision.access.word)"
        } else {
            title = "Make \(code: member) \(code: access.word)"
        }
        if let owner = sources.declaration(at: provision.location)?.owner, owner.kind == .extension,
            let hidden = owner.access, hidden <= .fileprivate
        {
            let out: Message = "Move \(code: member) out of the \(code: hidden.word) extension"
            return Repair(title: out, location: provision.location)
        }
        // The type of a property without annotation may be private.
        guard let type = provision.type else { return Repair(title: title, location: provision.location) }
        guard type.mayMatch(need.type) else {
            let give: Message = "\(title), and change its type to \(code: shown(need.type, beside: type))"
            return Repair(title: give, location: provision.location)
        }
        guard type.isSeen(at: access) else {
            return Repair(title: "\(title), and its type as well", location: provision.location)
        }
        guard access == .internal || isSeen(at: access, classOf: provision, scope) else {
            return Repair(title: "\(title), and its class as well", location: provision.location)
        }
        // A subclass may override an inherited member with less access.
        let edits = provision.inheritedFrom == nil ? edits(exposing: provision, of: scope, to: access) : []
        return Repair(title: title, location: provision.location, edits: edits)
    }

    /// Whether the class that declares a member of a scope is at least as accessible as the member has to be.
    private func isSeen(at access: Access, classOf provision: Provision, _ scope: Int) -> Bool {
        guard provision.inheritedFrom != nil, let owner = sources.declaration(at: provision.location)?.owner else {
            return graph.scopes[scope].access >= access
        }
        return owner.kind == .extension || owner.access ?? .internal >= access
    }

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

    /// In all branches of `#if` at once; empty if not every branch is known.
    private func edits(exposing provision: Provision, of scope: Int, to access: Access) -> [Edit] {
        var branches = [provision]
        if provision.isConditional {
            branches = graph.scopes[scope].nearMisses.filter { $0.name == provision.name && $0.obstacle == .access }
            guard branches.contains(where: { $0.location == provision.location }) else { return [] }
        }
        let edits = branches.map { sources.declaration(at: $0.location)?.edits(giving: access) ?? [] }
        return edits.contains { $0.isEmpty } ? [] : Array(edits.joined())
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
    /// - Parameter hasOneReader: whether a single scope requires it; otherwise all of them would have to change.
    func agreeing(_ provision: Provision, of scope: Int, with need: Resolution.Need, hasOneReader: Bool) -> [Repair] {
        let member = member(provision, of: scope, named: provision.name)
        if let type = provision.type, !type.servesResult(of: need.type) {
            let word: Message = "\(code: "sending")"
            return [Repair(title: "Mark the result of \(code: member) as \(word)", location: provision.location)]
        }
        let isUsed = suppliedProperties.value.contains(SuppliedProperty(scope: scope, name: provision.name))
        let others: Message = isUsed ? ", and the type of the requirements that it satisfies now" : ""
        let give = Repair(
            title: "Change the type of \(code: member) to \(code: shown(need.type, beside: provision.type))\(others)",
            location: provision.location
        )
        // A protocol cannot require `some`, nor sensibly another module's type of the same name.
        guard hasOneReader, let type = provision.type, type.canonical != need.type.canonical,
            !type.canonical.hasPrefix("some ")
        else { return [give] }
        let ask = Repair(
            title: "Require \(code: type.spelling) in \(code: need.requirement.declaredIn)",
            location: need.ownRequirement?.location ?? need.requirement.location
        )
        if isOfLibrary(provision) { return [ask] }
        return isUsed ? [ask, give] : [give, ask]
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
