import Drawings

/// A graph with many scopes, the same for the same number.
enum LargeGraph {
    private static let mostChildren = 8
    private static let mostLevels = 14
    private static let words = [
        "Account", "Basket", "Courier", "Delivery", "Event", "Favorite", "Gift", "Help", "Invoice",
    ]

    static func summary(of count: Int) -> GraphSummary {
        var random = Numbers(state: 7)
        let parents = parents(of: count, &random)
        var childrenOf = [[Int]](repeating: [], count: count)
        for (child, above) in parents.enumerated() { for parent in above { childrenOf[parent].append(child) } }
        var scopes: [GraphSummary.Scope] = []
        var suppliers: [GraphSummary.Supplier] = []
        for number in 0..<count {
            let suppliedBy = suppliedBy(number, parents, &random)
            scopes.append(scope(number, suppliedBy, childrenOf[number], &random))
            suppliers += suppliedBy.map { supplier in
                let name = property(of: supplier)
                let id = id(of: supplier)
                return GraphSummary.Supplier(
                    scope: self.id(of: number),
                    name: name.name,
                    type: name.type,
                    providers: [id],
                    origins: [id]
                )
            }
        }
        let edges = parents.indices.flatMap { child in
            parents[child].map { GraphSummary.Edge(parent: id(of: $0), child: id(of: child), file: file($0), line: 9) }
        }
        return GraphSummary(scopes: scopes, edges: edges, suppliers: suppliers, findings: findings(of: count))
    }

    /// A tree in which one scope of thirty has a second parent.
    private static func parents(of count: Int, _ random: inout Numbers) -> [[Int]] {
        var parents: [[Int]] = [[]]
        var levels = [0]
        var childCounts = [Int](repeating: 0, count: count)
        for number in 1..<count {
            var parent = random.next(below: number)
            while childCounts[parent] >= mostChildren || levels[parent] >= mostLevels - 1 {
                parent = random.next(below: number)
            }
            childCounts[parent] += 1
            levels.append(levels[parent] + 1)
            let second = random.next(below: 30) == 0 ? parents[parent].first : nil
            parents.append([parent] + [second].compactMap(\.self))
        }
        return parents
    }

    /// Up to four ancestors.
    private static func suppliedBy(_ number: Int, _ parents: [[Int]], _ random: inout Numbers) -> [Int] {
        var ancestors: [Int] = []
        var current = number
        while let parent = parents[current].last {
            ancestors.append(parent)
            current = parent
        }
        guard !ancestors.isEmpty else { return [] }
        return Set((0..<4).map { _ in ancestors[random.next(below: ancestors.count)] }).sorted()
    }

    private static func scope(
        _ number: Int,
        _ suppliers: [Int],
        _ children: [Int],
        _ random: inout Numbers
    ) -> GraphSummary.Scope {
        let own = property(of: number)
        let others = (0..<random.next(below: 4)).map { other in
            GraphSummary.Provision(name: "value\(number)x\(other)", type: "Int", access: "internal")
        }
        return GraphSummary.Scope(
            id: id(of: number),
            name: name(number),
            module: module(number),
            kind: "component",
            dialect: "ribs",
            isRoot: number == 0,
            file: file(number),
            line: 4,
            dependency: "\(name(number))Dependency",
            requires: suppliers.map { GraphSummary.Property(name: property(of: $0).name, type: property(of: $0).type) },
            provides: [GraphSummary.Provision(name: own.name, type: own.type, access: "internal")] + others,
            children: children.map(id)
        )
    }

    /// One scope of a hundred has a finding.
    private static func findings(of count: Int) -> [GraphSummary.Finding] {
        stride(from: 50, to: count, by: 100).map { number in
            GraphSummary.Finding(
                rule: "unused-requirement",
                severity: "warning",
                reason: "`\(name(number))` requires `x: X`, but nothing in it or below uses it",
                scope: id(of: number),
                property: "x",
                file: file(number),
                line: 3,
                fingerprint: String(number)
            )
        }
    }

    private static func name(_ number: Int) -> String {
        "\(words[number % words.count])\(words[number / words.count % words.count])\(number)Component"
    }

    private static func id(of number: Int) -> String { "\(module(number)).\(name(number))" }

    private static func module(_ number: Int) -> String { "Feature\(number / 100)" }

    private static func file(_ number: Int) -> String { "Sources/\(module(number))/\(name(number)).swift" }

    private static func property(of number: Int) -> (name: String, type: String) {
        let word = words[number * 7 % words.count]
        return ("\(word.lowercased())Service\(number)", "\(word)Servicing\(number)")
    }
}

/// Numbers that look random and are the same each time.
private struct Numbers {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
}
