import ScopeGraph
import Semantics
import SwiftReader

/// All differences between a member and what a need demands of it. A finding is about one of them, but its fix has to
/// name them all.
struct FurtherDifferences {
    enum Kind { case access, type, setter, effects, isStatic }

    private let provision: Provision
    private let scope: Int
    private let need: Resolution.Need
    private let demand: MemberDemand

    /// - Parameter demand: that of all readers; `nil` for that of the need.
    init(of provision: Provision, in scope: Int, from need: Resolution.Need, _ demand: MemberDemand? = nil) {
        self.provision = provision
        self.scope = scope
        self.need = need
        self.demand = demand ?? need.demand
    }

    /// What else a fix has to do, after the step that removes one of the differences.
    ///
    /// - Parameter member: the member, if the first step is not about it: `App.session`.
    func steps(besides first: Kind, in subject: RuleSubject, naming member: String? = nil) -> [Message] {
        [
            first == .access ? nil : accessStep(isHidden: first == .isStatic, subject, member),
            first == .type ? nil : typeStep(subject, member),
            first == .setter ? nil : setterStep(subject, member),
            first == .effects ? nil : effectsStep(member),
        ].compactMap(\.self)
    }

    /// - Parameter isHidden: whether the member may be hidden without being seen by its readers.
    private func accessStep(isHidden: Bool, _ subject: RuleSubject, _ member: String?) -> Message? {
        let needed = subject.accessNeeded(of: scope, for: need)
        let from: Message = member.map { " from \(code: $0)" } ?? ""
        let least = subject.graph.scopes[scope].dialect.parentsConform ? needed : min(needed, .package)
        if needed >= .package, provision.access < least {
            return "make \(object(member)) \(code: needed.word)"
        }
        let isPrivate = provision.access <= .fileprivate && subject.graph.scopes[scope].access > .fileprivate
        return isHidden && isPrivate ? "remove \(code: provision.access.word)\(from)" : nil
    }

    private func typeStep(_ subject: RuleSubject, _ member: String?) -> Message? {
        guard let type = provision.type, !type.mayMatch(need.type) else { return nil }
        let written = subject.written(need, besides: type, in: scope)
        return "change \(property("type", of: member)) to \(code: written)"
    }

    private func setterStep(_ subject: RuleSubject, _ member: String?) -> Message? {
        guard demand.isSettable, need.requirement.method == nil else { return nil }
        if let access = provision.setterAccess, let needed = subject.setterAccessNeeded(provision, scope, need) {
            return access < needed ? "make \(property("setter", of: member)) \(code: needed.word)" : nil
        }
        guard !provision.isSettable else { return nil }
        let isConstant = subject.isConstant(provision)
        return isConstant ? "make \(object(member)) a \(code: "var")" : "give \(object(member)) a setter"
    }

    private func effectsStep(_ member: String?) -> Message? {
        guard !demand.effects.admits(provision.effects) else { return nil }
        let place: Message =
            need.requirement.method == nil
            ? " from \(property("getter", of: member))" : member.map { " from \(code: $0)" } ?? ""
        return "remove \(code: provision.effects.beyond(demand.effects).spelling)\(place)"
    }

    private func object(_ member: String?) -> Message { member.map { "\(code: $0)" } ?? "it" }

    private func property(_ name: String, of member: String?) -> Message {
        member.map { "the \(name) of \(code: $0)" } ?? "its \(name)"
    }
}

extension RuleSubject {
    /// Whether a property is declared with `let`.
    func isConstant(_ provision: Provision) -> Bool {
        sources.declaration(at: provision.location)?.declaration.modifiers.contains(.constant) ?? false
    }

    /// The access that the setter of a property has to get; `nil` if it is not restricted.
    func setterAccessNeeded(_ provision: Provision, _ scope: Int, _ need: Resolution.Need) -> Access? {
        // A setter that is internal and still not visible belongs to another module.
        provision.setterAccess.map { max(accessNeeded(of: scope, for: need), $0 >= .internal ? .public : .internal) }
    }

    /// The member where it is declared, which may be a superclass or a protocol: `BaseComponent.session`.
    func declaredMember(_ provision: Provision, of scope: Int) -> String {
        "\(provision.inheritedFrom ?? name(scope)).\(provision.name)"
    }

    /// The type of a need, as a class writes it. That of a method, which has no type of its own, is as required.
    ///
    /// - Parameter other: a type that differs from it.
    func written(_ need: Resolution.Need, besides other: CanonicalType?, in scope: Int) -> String {
        guard need.requirement.method == nil else { return shown(need.type, beside: other) }
        return handWrittenText.value.type(of: need, inClassOf: graph.scopes[scope])
    }
}
