/// The number of paths from the roots to the components: Needle needs a registration for each.
package struct PathCount: Sendable {
    /// The number for each component; `nil` for 2^63 or more.
    package private(set) var counts: [Int?]
    /// The total; `nil` for 2^63 or more.
    package let total: Int?
    /// The number of scopes on all paths together, with repetitions; `nil` for 2^63 or more.
    package let names: Int?
    /// Where the paths multiply: the scopes with several parents, those with the most paths first, then by name.
    package let locations: [(component: String, parents: [String])]

    /// Counts without enumerating: the paths to a component are the paths to its parents.
    ///
    /// - Parameter withOrphans: whether to count paths that do not begin at a root too, as Needle lists them in its
    ///   log.
    package init(of graph: PathGraph, withOrphans: Bool = false) {
        let parents = graph.parents
        var counts = [Int?](repeating: 0, count: parents.count)
        // For each component, the number of names on all its paths.
        var names = counts
        for number in graph.ancestorsFirst() {
            if parents[number].isEmpty {
                counts[number] = graph.isRoot[number] || withOrphans ? 1 : 0
                names[number] = counts[number]
            } else {
                counts[number] = sum(parents[number].map { counts[$0] })
                names[number] = sum(parents[number].map { names[$0] } + [counts[number]])
            }
        }
        self.counts = counts
        self.names = sum(names)
        total = sum(counts)
        locations = parents.indices.filter { parents[$0].count > 1 && counts[$0] != 0 }
            .sorted { left, right in
                let (first, second) = (counts[left] ?? Int.max, counts[right] ?? Int.max)
                return first != second ? first > second : graph.names[left] < graph.names[right]
            }
            .map { number in (graph.names[number], parents[number].map { graph.names[$0] }) }
    }

    /// Whether there are more than a limit.
    package func exceeds(_ limit: Int) -> Bool { total.map { $0 > limit } ?? true }

    /// A path is written with all its scopes: in a deep, narrow tree, few paths can fill gigabytes.
    private static let namesPerPath = 100

    /// The error for too many paths from the roots; `nil` if they are within the limit.
    ///
    /// - Parameter limit: the maximum number of paths.
    package func excess(over limit: Int) -> String? {
        guard exceeds(limit) else { return excessOfNames(over: limit) }
        return "Needle needs a registration for every path from a root to a scope; there would be \(text), and the "
            + "limit is \(grouped(limit)). \(locationsText) '--path-limit N' raises the limit."
    }

    private func excessOfNames(over limit: Int) -> String? {
        let (most, overflows) = limit.multipliedReportingOverflow(by: Self.namesPerPath)
        guard !overflows, names.map({ $0 > most }) ?? true else { return nil }
        let found = names.map(grouped) ?? "more than \(grouped(Int.max))"
        return "Needle needs a registration for every path from a root to a scope, with the names of all scopes on the "
            + "path; there would be \(found) names, and the limit is \(grouped(most)), \(Self.namesPerPath) for each of "
            + "\(grouped(limit)) paths: the tree is very deep. '--path-limit N' raises the limit."
    }

    /// Where the paths multiply, as text.
    package var locationsText: String {
        let shown = locations.prefix(5).map { location in
            let parents = location.parents.map { "`\($0)`" }.joined(separator: ", ")
            return "`\(location.component)` (by \(parents))"
        }
        let more = locations.count - shown.count
        let rest = more > 0 ? " and \(more) more" : ""
        return "The paths multiply where several scopes create the same one: \(shown.joined(separator: ", "))\(rest)."
    }

    /// "12,345" or "more than 9,223,372,036,854,775,807".
    package var text: String { total.map(grouped) ?? "more than \(grouped(Int.max))" }
}

/// With a comma between every three digits.
package func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.enumerated().map { location, digit in
        location > 0 && (digits.count - location) % 3 == 0 ? ",\(digit)" : "\(digit)"
    }
    .joined()
}

/// `nil` if a part is, or if the sum is 2^63 or more.
package func sum(_ counts: [Int?]) -> Int? {
    var total = 0
    for count in counts {
        guard let count else { return nil }
        let (sum, overflows) = total.addingReportingOverflow(count)
        if overflows { return nil }
        total = sum
    }
    return total
}
