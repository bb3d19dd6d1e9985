import Cores
import SwiftReader

/// The ranges of one file that edits replace, and the locations where they insert text.
struct EditedRanges {
    /// In order; overlapping ranges are merged.
    private var replaced: [Range<Int>] = []
    /// In order, without duplicates.
    private var insertions: [Insertion] = []

    private struct Insertion {
        let location: Int
        /// Whether all text inserted there continues a list.
        var continuesList: Bool
    }

    /// Whether an edit does not overlap the others. Two edits that continue the same list both fit, unless one removes
    /// the end of the list, which may be all of it.
    func fits(_ edit: Edit, at range: Range<Int>) -> Bool {
        let behind = firstReplaced(endingAfter: range.lowerBound)
        if range.isEmpty {
            if behind < replaced.count, replaced[behind].lowerBound < range.lowerBound { return false }
            let isAtEnd = behind > 0 && replaced[behind - 1].upperBound == range.lowerBound
            if isAtEnd, edit.continuesList { return false }
            guard let same = insertion(at: range.lowerBound) else { return true }
            return same.continuesList && edit.continuesList
        }
        if insertion(at: range.upperBound)?.continuesList ?? false { return false }
        if behind < replaced.count, replaced[behind].lowerBound < range.upperBound { return false }
        let inside = firstInsertion(where: { $0 > range.lowerBound })
        return inside == insertions.count || insertions[inside].location >= range.upperBound
    }

    mutating func add(_ edit: Edit, at range: Range<Int>) {
        if range.isEmpty {
            let number = firstInsertion(where: { $0 >= range.lowerBound })
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
        let number = firstInsertion(where: { $0 >= location })
        return number < insertions.count && insertions[number].location == location ? insertions[number] : nil
    }

    private func firstReplaced(endingAfter location: Int) -> Int {
        replaced.indices.partitioningIndex(where: { replaced[$0].upperBound > location })
    }

    private func firstInsertion(where isBehind: (Int) -> Bool) -> Int {
        insertions.indices.partitioningIndex(where: { isBehind(insertions[$0].location) })
    }
}

extension Edit {
    fileprivate var continuesList: Bool { replacement.hasPrefix(", ") || replacement.hasPrefix(" & ") }
}
