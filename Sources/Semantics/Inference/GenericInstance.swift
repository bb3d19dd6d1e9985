/// The declaration that has a generic parameter or an associated type.
package enum GenericOwner: Hashable, Sendable {
    case function(DeclarationLocation)
    /// A generic type, or a protocol with an associated type.
    case type(Int)
}

/// A generic parameter or associated type.
package struct GenericParameterID: Hashable, Sendable {
    package let owner: GenericOwner
    package let name: String
}

/// A type that the sources give for a generic parameter: `attach(SeedBuilder.self)`, `Shelf<SeedBuilder>`.
package struct GenericInstance: Hashable, Sendable {
    package let parameter: GenericParameterID
    /// A declared type.
    package let type: Int
}

/// A generic parameter that code gives for another one: `make(type)` in `func attach<B>(_ type: B.Type)`.
package struct GenericPass: Hashable, Sendable {
    package let given: GenericParameterID
    package let parameter: GenericParameterID
}
