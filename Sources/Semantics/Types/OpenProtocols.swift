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
        case .declared(let declared, let arguments):
            return .declared(declared, arguments: arguments.map(withOpenProtocols))
        case .named(let name, let arguments):
            guard arguments.isEmpty else { return .named(name, arguments: arguments.map(withOpenProtocols)) }
            // Most names are short.
            let count = name.utf8.count < 8 ? 0 : Self.associatedTypes[name] ?? 0
            return count == 0 ? type : .named(name, arguments: [ResolvedType](repeating: .open, count: count))
        case .optional(let inner): return .optional(withOpenProtocols(inner))
        case .implicitlyUnwrapped(let inner): return .implicitlyUnwrapped(withOpenProtocols(inner))
        case .tuple(let elements):
            return .tuple(elements.map { .init(label: $0.label, type: withOpenProtocols($0.type)) })
        case .function(let inputs, let effects, let result):
            return .function(
                parameters: inputs.map(withOpenProtocols),
                effects: effects,
                result: withOpenProtocols(result)
            )
        case .composition(let parts): return .composition(parts.map(withOpenProtocols))
        case .metatype(let inner): return .metatype(withOpenProtocols(inner))
        case .opaque, .unknown, .parameter: return type
        }
    }
}
