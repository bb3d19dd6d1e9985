/// Types in place of generic parameters or associated types.
struct ParameterValues {
    let types: [String: ResolvedType]
    /// As generated code writes them.
    let texts: [String: String]
    /// The declared types that they name.
    let names: [NamedType]

    static let none = ParameterValues(types: [:], texts: [:], names: [])

    var isEmpty: Bool { texts.isEmpty }

    /// Those that a generic function with parameters of these names does not hide.
    func hidden(by parameters: [String]) -> ParameterValues {
        guard !isEmpty, parameters.contains(where: { texts[$0] != nil }) else { return self }
        return ParameterValues(
            types: types.filter { !parameters.contains($0.key) },
            texts: texts.filter { !parameters.contains($0.key) },
            names: names
        )
    }
}
