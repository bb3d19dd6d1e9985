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

    /// With its backticks, where it has any.
    let name: String
    /// As written, without comments.
    let type: String
    /// Neither `public` nor private by its first modifier: Needle offers it from an extension, and not from a class.
    let isInternal: Bool
    let nature: Nature
    /// Whether it asks to be set as well (`{ get set }`); of a dependency.
    let isSettable: Bool
    /// Of the name.
    let place: Place

    var key: PropertyKey { PropertyKey(name: name, type: type) }

    /// Whether one supplies the other.
    func matches(_ other: Property) -> Bool { name == other.name && type == other.type }
}

/// What has to be equal for one variable to supply another: the name and the text of the type.
struct PropertyKey: Hashable, Sendable {
    let name: String
    let type: String
}
