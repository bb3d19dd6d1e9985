import Providers
import ScopeRules
import SwiftReader

/// The repairs that need no person: of findings that can be repaired in one way only, and by edits.
struct SafeRepairs {
    /// By the names of the files.
    private(set) var edits: [String: [Edit]] = [:]
    /// How many findings they repair.
    private(set) var count = 0
    /// How many findings could be repaired by edits, and are a person's to decide.
    private(set) var tieCount = 0

    /// Takes the repairs of some findings, the earlier first; what overlaps an earlier one has to wait for the next round.
    init(of findings: [Finding], in files: SourceTable) {
        let disputed = Self.disputed(findings)
        for finding in findings {
            guard let repair = finding.repairs.first(where: { !$0.edits.isEmpty }) else { continue }
            guard finding.repairs.count == 1, !disputed.contains(finding.fingerprint) else {
                tieCount += 1
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

    /// The fingerprints of findings that contradict each other: something is missing, and everything that asks for it is
    /// asked for by nobody. It may be given, or no longer asked for.
    private static func disputed(_ findings: [Finding]) -> Set<String> {
        let idle = Dictionary(grouping: findings.filter { $0.rule == UnusedRequirement.id }, by: \.place)
        var disputed: Set<String> = []
        for finding in findings where finding.rule != UnusedRequirement.id && !finding.readers.isEmpty {
            let requests = finding.readers.map { idle[$0.place] ?? [] }
            guard requests.allSatisfy({ !$0.isEmpty }) else { continue }
            disputed.formUnion(requests.joined().map(\.fingerprint) + [finding.fingerprint])
        }
        return disputed
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

/// What repairing comes to.
struct Repaired {
    let changes: SourceChanges
    /// How many findings are repaired.
    let count: Int
    /// How many are left to a person because there is more than one way to repair them.
    let tieCount: Int
    /// What is found afterwards.
    let after: Analysis
}

extension Analysis {
    /// No tree is as deep; it ends what would never end.
    private static let mostRounds = 1000

    /// The sources after all safe repairs of findings that a caller wants, repairs of what a repair brings to light
    /// included.
    func repaired(
        _ request: SourceRequest,
        where isWanted: (Finding) -> Bool = { _ in true }
    ) throws(Stop) -> Repaired {
        var changes = SourceChanges()
        var (count, ties) = (0, 0)
        var current = self
        for _ in 0..<Self.mostRounds {
            let repairs = SafeRepairs(of: current.findings.filter(isWanted), in: current.subject.sources)
            ties = repairs.tieCount
            guard repairs.count > 0 else { break }
            changes.apply(repairs.edits, to: current.sources)
            count += repairs.count
            current = try Analysis(request, after: changes)
        }
        return Repaired(changes: changes, count: count, tieCount: ties, after: current)
    }
}
