import TestSupport

extension DrawnShape {
    /// The shapes that are measured.
    ///
    /// - Parameter moduleCount: the number of modules of each.
    package static func all(modules moduleCount: Int) -> [DrawnShape] {
        [
            DrawnShape(
                "chain of 60",
                scopes: 60,
                links: (1..<60).map { ($0 - 1, $0) },
                requirements: 3,
                moduleCount: moduleCount
            ),
            DrawnShape(
                "star of 100",
                scopes: 101,
                links: (1...100).map { (0, $0) },
                requirements: 3,
                moduleCount: moduleCount
            ),
            DrawnShape(
                "24 children with 80 shared requirements",
                scopes: 25,
                links: (1...24).map { (0, $0) },
                requirements: 80,
                moduleCount: moduleCount
            ),
            DrawnShape(
                "random tree of 100",
                scopes: 100,
                links: randomLinks(count: 100, parents: 1),
                requirements: 3,
                moduleCount: moduleCount
            ),
            DrawnShape(
                "DAG of 100",
                scopes: 100,
                links: randomLinks(count: 100, parents: 3),
                requirements: 3,
                moduleCount: moduleCount
            ),
        ]
    }

    /// Each scope has up to so many parents among those before it.
    private static func randomLinks(count: Int, parents: Int) -> [(parent: Int, child: Int)] {
        var numbers = SeededNumbers(seed: 2)
        return (1..<count).flatMap { child in
            let number = Int.random(in: 1...parents, using: &numbers)
            let chosen = Set((0..<number).map { _ in Int.random(in: 0..<child, using: &numbers) })
            return chosen.sorted().map { ($0, child) }
        }
    }
}
