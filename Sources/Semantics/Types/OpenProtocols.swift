extension TypeResolution {
    /// The numbers of primary associated types of the standard library's protocols.
    private static let associatedTypes = [
        "AsyncSequence": 2, "BidirectionalCollection": 1, "Collection": 1, "Identifiable": 1, "IteratorProtocol": 1,
        "MutableCollection": 1, "RandomAccessCollection": 1, "RangeReplaceableCollection": 1, "RawRepresentable": 1,
        "Sequence": 1, "SetAlgebra": 1,
    ]

    private static let names = NameFilter(names: associatedTypes.keys.sorted())

    /// A type in which each protocol without its primary associated types has a mark, so that `any P` differs from
    /// `any P<T>`.
    func withOpenProtocols(_ type: ResolvedType) -> ResolvedType {
        switch type {
        case .declared(let declared, arguments: []):
            guard index.types[declared].kind == .protocol else { return type }
            let parameters = index.declaration(of: declared).genericParameters
            return parameters.isEmpty
                ? type : .declared(declared, arguments: parameters.indices.map { _ in ResolvedType.open })
        case .named(let name, arguments: []):
            guard Self.names.number(of: name) != nil, let count = Self.associatedTypes[name] else { return type }
            return .named(name, arguments: [ResolvedType](repeating: .open, count: count))
        case .opaque: return type
        default: return type.replacingParts(withOpenProtocols)
        }
    }
}
