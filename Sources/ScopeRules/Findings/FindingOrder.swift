import SwiftReader

extension [Finding] {
    /// Sorted by location (path bytes, line, column), then rule, then identity, without duplicates.
    package func inOrder() -> [Finding] {
        let locations = orderedLocations()
        let order = indices.sorted { left, right in
            if locations[left] != locations[right] { return locations[left] < locations[right] }
            if self[left].rule != self[right].rule { return self[left].rule < self[right].rule }
            return self[left].identity.lexicographicallyPrecedes(self[right].identity)
        }
        var last: Int?
        return order.compactMap { number in
            if let last, locations[last] == locations[number], self[last].fingerprint == self[number].fingerprint {
                return nil
            }
            last = number
            return self[number]
        }
    }

    /// The locations of the findings, with the rank of each path in place of the path. Findings without a location come
    /// first.
    private func orderedLocations() -> [OrderedLocation] {
        // In the order of the findings, most of which are sorted: a set would mix them.
        let files = compactMap(\.location?.file).uniqued().sorted { $0.precedesByBytes($1) }
        let numbers = Dictionary(uniqueKeysWithValues: zip(files, 1...))
        return map { finding in
            finding.location.map { OrderedLocation(file: numbers[$0.file] ?? 0, line: $0.line, column: $0.column) }
                ?? OrderedLocation(file: 0, line: 0, column: 0)
        }
    }
}

private struct OrderedLocation: Comparable {
    let file: Int
    let line: Int
    let column: Int

    static func < (left: Self, right: Self) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
}
