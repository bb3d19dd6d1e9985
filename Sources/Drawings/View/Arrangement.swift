/// The direction of a picture and the rank of each node, chosen so that no side of the picture becomes long.
///
/// Sizes are estimates in points.
struct Arrangement {
    enum Direction: String {
        case leftToRight = "LR"
        case topToBottom = "TB"
    }

    /// The space that a node takes.
    struct Size {
        let width: Double
        let height: Double

        /// - Parameter lines: the lines of a label.
        init(of lines: [String]) {
            width = Double(lines.map(\.count).max() ?? 0) * 5.8 + 30
            height = Double(max(lines.count, 1)) * 13 + 22
        }
    }

    let direction: Direction
    /// By scope.
    let ranks: [Int: Int]
    private let longestSide: Double

    init(of view: GraphView, _ levels: Levels, _ labels: NodeLabels) {
        let labelled = view.scopes.map { ($0, Size(of: labels.lines(of: $0))) }
        self.init(levels, Dictionary(labelled) { first, _ in first })
    }

    /// - Parameter sizes: by scope.
    private init(_ levels: Levels, _ sizes: [Int: Size]) {
        let unlimited = Self.arrangements(levels, sizes, capacity: .max)
        let best = unlimited[0].longestSide <= unlimited[1].longestSide ? unlimited[0] : unlimited[1]
        let plain = unlimited[0].longestSide <= Self.comfortableSide ? unlimited[0] : best
        guard plain.longestSide > Self.comfortableSide, levels.order.count <= Self.mostWrapped else {
            self = plain
            return
        }
        let limited = Self.capacities.filter { $0 < levels.order.count }.flatMap { capacity in
            Self.arrangements(levels, sizes, capacity: capacity)
        }
        self = limited.reduce(plain) { $1.cost(beside: plain) < $0.cost(beside: plain) ? $1 : $0 }
    }

    /// A picture with shorter sides needs no other arrangement.
    private static let comfortableSide = 2400.0
    private static let capacities = [80, 60, 50, 40, 30, 25, 20, 16, 12, 10, 8, 6, 5, 4, 3]
    /// No arrangement makes more scopes than this readable.
    private static let mostWrapped = 2000

    /// Its longest side, increased for each further rank on which a level continues: levels that stay in one rank are
    /// easier to read.
    private func cost(beside plain: Arrangement) -> Double {
        longestSide * (1 + 0.15 * Double(rankCount - plain.rankCount))
    }

    private var rankCount: Int { (ranks.values.max() ?? 0) + 1 }

    private static func arrangements(_ levels: Levels, _ sizes: [Int: Size], capacity: Int) -> [Arrangement] {
        let ranks = ranks(of: levels, capacity: capacity)
        return [Direction.leftToRight, .topToBottom].map { direction in
            let side = longestSide(direction, ranks, levels, sizes)
            return Arrangement(direction: direction, ranks: ranks, longestSide: side)
        }
    }

    private init(direction: Direction, ranks: [Int: Int], longestSide: Double) {
        self.direction = direction
        self.ranks = ranks
        self.longestSide = longestSide
    }

    /// The first rank below all parents that is not full.
    private static func ranks(of levels: Levels, capacity: Int) -> [Int: Int] {
        var ranks: [Int: Int] = [:]
        var counts: [Int] = []
        for scope in levels.order {
            var rank = levels.parents[scope].map { parents in (parents.compactMap { ranks[$0] }.max() ?? -1) + 1 } ?? 0
            while rank < counts.count, counts[rank] >= capacity { rank += 1 }
            if rank >= counts.count { counts += [Int](repeating: 0, count: rank + 1 - counts.count) }
            counts[rank] += 1
            ranks[scope] = rank
        }
        return ranks
    }

    private static let gap = 11.0
    private static let rankGap = 40.0
    /// What a link takes of a rank that it passes.
    private static let lane = 23.0

    private static func longestSide(
        _ direction: Direction,
        _ ranks: [Int: Int],
        _ levels: Levels,
        _ sizes: [Int: Size]
    ) -> Double {
        let count = (ranks.values.max() ?? 0) + 1
        var lengths = [Double](repeating: 0, count: count)
        var depths = lengths
        for (scope, rank) in ranks {
            let size = sizes[scope] ?? Size(of: [])
            let isAcross = direction == .topToBottom
            lengths[rank] += (isAcross ? size.width : size.height) + gap
            depths[rank] = max(depths[rank], isAcross ? size.height : size.width)
        }
        for (rank, lanes) in passing(ranks, levels, count: count).enumerated() { lengths[rank] += Double(lanes) * lane }
        let depth = depths.reduce(0, +) + Double(count - 1) * rankGap
        return max(depth, lengths.max() ?? 0)
    }

    /// For each rank, the number of links that pass it.
    private static func passing(_ ranks: [Int: Int], _ levels: Levels, count: Int) -> [Int] {
        var changes = [Int](repeating: 0, count: count + 1)
        for (child, parents) in levels.parents {
            for parent in parents {
                guard let from = ranks[parent], let to = ranks[child] else { continue }
                changes[from + 1] += 1
                changes[to] -= 1
            }
        }
        var current = 0
        return changes.dropLast().map { change in
            current += change
            return current
        }
    }
}
