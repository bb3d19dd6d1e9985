/// How many ways lead from the roots to the components: Needle needs a registration for each.
public struct PathCount: Sendable {
    /// The number for each component; `nil` for 2^63 or more.
    private(set) var counts: [Int?]
    /// The number for all together; `nil` for 2^63 or more.
    public let total: Int?
    /// Where the ways multiply: the scopes with several parents, those with the most ways first, by name where equal.
    public let places: [(component: String, parents: [String])]

    /// Counts without following any way: the ways to a component are the ways to its parents.
    ///
    /// - Parameter withOrphans: whether ways that begin at no root count too, as Needle lists them in its log.
    public init(of graph: DropInGraph, withOrphans: Bool = false) {
        let components = graph.components
        var counts = [Int?](repeating: 0, count: components.count)
        for number in graph.ancestorsFirst() {
            let component = components[number]
            if component.parents.isEmpty {
                counts[number] = component.isRoot || withOrphans ? 1 : 0
            } else {
                counts[number] = sum(component.parents.map { counts[$0] })
            }
        }
        self.counts = counts
        total = sum(counts)
        places = components.indices.filter { components[$0].parents.count > 1 && counts[$0] != 0 }
            .sorted { left, right in
                let (first, second) = (counts[left] ?? Int.max, counts[right] ?? Int.max)
                return first != second ? first > second : components[left].name < components[right].name
            }
            .map { number in (components[number].name, components[number].parents.map { components[$0].name }) }
    }

    /// Whether there are more than some number.
    public func exceeds(_ limit: Int) -> Bool { total.map { $0 > limit } ?? true }

    /// "12,345" or "more than 9,223,372,036,854,775,807".
    public var text: String { total.map(grouped) ?? "more than \(grouped(Int.max))" }
}

/// With a comma between every three digits.
func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.enumerated().map { place, digit in
        place > 0 && (digits.count - place) % 3 == 0 ? ",\(digit)" : "\(digit)"
    }
    .joined()
}

func sum(_ counts: [Int?]) -> Int? {
    var total = 0
    for count in counts {
        guard let count else { return nil }
        let (sum, overflows) = total.addingReportingOverflow(count)
        if overflows { return nil }
        total = sum
    }
    return total
}

extension DropInGraph {
    /// Every component behind all its parents. There are no cycles in a linked graph.
    func ancestorsFirst() -> [Int] {
        var children = [[Int]](repeating: [], count: components.count)
        var missing = components.map(\.parents.count)
        for (number, component) in components.enumerated() {
            for parent in component.parents { children[parent].append(number) }
        }
        var order = components.indices.filter { missing[$0] == 0 }
        var place = 0
        while place < order.count {
            for child in children[order[place]] {
                missing[child] -= 1
                if missing[child] == 0 { order.append(child) }
            }
            place += 1
        }
        return order
    }
}
