extension ManifestValue {
    private static let maximalDepth = 40
    private static let maximalCount = 100_000
    /// The number of values that are examined of those that functions refer to.
    private static let maximalCountOfVariables = 256

    /// Whether its parts are nested more deeply, or are more, than those of any real manifest.
    ///
    /// - Parameter examined: is increased by the number of its parts.
    func isTooLarge(_ examined: inout Int) -> Bool {
        var pending = [(value: self, depth: 0, isOfFunction: false)]
        var variables = 0
        while let (value, depth, isOfFunction) = pending.popLast() {
            if depth > Self.maximalDepth { return true }
            if isOfFunction { variables += 1 }
            if variables > Self.maximalCountOfVariables { continue }
            let parts = value.parts
            examined += parts.count
            if examined > Self.maximalCount { return true }
            let areOfFunction = isOfFunction || value.function != nil
            let composed = areOfFunction ? parts.prefix(Self.maximalCountOfVariables) : parts[...]
            for part in composed where part.isComposed { pending.append((part, depth + 1, areOfFunction)) }
        }
        return false
    }

    private var isComposed: Bool {
        switch self {
        case .list, .dictionary, .record, .instance, .function: true
        case .unknown, .null, .boolean, .number, .text, .type: false
        }
    }

    /// The values that it contains.
    private var parts: [ManifestValue] {
        switch self {
        case .list(let values): values
        case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
        case .record(let record): record.fields.map(\.value)
        case .instance(let instance): Array(instance.fields.values)
        case .function(.closure(_, let scope, _)), .function(.local(_, let scope)):
            scope.locals.values + [scope.own].compactMap(\.self)
        case .function(.declared(_, _, let own)): [own].compactMap(\.self)
        case .unknown, .null, .boolean, .number, .text, .type: []
        }
    }
}

extension ManifestEvaluator {
    /// A value that an expression composes; unknown if it is larger than any of a real manifest.
    ///
    /// A value may contain another one twice, and that one again, so that walking through it would take forever.
    mutating func bounded(_ value: ManifestValue) -> ManifestValue {
        var examined = 0
        let isTooLarge = value.isTooLarge(&examined)
        spend(examined / 256)
        return isTooLarge ? .unknown : value
    }
}
