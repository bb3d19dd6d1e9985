import ScopeGraph
import Semantics
import SwiftReader

/// Fixes that make members accessible.
extension RuleSubject {
    /// The fix that makes a member accessible to its readers.
    func exposing(
        _ provision: Provision,
        of scope: Int,
        for need: Resolution.Need,
        demand: MemberDemand? = nil
    ) -> Repair {
        let member = declaredMember(provision, of: scope)
        let others = FurtherDifferences(of: provision, in: scope, from: need, demand).steps(besides: .access, in: self)
        func repair(_ title: Message, edits: [Edit] = []) -> Repair {
            let whole = Message.sequence([title] + others)
            return Repair(title: whole, location: provision.location, edits: others.isEmpty ? edits : [])
        }
        if let file = provision.fileOfPrivateProtocol, let owner = provision.inheritedFrom {
            let open: Message = "Make the protocol \(code: owner) \(code: Access.internal.word)"
            let parent = graph.scopes[scope]
            let home = String(file.lastComponent)
            return repair(
                parent.dialect.parentsConform
                    ? "\(open), or declare the conformance of \(code: parent.name) in \(code: home)" : open
            )
        }
        if provision.obstacle == .unavailable { return repair("Make \(code: member) available") }
        if let owner = sources.declaration(at: provision.location)?.owner, owner.kind == .extension,
            let hidden = owner.access, hidden <= .fileprivate
        {
            return repair("Move \(code: member) out of the \(code: hidden.word) extension")
        }
        let access = access(exposing: provision, of: scope, for: need)
        let title = title(exposing: provision, as: member, to: access)
        // The type of a property without annotation may be private.
        guard let type = provision.type else { return repair(title) }
        guard others.isEmpty else { return repair(title) }
        guard type.isSeen(at: access) else { return repair("\(title), and its type as well") }
        let spelled = sources.declaration(at: provision.location).map { hiddenTypes(spelledBy: $0, at: access) }
        if let names = spelled?.certain, !names.isEmpty {
            let list = Message.list(names.map { name -> Message in "\(code: name)" })
            return repair("\(title), and make \(list) \(code: access.word)")
        }
        guard access == .internal || isSeen(at: access, classOf: provision, scope) else {
            return repair("\(title), and its class as well")
        }
        // A subclass may override an inherited member with less access.
        return repair(
            title,
            edits: provision.inheritedFrom == nil ? edits(exposing: provision, of: scope, to: access) : []
        )
    }

    /// The access that a member has to get.
    private func access(exposing provision: Provision, of scope: Int, for need: Resolution.Need) -> Access {
        let needed = accessNeeded(of: scope, for: need)
        // A member that is internal and still not visible belongs to another module.
        let isElsewhere = provision.access >= .internal || provision.module != nil
        return isElsewhere && needed != .package ? .public : needed
    }

    private func title(exposing provision: Provision, as member: String, to access: Access) -> Message {
        if access == .internal { return "Remove \(code: provision.access.word) from \(code: member)" }
        let isHidden = provision.access <= .fileprivate
        let instead: Message = isHidden ? " instead of \(code: provision.access.word)" : ""
        return "Make \(code: member) \(code: access.word)\(instead)"
    }

    /// Whether the class that declares a member of a scope is at least as accessible as the member has to be.
    private func isSeen(at access: Access, classOf provision: Provision, _ scope: Int) -> Bool {
        guard provision.inheritedFrom != nil, let owner = sources.declaration(at: provision.location)?.owner else {
            return graph.scopes[scope].access >= access
        }
        return owner.kind == .extension || owner.access ?? .internal >= access
    }

    /// In all branches of `#if` at once; empty if not every branch is known.
    private func edits(exposing provision: Provision, of scope: Int, to access: Access) -> [Edit] {
        var branches = [provision]
        if provision.isConditional {
            branches = graph.scopes[scope].nearMisses.filter { $0.name == provision.name && $0.obstacle == .access }
            guard branches.contains(where: { $0.location == provision.location }) else { return [] }
        }
        let edits = branches.map { branch -> [Edit] in
            guard let written = sources.declaration(at: branch.location),
                hiddenTypes(spelledBy: written, at: access).isEmpty
            else { return [] }
            return written.edits(giving: access)
        }
        return edits.contains { $0.isEmpty } ? [] : Array(edits.joined())
    }
}
