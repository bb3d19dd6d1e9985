extension TypeResolution {
    /// The numbers of primary associated types of the standard library's protocols.
    private static let associatedTypes = [
        "AsyncSequence": 2, "BidirectionalCollection": 1, "Collection": 1, "Identifiable": 1, "IteratorProtocol": 1,
        "MutableCollection": 1, "RandomAccessCollection": 1, "RangeReplaceableCollection": 1, "RawRepresentable": 1,
        "Sequence": 1, "SetAlgebra": 1,
    ]

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
            // Most names are short.
            let count = name.utf8.count < 8 ? 0 : Self.associatedTypes[name] ?? 0
            return count == 0 ? type : .named(name, arguments: [ResolvedType](repeating: .open, count: count))
        case .opaque: return type
        default: return type.replacingParts(withOpenProtocols)
        }
    }
}
