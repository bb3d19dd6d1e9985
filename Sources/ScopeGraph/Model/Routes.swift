import Cores

extension Resolution {
    /// The routes from a scope to its suppliers. The usual single route is stored inline.
    package struct Routes: Sendable {
        private enum Content: Sendable {
            case none
            case one(Route)
            /// At least two.
            case many([Route])
        }

        private var content: Content

        package init(_ routes: [Route]) {
            switch routes.count {
            case 0: content = .none
            case 1: content = .one(routes[0])
            default: content = .many(routes)
            }
        }

        init(_ route: Route) { content = .one(route) }

        /// The route along an edge. Routes are in the order of the edges.
        package func route(by edge: Int) -> Route? {
            let location = indices.partitioningIndex(where: { self[$0].edge >= edge })
            return location < count && self[location].edge == edge ? self[location] : nil
        }

        /// Whether a member blocks one of the routes.
        package var areBlocked: Bool {
            switch content {
            case .none: false
            case .one(let route): route.isBlocked
            case .many(let routes): routes.contains(where: \.isBlocked)
            }
        }

        /// Renumbers the needs that the routes lead to.
        ///
        /// - Parameter numbers: the new number by the old one.
        mutating func renumber(_ numbers: [Int32]) {
            switch content {
            case .none: break
            case .one(let route): content = .one(route.renumbered(numbers))
            case .many(let routes): content = .many(routes.map { $0.renumbered(numbers) })
            }
        }
    }
}

extension Resolution.Route {
    fileprivate var isBlocked: Bool {
        if case .blocked = answer { true } else { false }
    }

    fileprivate func renumbered(_ numbers: [Int32]) -> Resolution.Route {
        guard case .passedOn(let above) = answer else { return self }
        return Resolution.Route(edge: edge, answer: .passedOn(Int(numbers[above])), passThrough: passThrough)
    }
}

extension Resolution.Routes: RandomAccessCollection {
    package var startIndex: Int { 0 }

    package var endIndex: Int {
        switch content {
        case .none: 0
        case .one: 1
        case .many(let routes): routes.count
        }
    }

    /// - Parameter position: less than `count`.
    package subscript(position: Int) -> Resolution.Route {
        switch content {
        case .many(let routes): return routes[position]
        case .one(let route) where position == 0: return route
        case .one, .none: preconditionFailure("there is no route at \(position)")
        }
    }
}
