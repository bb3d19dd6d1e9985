import Cores

/// The lines that are removed from an old text and inserted into a new one. All other lines are equal and in the same
/// order.
///
/// Lines that are unique in both texts divide them into small parts, which are compared exactly. A large part without
/// such a line counts as changed as a whole, because comparing it would take quadratic time and memory.
struct LineMatching {
    private(set) var removed: Set<Int> = []
    private(set) var inserted: Set<Int> = []

    /// The longest part that is compared exactly, in lines of both texts.
    private static let longestPart = 2_000

    init(from old: [String], to new: [String]) {
        var (oldStart, newStart) = (0, 0)
        for anchor in Self.anchors(old, new) {
            compare(old, oldStart..<anchor.old, new, newStart..<anchor.new)
            (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
        }
        compare(old, oldStart..<old.count, new, newStart..<new.count)
    }

    private mutating func compare(_ old: [String], _ oldPart: Range<Int>, _ new: [String], _ newPart: Range<Int>) {
        let same = zip(oldPart, newPart).prefix { old[$0] == new[$1] }.count
        let (oldPart, newPart) = (oldPart.dropFirst(same), newPart.dropFirst(same))
        guard oldPart.count + newPart.count <= Self.longestPart else {
            removed.formUnion(oldPart)
            inserted.formUnion(newPart)
            return
        }
        for change in new[newPart].difference(from: old[oldPart]) {
            switch change {
            case .remove(let offset, _, _): removed.insert(oldPart.lowerBound + offset)
            case .insert(let offset, _, _): inserted.insert(newPart.lowerBound + offset)
            }
        }
    }

    /// The longest sequence of lines, unique in both texts, that have the same order in both.
    private static func anchors(_ old: [String], _ new: [String]) -> [(old: Int, new: Int)] {
        let newLocations = uniqueLocations(new)
        let pairs = uniqueLocations(old).compactMap { line, location in
            newLocations[line].map { (old: location, new: $0) }
        }
        .sorted { $0.old < $1.old }
        // For each length, the pair that ends a sequence of that length with the smallest index in the new text.
        var ends: [Int] = []
        var before = [Int?](repeating: nil, count: pairs.count)
        for (index, pair) in pairs.enumerated() {
            let length = ends.indices.partitioningIndex { pairs[ends[$0]].new >= pair.new }
            before[index] = length > 0 ? ends[length - 1] : nil
            if length < ends.count { ends[length] = index } else { ends.append(index) }
        }
        var result: [(old: Int, new: Int)] = []
        var next = ends.last
        while let index = next {
            result.append(pairs[index])
            next = before[index]
        }
        return result.reversed()
    }

    private static func uniqueLocations(_ lines: [String]) -> [String: Int] {
        var locations: [String: Int?] = [:]
        for (index, line) in lines.enumerated() {
            locations.updateValue(locations.keys.contains(line) ? nil : index, forKey: line)
        }
        return locations.compactMapValues { $0 }
    }
}
