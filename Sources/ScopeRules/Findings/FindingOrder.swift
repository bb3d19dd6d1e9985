import SwiftReader

extension [Finding] {
    /// By place (path bytes, line, column), then rule, then identity; each finding once.
    public func inOrder() -> [Finding] {
        let places = map(\.place)
        // Numbers are moved more easily than findings.
        let order = indices.sorted { left, right in
            switch (places[left], places[right]) {
            case (let one?, let other?) where one != other: return one < other
            case (nil, .some): return true
            case (.some, nil): return false
            case _ where self[left].rule != self[right].rule: return self[left].rule < self[right].rule
            default: return self[left].identity.lexicographicallyPrecedes(self[right].identity)
            }
        }
        var last: Int?
        return order.compactMap { number in
            if let last, places[last] == places[number], self[last].fingerprint == self[number].fingerprint {
                return nil
            }
            last = number
            return self[number]
        }
    }
}
