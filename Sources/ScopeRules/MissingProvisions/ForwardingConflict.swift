import ScopeGraph
import Semantics
import SwiftReader

/// Why a component cannot forward what a child requires, although the child names it: the component's dependency is
/// optional or cannot name the type, or a subclass of the component has such a member.
extension RuleSubject {
    func reasonNotToForward(_ need: Resolution.Need, by parent: Int, _ conflict: Resolution.Conflict) -> Message {
        if case .declaredBySubclass(let subclass) = conflict {
            return """
                its subclass \(code: graph.scopes[subclass].name) declares \(code: need.name), which cannot override a \
                member of an extension
                """
        }
        if conflict == .optionalDependency {
            let what: Message =
                need.requirement.method.map { "the result of \(code: $0.baseName)" } ?? "\(code: need.type.spelling)"
            return "its dependency is optional, and \(what) is not"
        }
        guard conflict == .hiddenType else {
            let (home, type) = modules(naming: need.type, by: parent)
            return "\(code: home) would have to import \(code: type), which imports \(code: home)"
        }
        let (name, access) = dependencyProtocol(of: parent)
        let type = hiddenType(in: need.type, at: access)
        return "\(code: name) is \(code: access.word), and \(code: type.name) is \(code: type.access.word)"
    }

    func repairs(forwarding need: Resolution.Need, by parent: Int, _ conflict: Resolution.Conflict) -> [Repair] {
        if case .declaredBySubclass(let subclass) = conflict {
            return repairs(forwarding: need, by: graph.scopes[parent], besides: graph.scopes[subclass])
        }
        if conflict == .optionalDependency { return repairs(forwarding: need, throughOptional: parent) }
        guard conflict == .hiddenType else {
            let home = modules(naming: need.type, by: parent).home
            let move: Message = "Move \(code: need.type.spelling) to a module that \(code: home) can import"
            let pass: Message =
                "Pass a component that is declared outside \(code: home) and provides \(code: need.name)"
            return [Repair(title: move, location: nil), Repair(title: pass, location: nil)]
        }
        let (name, access) = dependencyProtocol(of: parent)
        let type = hiddenType(in: need.type, at: access)
        let scope = graph.scopes[parent]
        let adding = adding(need, to: parent)
        // Otherwise there is nothing to forward.
        guard scopeProviding(need, above: parent) != nil else { return [adding] }
        let users: Message = scope.access > type.access ? ", and \(code: scope.name) and its builder as well" : ""
        return [
            adding,
            Repair(title: "Make \(code: type.name) \(code: access.word)", location: nil),
            Repair(title: "Make \(code: name) \(code: type.access.word)\(users)", location: scope.dependency?.location),
        ]
    }

    private func adding(_ need: Resolution.Need, to parent: Int) -> Repair {
        let needed = accessNeeded(of: parent, for: need)
        let member = (needed > .internal ? "\(needed.word) " : "") + member(need, in: parent)
        let scope = graph.scopes[parent]
        return Repair(title: "Add \(code: member) to \(code: scope.name)", location: scope.location)
    }

    private func repairs(forwarding need: Resolution.Need, throughOptional parent: Int) -> [Repair] {
        let requirement = need.requirement
        let what: Message = requirement.method == nil ? "" : "the result of "
        return [
            adding(need, to: parent),
            Repair(
                title: "Make \(what)\(code: need.name) in \(code: requirement.declaredIn) optional",
                location: requirement.location
            ),
            Repair(
                title: "Require the dependency of \(code: graph.scopes[parent].name): it is optional",
                location: graph.scopes[parent].dependency?.use
            ),
        ]
    }

    private func repairs(forwarding need: Resolution.Need, by parent: Scope, besides subclass: Scope) -> [Repair] {
        let name = "\(subclass.name).\(need.name)"
        let member = subclass.ownMember(named: need.name)
        let renaming = Repair(title: "Rename \(code: name)", location: member?.location)
        // A class that only its module and tests see is open to them.
        guard let member, member.obstacle == nil, mayOverride(member, need),
            subclass.module == parent.module || parent.access <= .internal
        else { return [renaming] }
        let read = parent.reading(need.name)
        let declaration = "var \(need.name): \(need.type.spelling) { \(read) }"
        let overriding = Repair(
            title: """
                Declare \(code: declaration) in the class \(code: parent.name), and mark \(code: name) as \
                \(code: "override")
                """,
            location: parent.location
        )
        return [renaming, overriding]
    }

    /// Whether a member can override a computed property that meets a requirement: a computed one of the same type.
    private func mayOverride(_ member: Provision, _ need: Resolution.Need) -> Bool {
        guard need.requirement.method == nil, need.requirement.effects.handled == .none,
            member.type?.comparison(with: need.type) != .different,
            let written = sources.declaration(at: member.location), written.declaration.attributes.isEmpty
        else { return false }
        return written.declaration.kind == .variable && !written.source.isStored(written.declaration)
    }

    /// The names of the module that would have to refer to a type, and of the module that declares it.
    private func modules(naming type: CanonicalType, by scope: Int) -> (home: String, type: String) {
        let parent = graph.scopes[scope]
        let home = parent.dependency?.module ?? parent.module
        let declared = type.names.first { $0.module != home && graph.imports(home, into: $0.module) }
        return (graph.modules[home].name, declared.map { graph.modules[$0.module].name } ?? "")
    }

    private func dependencyProtocol(of scope: Int) -> (name: String, access: Access) {
        let dependencyProtocol = graph.scopes[scope].dependency
        return (dependencyProtocol?.name ?? "", dependencyProtocol?.access ?? .internal)
    }

    /// The first name in a type that is less accessible than `access`.
    private func hiddenType(in type: CanonicalType, at access: Access) -> (name: String, access: Access) {
        type.names.first { $0.access < access }.map { ($0.name, $0.access) } ?? (type.spelling, .internal)
    }
}
