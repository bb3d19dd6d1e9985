import SwiftReader

extension [Finding] {
    /// By place (path bytes, line, column), then rule, then identity; each finding once.
    public func inOrder() -> [Finding] {
        let sorted = self.sorted { left, right in
            switch (left.place, right.place) {
            case (let leftPlace?, let rightPlace?) where leftPlace != rightPlace: return leftPlace < rightPlace
            case (nil, .some): return true
            case (.some, nil): return false
            case _ where left.rule != right.rule: return left.rule < right.rule
            default: return left.identity.lexicographicallyPrecedes(right.identity)
            }
        }
        var result: [Finding] = []
        for finding in sorted {
            let isRepeated =
                result.last.map { $0.fingerprint == finding.fingerprint && $0.place == finding.place } ?? false
            if !isRepeated { result.append(finding) }
        }
        return result
    }
}
