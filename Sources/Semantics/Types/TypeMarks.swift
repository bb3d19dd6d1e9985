/// Types that have no name of their own. Like numbers, the names by which they are compared are no types'.
extension ResolvedType {
    /// The type of a protocol itself, `(any P).Type`, which is not that of the types that conform to it, `any P.Type`.
    static func metatype(ofProtocol type: ResolvedType) -> ResolvedType {
        .named(nameOfProtocolMetatype, arguments: [type])
    }

    static let nameOfProtocolMetatype = "0 Protocol"

    /// The type of an `inout` parameter.
    static func `inout`(_ type: ResolvedType) -> ResolvedType { .named(nameOfInout, arguments: [type]) }

    static let nameOfInout = "0 inout"
}
