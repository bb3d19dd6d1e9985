import Semantics

/// What the members of a mock depend on.
final class MockContext: Sendable {
    /// The name of the mock.
    let name: String
    let annotation: MockAnnotation
    /// With a space behind it: "public ".
    let access: String
    let isFinal: Bool
    let isActor: Bool
    /// The global actor of the mock, as an attribute.
    let isolation: String?
    /// Whether the module of the mock isolates it to the main actor.
    let isIsolatedByDefault: Bool
    /// Whether any thread may use the mock.
    let isShared: Bool
    private let hiding: Set<String>
    private let noncopyable: Set<String>

    init(
        name: String,
        annotation: MockAnnotation?,
        access: String = "",
        isFinal: Bool = true,
        isActor: Bool = false,
        isolation: String? = nil,
        isIsolatedByDefault: Bool = false,
        isShared: Bool = false,
        hiding: Set<String> = [],
        noncopyable: Set<String> = []
    ) {
        self.name = name
        self.annotation = annotation ?? MockAnnotation()
        self.access = access
        self.isFinal = isFinal
        self.isActor = isActor
        self.isolation = isolation
        self.isIsolatedByDefault = isIsolatedByDefault
        self.isShared = isShared
        self.hiding = hiding
        self.noncopyable = noncopyable
    }

    /// Whether the values of a type can be neither copied nor kept.
    func isNoncopyable(_ type: TypeSyntax) -> Bool {
        !noncopyable.isEmpty && type.stripped.plainName.map(noncopyable.contains) == true
    }

    /// Whether the state of a member is behind a lock.
    func isLocked(_ member: ProtocolMember) -> Bool {
        isShared || isIsolated && isElsewhere(member)
            || isActor && (member.hasHandler || member.isNonisolated || member.isIsolated)
    }

    /// Whether the mock belongs to a global actor.
    var isIsolated: Bool { isolation != nil || isIsolatedByDefault }

    /// Whether a member is not isolated like the mock.
    private func isElsewhere(_ member: ProtocolMember) -> Bool {
        let own = isolation ?? "@MainActor"
        return member.isNonisolated || member.isIsolatedToParameter || isolation(of: member) ?? own != own
    }

    /// A value of a type that a mock can return without being told one; `nil` if there is none.
    ///
    /// - Parameter parameters: the names of generic parameters, which hide types of the same names.
    func defaultValue(of type: TypeSyntax, inside parameters: [String] = []) -> String? {
        let type = concrete(type)
        guard let value = type.defaultValue else { return nil }
        let names = parameters + hiding
        // `Int?` is the standard library's type in any case, `Optional<Int>` may be another one.
        if case .name = type, !names.isEmpty, type.mentions(names) { return nil }
        return names.isEmpty || ["nil", "[]", "[:]"].contains(value) || !type.mentions(names) ? value : nil
    }

    /// With a space behind it: "public static ".
    func modifiers(of member: ProtocolMember) -> String { member.isStatic ? access + "static " : access }

    /// The modifiers of the stored state of a member. Static state is safe to use from the one thread of a test.
    func storage(of member: ProtocolMember) -> String {
        member.isStatic ? "nonisolated(unsafe) static " : ""
    }

    /// A type as a mock spells it where `Self` is not allowed.
    func concrete(_ type: TypeSyntax) -> TypeSyntax {
        type.mentionsSelf ? type.replacing("Self", with: .plain(name)) : type
    }

    /// A type in the signature of a witness.
    func witness(_ type: TypeSyntax) -> TypeSyntax { isFinal ? concrete(type) : type }

    /// The global actor on which a member runs.
    func isolation(of member: ProtocolMember) -> String? {
        member.attributes.first { !$0.hasPrefix("@available") && !$0.hasPrefix("@discardableResult") }
            ?? (member.isNonisolated ? nil : isolation)
    }
}
