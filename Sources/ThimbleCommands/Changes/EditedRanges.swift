import Cores
import SwiftReader

/// The parts of one file that edits replace, and the places where they insert something.
struct EditedRanges {
    /// In order; those that overlap are one.
    private var replaced: [Range<Int>] = []
    /// In order, each place once.
    private var insertions: [Insertion] = []

    private struct Insertion {
        let location: Int
        /// Whether everything inserted there goes on with a list.
        var continuesList: Bool
    }

    /// Whether an edit leaves the others alone. Two that go on with one list both fit.
    func fits(_ edit: Edit, at range: Range<Int>) -> Bool {
        let behind = firstReplaced(endingAfter: range.lowerBound)
        if range.isEmpty {
            if behind < replaced.count, replaced[behind].lowerBound < range.lowerBound { return false }
            guard let same = insertion(at: range.lowerBound) else { return true }
            return same.continuesList && edit.continuesList
        }
        if behind < replaced.count, replaced[behind].lowerBound < range.upperBound { return false }
        let inside = firstInsertion(pastAll: { $0 <= range.lowerBound })
        return inside == insertions.count || insertions[inside].location >= range.upperBound
    }

    mutating func add(_ edit: Edit, at range: Range<Int>) {
        if range.isEmpty {
            let number = firstInsertion(pastAll: { $0 < range.lowerBound })
            if number < insertions.count, insertions[number].location == range.lowerBound {
                insertions[number].continuesList = insertions[number].continuesList && edit.continuesList
            } else {
                insertions.insert(Insertion(location: range.lowerBound, continuesList: edit.continuesList), at: number)
            }
            return
        }
        let first = firstReplaced(endingAfter: range.lowerBound)
        var joined = range
        var end = first
        while end < replaced.count, replaced[end].lowerBound < joined.upperBound {
            joined = min(joined.lowerBound, replaced[end].lowerBound)..<max(joined.upperBound, replaced[end].upperBound)
            end += 1
        }
        replaced.replaceSubrange(first..<end, with: [joined])
    }

    private func insertion(at location: Int) -> Insertion? {
        let number = firstInsertion(pastAll: { $0 < location })
        return number < insertions.count && insertions[number].location == location ? insertions[number] : nil
    }

    private func firstReplaced(endingAfter location: Int) -> Int {
        replaced.indices.partitioningIndex(pastAll: { replaced[$0].upperBound <= location })
    }

    private func firstInsertion(pastAll holds: (Int) -> Bool) -> Int {
        insertions.indices.partitioningIndex(pastAll: { holds(insertions[$0].location) })
    }
}

extension Edit {
    fileprivate var continuesList: Bool { replacement.hasPrefix(", ") || replacement.hasPrefix(" & ") }
}
