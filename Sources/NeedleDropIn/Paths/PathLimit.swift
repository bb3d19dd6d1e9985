import NeedleText

extension DropInGraph {
    /// Why nothing is written where there are too many ways from the roots; `nil` where there are not.
    ///
    /// - Parameters:
    ///   - limit: how many there may be.
    ///   - level: in its log Needle lists the ways that begin at no root as well.
    public func excess(over limit: Int, level: LogLine.Level) -> String? {
        PathCount(of: pathGraph, withOrphans: level <= .info).excess(over: limit)
    }

    /// Why no tree is printed where it would have too many lines; `nil` where it would not.
    public func excess(over limit: Int, inTreeFrom root: String) -> String? {
        let lines = treeLines(from: root)
        guard lines.map({ $0 > limit }) ?? true else { return nil }
        let count = lines.map(grouped) ?? "more than \(grouped(Int.max))"
        return "The tree prints a scope once for every path to it; there would be \(count) lines, and the limit is "
            + "\(grouped(limit)). \(PathCount(of: pathGraph, withOrphans: true).locationsText) '--path-limit N' raises the limit."
    }

    /// `nil` for 2^63 or more.
    private func treeLines(from root: String) -> Int? {
        guard let start = numbers[root] else { return 1 }
        // A scope's lines are one for each way to it from the start.
        var routes = [Int?](repeating: 0, count: components.count)
        routes[start] = 1
        for number in pathGraph.ancestorsFirst() where number != start {
            routes[number] = sum(components[number].parents.map { routes[$0] })
        }
        return sum(routes)
    }

    /// Who makes whom.
    var pathGraph: PathGraph {
        PathGraph(names: components.map(\.name), parents: components.map(\.parents), isRoot: components.map(\.isRoot))
    }
}
