import SwiftReader

/// A variable as Needle sees it: provided by a component, or required by a dependency.
struct Property: Sendable {
    /// What makes a variable something else than a member that an instance gives.
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
    /// Neither `public` nor private by its first modifier: Needle offers it from an extension, and not from a class.
    let isInternal: Bool
    let nature: Nature
    /// Whether it asks to be set as well (`{ get set }`); of a dependency.
    let isSettable: Bool
    /// Of the name.
    let location: SourceLocation

    var name: String { key.name }
    var type: String { key.type }

    /// Whether one supplies the other.
    func matches(_ other: Property) -> Bool { key == other.key }
}

/// What has to be equal for one variable to supply another: the name and the text of the type.
struct PropertyKey: Hashable, Sendable {
    /// With its backticks, where it has any.
    let name: String
    /// As written, without comments.
    let type: String
    /// Equal for equal keys; nearly all others are told apart by it.
    private let mark: UInt64

    init(name: String, type: String) {
        self.name = name
        self.type = type
        // Beyond ASCII, texts of different bytes can be equal.
        let isASCII = name.isASCII && type.isASCII
        mark = isASCII ? UInt64(WordHash(name).value) << 32 | UInt64(WordHash(type).value) : 0
    }

    static func == (left: Self, right: Self) -> Bool {
        left.mark == right.mark && left.name == right.name && left.type == right.type
    }

    func hash(into hasher: inout Hasher) { hasher.combine(mark) }
}
