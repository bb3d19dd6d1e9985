import NeedleText

extension DropInGraph {
    /// The error for too many paths from the roots; `nil` if they are within the limit.
    ///
    /// - Parameters:
    ///   - limit: the maximum number of paths.
    ///   - level: in its log, Needle also lists the paths that do not begin at a root.
    package func excess(over limit: Int, level: LogLine.Level) -> String? {
        PathCount(of: pathGraph, withOrphans: level <= .info).excess(over: limit)
    }

    /// The error for a tree with too many lines; `nil` if it is within the limit.
    package func excess(over limit: Int, inTreeFrom root: String) -> String? {
        let lines = treeLines(from: root)
        guard lines.map({ $0 > limit }) ?? true else { return nil }
        let count = lines.map(grouped) ?? "more than \(grouped(Int.max))"
        return "The tree prints a scope once for every path to it; there would be \(count) lines, and the limit is "
            + "\(grouped(limit)). \(PathCount(of: pathGraph, withOrphans: true).locationsText) '--path-limit N' raises the limit."
    }

    /// `nil` for 2^63 or more.
    private func treeLines(from root: String) -> Int? {
        guard let start = numbers[root] else { return 1 }
        // A scope has one line for each path to it from the start.
        var routes = [Int?](repeating: 0, count: components.count)
        routes[start] = 1
        for number in pathGraph.ancestorsFirst() where number != start {
            routes[number] = sum(components[number].parents.map { routes[$0] })
        }
        return sum(routes)
    }

    /// The components with their parents.
    var pathGraph: PathGraph {
        PathGraph(names: components.map(\.name), parents: components.map(\.parents), isRoot: components.map(\.isRoot))
    }
}
