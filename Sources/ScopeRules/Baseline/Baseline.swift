/// Findings that a project lives with, each known by what it says of the graph: neither lines nor files count.
public struct Baseline: Hashable, Sendable {
    /// How often each is found; never 0.
    public let counts: [BaselineEntry: Int]

    public init(counts: [BaselineEntry: Int]) { self.counts = counts }

    /// What has to be written down for some findings to be lived with.
    public init(of findings: [Finding]) {
        counts = findings.reduce(into: [:]) { $0[BaselineEntry(of: $1), default: 0] += 1 }
    }

    /// The entries, sorted, each once.
    public var entries: [BaselineEntry] { counts.keys.sorted() }

    /// Sorts findings into those that nobody has written down and those that are known, and says which entries are found
    /// less often than they are written down, and by how much. Of findings with one entry, the first ones are known.
    public func judging(_ findings: [Finding]) -> Judgement {
        if counts.isEmpty { return Judgement(new: findings, known: [], gone: [:]) }
        var left = counts
        var (new, known): ([Finding], [Finding]) = ([], [])
        for finding in findings {
            let entry = BaselineEntry(of: finding)
            if let count = left[entry], count > 0 {
                left[entry] = count - 1
                known.append(finding)
            } else {
                new.append(finding)
            }
        }
        return Judgement(new: new, known: known, gone: left.filter { $0.value > 0 })
    }

    /// What a baseline makes of findings.
    public struct Judgement: Sendable {
        /// In the order of the findings.
        public let new: [Finding]
        /// In the order of the findings.
        public let known: [Finding]
        /// By how much an entry's count is too high.
        public let gone: [BaselineEntry: Int]

        public init(new: [Finding], known: [Finding], gone: [BaselineEntry: Int]) {
            self.new = new
            self.known = known
            self.gone = gone
        }
    }
}
