import SwiftReader

/// A variable as Needle sees it: a provision of a component, or a requirement of a dependency.
struct Property: Sendable {
    /// Whether a variable is an instance member, or why it is not.
    enum Nature: UInt8, Sendable {
        case member
        /// `static` or `class`.
        case typeMember
        /// A member of a type nested in the component.
        case nestedMember
        /// A variable inside a function.
        case local
    }

    let key: PropertyKey
    /// Neither `public` nor private by its first modifier: Needle treats it as provided in an extension, but not in a
    /// class.
    let isInternal: Bool
    let nature: Nature
    /// Whether a dependency requires a setter (`{ get set }`).
    let isSettable: Bool
    /// The location of the name.
    let location: SourceLocation

    var name: String { key.name }
    var type: String { key.type }

    /// Whether one supplies the other.
    func matches(_ other: Property) -> Bool { key == other.key }
}

/// The key by which variables match: the name and the text of the type.
struct PropertyKey: Hashable, Sendable {
    /// With backticks, if written.
    let name: String
    /// As written, without comments.
    let type: String
    /// A hash: equal for equal keys, and different for nearly all others.
    private let mark: UInt64

    init(name: String, type: String) {
        self.name = name
        self.type = type
        // Outside ASCII, texts with different bytes can be equal.
        let isASCII = name.isASCII && type.isASCII
        mark = isASCII ? UInt64(WordHash(name).value) << 32 | UInt64(WordHash(type).value) : 0
    }

    static func == (left: Self, right: Self) -> Bool {
        left.mark == right.mark && left.name == right.name && left.type == right.type
    }

    func hash(into hasher: inout Hasher) { hasher.combine(mark) }
}
