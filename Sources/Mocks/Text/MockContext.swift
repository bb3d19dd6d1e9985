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
    /// Whether any thread may use the mock.
    let isShared: Bool
    private let noncopyable: Set<String>

    init(
        name: String,
        annotation: MockAnnotation?,
        access: String = "",
        isFinal: Bool = true,
        isActor: Bool = false,
        isolation: String? = nil,
        isShared: Bool = false,
        noncopyable: Set<String> = []
    ) {
        self.name = name
        self.annotation = annotation ?? MockAnnotation()
        self.access = access
        self.isFinal = isFinal
        self.isActor = isActor
        self.isolation = isolation
        self.isShared = isShared
        self.noncopyable = noncopyable
    }

    /// Whether the values of a type can be neither copied nor kept.
    func isNoncopyable(_ type: TypeSyntax) -> Bool {
        !noncopyable.isEmpty && type.stripped.plainName.map(noncopyable.contains) == true
    }

    /// Whether the state of a member is behind a lock.
    func isLocked(_ member: ProtocolMember) -> Bool {
        isShared || member.isNonisolated && isolation != nil
            || isActor && (member.hasHandler || member.isNonisolated)
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
