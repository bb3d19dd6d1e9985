import TestSupport

/// Who makes whom, and who stands in which module.
struct TreeShape {
    /// Of each scope, an index into the app's modules; the top first.
    private(set) var modules: [Int]
    private(set) var edges: [(parent: Int, child: Int)] = []

    init(modules count: Int, numbers: inout SeededNumbers) {
        modules = [count - 1]
        let size = Int.random(in: 2...8, using: &numbers)
        for child in 1...size {
            // Deep trees are where requirements skip levels.
            let parent = numbers.happens(50) ? child - 1 : Int.random(in: 0..<child, using: &numbers)
            edges.append((parent, child))
            modules.append(numbers.happens(70) ? modules[parent] : Int.random(in: 0...modules[parent], using: &numbers))
        }
        guard size > 2, numbers.happens(20) else { return }
        // One scope that two others make.
        let child = Int.random(in: 2...size, using: &numbers)
        let parent = Int.random(in: 0..<child, using: &numbers)
        if modules[parent] >= modules[child], !edges.contains(where: { $0 == (parent, child) }) {
            edges.append((parent, child))
        }
    }

    /// Whether another module makes a scope.
    func isMadeElsewhere(_ scope: Int) -> Bool {
        edges.contains { $0.child == scope && modules[$0.parent] != modules[scope] }
    }
}
