/// What is converted with the function or collection that returns or contains it.
extension SemanticModel {
    /// An object that gets the type of a protocol.
    package struct Conversion {
        package let given: ResolvedType
        package let taken: ResolvedType
    }

    /// The objects that are converted with a function or collection: `() -> Component` to `() -> Dependency`. None if
    /// that is not certain.
    package func conversions(from given: ResolvedType, to expected: ResolvedType) -> [Conversion] {
        switch (given.unwrapped, expected.unwrapped) {
        case (.function(_, _, let given), .function(_, _, let expected)):
            return conversions(from: given, to: expected)
        case (.named(let collection, let given), .named(let other, let expected))
        where collection == other && ResolvedType.convertedCollections.contains(collection):
            return zip(given, expected).flatMap { conversions(from: $0, to: $1) }
        case (.tuple(let given), .tuple(let expected)) where given.count == expected.count:
            return zip(given, expected).flatMap { conversions(from: $0.type, to: $1.type) }
        case (.declared(let declared, _), _)
        where index.types[declared].kind != .protocol && index.isProtocol(expected.bare):
            return [Conversion(given: given.unwrapped, taken: expected.bare)]
        default: return []
        }
    }
}

extension ResolvedType {
    /// The collections that convert if their elements do.
    static let convertedCollections: Set<String> = ["Array", "Dictionary", "Set"]

    /// Whether values of a type return or contain others that are converted with them.
    package var convertsParts: Bool {
        switch self {
        case .function: true
        case .tuple(let elements): !elements.isEmpty
        case .named(let name, _): Self.convertedCollections.contains(name)
        default: false
        }
    }
}
