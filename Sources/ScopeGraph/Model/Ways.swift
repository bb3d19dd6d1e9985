extension Supply {
    /// The ways up from a scope, mostly one: that takes no memory beside it.
    public struct Ways: Sendable {
        private enum Content: Sendable {
            case none
            case one(Way)
            /// At least two.
            case many([Way])
        }

        private let content: Content

        public init(_ ways: [Way]) {
            switch ways.count {
            case 0: content = .none
            case 1: content = .one(ways[0])
            default: content = .many(ways)
            }
        }

        init(_ way: Way) { content = .one(way) }
    }
}

extension Supply.Ways: RandomAccessCollection {
    public var startIndex: Int { 0 }

    public var endIndex: Int {
        switch content {
        case .none: 0
        case .one: 1
        case .many(let ways): ways.count
        }
    }

    /// - Parameter position: less than `count`.
    public subscript(position: Int) -> Supply.Way {
        switch content {
        case .many(let ways): return ways[position]
        case .one(let way) where position == 0: return way
        case .one, .none: preconditionFailure("there is no way at \(position)")
        }
    }
}
