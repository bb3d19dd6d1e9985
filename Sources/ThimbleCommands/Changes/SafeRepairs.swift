import ScopeRules
import SwiftReader

/// The repairs that need no person: of findings that can be repaired in one way only, and by edits.
struct SafeRepairs {
    /// By the names of the files.
    private(set) var edits: [String: [Edit]] = [:]
    /// How many findings they repair.
    private(set) var count = 0

    /// Takes the repairs of some findings, the earlier first; what overlaps an earlier one has to wait for the next round.
    init(of findings: [Finding], in sources: ReadSources) {
        let files = Dictionary(sources.modules.flatMap(\.files).map { ($0.path, $0) }) { first, _ in first }
        for finding in findings {
            guard finding.repairs.count == 1, let repair = finding.repairs.first, !repair.edits.isEmpty else {
                continue
            }
            let isFree = repair.edits.allSatisfy { edit in files[edit.place.file].map { fits(edit, in: $0) } ?? false }
            guard isFree else { continue }
            count += 1
            for edit in repair.edits where !edits[edit.place.file, default: []].contains(edit) {
                edits[edit.place.file, default: []].append(edit)
            }
        }
    }

    /// Whether an edit leaves those that are taken already alone. Two that go on with one list both fit.
    private func fits(_ edit: Edit, in source: SourceFile) -> Bool {
        guard let range = source.range(of: edit) else { return false }
        return edits[edit.place.file, default: []].allSatisfy { other in
            guard edit != other, let taken = source.range(of: other) else { return true }
            if range == taken, range.isEmpty { return continuesList(edit) && continuesList(other) }
            return range.upperBound <= taken.lowerBound || taken.upperBound <= range.lowerBound
        }
    }

    private func continuesList(_ edit: Edit) -> Bool {
        edit.replacement.hasPrefix(", ") || edit.replacement.hasPrefix(" & ")
    }
}

extension Analysis {
    /// No app needs as many; it ends what would never end.
    private static let mostRounds = 16

    /// The sources after all safe repairs of findings that a caller wants, repairs of what a repair brings to light
    /// included.
    ///
    /// - Returns: what changes, how many findings it repairs, and what is found afterwards.
    func repaired(
        _ request: SourceRequest,
        where isWanted: (Finding) -> Bool = { _ in true }
    ) throws(Stop) -> (changes: SourceChanges, count: Int, after: Analysis) {
        var changes = SourceChanges()
        var count = 0
        var current = self
        for _ in 0..<Self.mostRounds {
            let repairs = SafeRepairs(of: current.findings.filter(isWanted), in: current.sources)
            guard repairs.count > 0 else { break }
            changes.apply(repairs.edits, to: current.sources)
            count += repairs.count
            current = try Analysis(request, after: changes)
        }
        return (changes, count, current)
    }
}
