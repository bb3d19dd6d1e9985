import Cores

extension Supply {
    /// The ways up from a scope, mostly one: that takes no memory beside it.
    public struct Ways: Sendable {
        private enum Content: Sendable {
            case none
            case one(Way)
            /// At least two.
            case many([Way])
        }

        private var content: Content

        public init(_ ways: [Way]) {
            switch ways.count {
            case 0: content = .none
            case 1: content = .one(ways[0])
            default: content = .many(ways)
            }
        }

        init(_ way: Way) { content = .one(way) }

        /// The way up by an edge: they are in the order of the edges.
        public func way(by edge: Int) -> Way? {
            let place = indices.firstNumber(pastAll: { self[$0].edge < edge })
            return place < count && self[place].edge == edge ? self[place] : nil
        }

        /// Whether a member stands in one of the ways.
        public var areBlocked: Bool {
            switch content {
            case .none: false
            case .one(let way): way.isBlocked
            case .many(let ways): ways.contains(where: \.isBlocked)
            }
        }

        /// Gives the needs above other numbers.
        ///
        /// - Parameter numbers: by the old number the new one.
        mutating func renumber(_ numbers: [Int32]) {
            switch content {
            case .none: break
            case .one(let way): content = .one(way.renumbered(numbers))
            case .many(let ways): content = .many(ways.map { $0.renumbered(numbers) })
            }
        }
    }
}

extension Supply.Way {
    fileprivate var isBlocked: Bool {
        if case .blocked = answer { true } else { false }
    }

    fileprivate func renumbered(_ numbers: [Int32]) -> Supply.Way {
        guard case .passedOn(let above) = answer else { return self }
        return Supply.Way(edge: edge, answer: .passedOn(Int(numbers[above])), passThrough: passThrough)
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
