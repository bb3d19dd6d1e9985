/// The names by which code may mention a type, besides the type's own.
extension TypeIndex {
    /// The names of the typealiases outside functions.
    package var namesOfTypealiases: [String] { types.filter { $0.kind == .typealias }.map(\.name) }

    /// The names of the types and typealiases inside functions, in no particular order.
    package var namesOfLocalTypes: [String] { files.flatMap { $0.localTypes.values.flatMap(\.keys) } }
}
