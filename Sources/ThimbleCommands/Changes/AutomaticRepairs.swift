import Providers
import ScopeRules
import Semantics
import SwiftReader

/// The repairs that can be made automatically: those of findings with exactly one possible repair that consists of
/// edits.
struct AutomaticRepairs {
    /// Which repairs to make.
    enum Extent {
        /// Repairs that keep all comments, and all code that is in use.
        case safe
        /// Also repairs that may delete comments, or code that is needed.
        case unsafe
        /// Repairs that let Thimble write the wiring.
        case generation
    }

    /// By file name.
    private var files: [String: FileEdits] = [:]
    /// The number of repaired findings.
    private(set) var count = 0
    /// The number of findings that only `Extent.unsafe` repairs.
    private(set) var unsafeCount = 0
    /// The number of findings that edits could repair in more than one way.
    private(set) var tieCount = 0

    /// The edits of one file.
    private struct FileEdits {
        var edits: [Edit] = []
        var ranges = EditedRanges()
        private var known: Set<Replacement> = []

        private struct Replacement: Hashable {
            let range: Range<Int>
            let text: String
        }

        /// Whether an edit is already included or does not overlap the others.
        func fits(_ edit: Edit, at range: Range<Int>) -> Bool {
            ranges.fits(edit, at: range) || known.contains(Replacement(range: range, text: edit.replacement))
        }

        mutating func add(_ edit: Edit, at range: Range<Int>) {
            guard known.insert(Replacement(range: range, text: edit.replacement)).inserted else { return }
            edits.append(edit)
            ranges.add(edit, at: range)
        }
    }

    /// By file name.
    var edits: [String: [Edit]] { files.mapValues(\.edits) }

    /// A finding and the repair applied to it.
    struct Attempt: Hashable {
        private let fingerprint: String
        private let title: Message
        private let edits: [String]

        init(_ finding: Finding, _ repair: Repair) {
            fingerprint = finding.fingerprint
            title = repair.title
            edits = repair.edits.map(\.replacement)
        }
    }

    private(set) var attempts: Set<Attempt> = []

    /// Selects the repairs of some findings, in order. A repair that overlaps an earlier one is left for the next
    /// round.
    ///
    /// - Parameter tried: the repairs of earlier rounds, if there are rounds. A finding that came back after its repair
    ///   is not repaired again.
    init(of findings: [Finding], in files: SourceTable, _ extent: Extent, after tried: Set<Attempt>? = nil) {
        let disputed = Self.disputed(findings)
        for finding in findings {
            let choices = Self.choices(finding, extent)
            guard let repair = choices.first(where: { !$0.edits.isEmpty }) else { continue }
            guard choices.count == 1, disputed.isEmpty || !disputed.contains(finding.fingerprint) else {
                tieCount += 1
                continue
            }
            let sources = repair.edits.map { files[$0.location.file] }
            // The effect of an edit is unknown if a part of its file could not be parsed.
            guard sources.allSatisfy({ $0?.problems.isEmpty ?? false }) else { continue }
            guard repair.applicability == .safe || extent != .safe else {
                unsafeCount += 1
                continue
            }
            let ranges = zip(repair.edits, sources).map { edit, source in source?.range(of: edit) }
            guard zip(repair.edits, ranges).allSatisfy(fits) else { continue }
            if let tried {
                let attempt = Attempt(finding, repair)
                guard !tried.contains(attempt) else { continue }
                attempts.insert(attempt)
            }
            count += 1
            for (edit, range) in zip(repair.edits, ranges) {
                if let range { self.files[edit.location.file, default: FileEdits()].add(edit, at: range) }
            }
        }
    }

    /// Whether an edit does not overlap the edits selected so far.
    private func fits(_ edit: Edit, _ range: Range<Int>?) -> Bool {
        range.map { files[edit.location.file]?.fits(edit, at: $0) ?? true } ?? false
    }

    /// The repairs that a user would choose from.
    private static func choices(_ finding: Finding, _ extent: Extent) -> [Repair] {
        let repairs = finding.repairs
        if extent == .generation {
            let generating = repairs.filter { $0.applicability == .generation }
            if !generating.isEmpty { return generating }
        }
        func isChoice(_ number: Int) -> Bool {
            repairs[number].applicability != .generation && repairs[number].applicability != .display
        }
        // Most findings have only such repairs.
        return repairs.indices.allSatisfy(isChoice) ? repairs : repairs.indices.filter(isChoice).map { repairs[$0] }
    }

    /// The fingerprints of findings that contradict each other: something is missing, and every requirement for it is
    /// unused. Either provide it or delete the requirements.
    private static func disputed(_ findings: [Finding]) -> Set<String> {
        let missing = findings.filter { $0.rule != UnusedRequirement.id && !$0.readers.isEmpty }
        if missing.isEmpty { return [] }
        var idle: [SourceLocation: [Finding]] = [:]
        for finding in findings where finding.rule == UnusedRequirement.id {
            // The near misses of such a finding are the requirements that only forward it.
            for location in Set([finding.location].compactMap(\.self) + finding.nearMisses.map(\.location)) {
                idle[location, default: []].append(finding)
            }
        }
        var disputed: Set<String> = []
        for finding in missing {
            let requests = finding.readers.map { idle[$0.location] ?? [] }
            guard requests.allSatisfy({ !$0.isEmpty }) else { continue }
            disputed.formUnion(requests.joined().map(\.fingerprint) + [finding.fingerprint])
        }
        return disputed
    }
}

/// The result of repairing.
struct Repaired {
    let changes: SourceChanges
    /// The number of repaired findings.
    let count: Int
    /// The number of findings whose repair may lose handwritten code.
    let unsafeCount: Int
    /// The number of findings with more than one possible repair.
    let tieCount: Int
    /// The analysis after the repairs.
    let after: Analysis
}

extension Analysis {
    /// More than any app needs; guarantees termination.
    private static let mostRounds = 1000

    /// Applies all automatic repairs of the selected findings, including repairs of findings that earlier repairs
    /// reveal.
    func repaired(
        _ request: InputOptions,
        _ extent: AutomaticRepairs.Extent = .safe,
        where isIncluded: (Finding) -> Bool = { _ in true }
    ) throws(Stop) -> Repaired {
        var changes = SourceChanges()
        var count = 0
        var current = self
        var repairs = AutomaticRepairs(of: findings.filter(isIncluded), in: subject.sources, extent, after: [])
        var tried: Set<AutomaticRepairs.Attempt> = []
        var contents: Set<[String: [UInt8]]> = [changes.contents]
        for _ in 0..<Self.mostRounds where repairs.count > 0 {
            changes.apply(repairs.edits, to: current.sources)
            // Stops at repairs that undo each other.
            guard contents.insert(changes.contents).inserted else { break }
            count += repairs.count
            tried.formUnion(repairs.attempts)
            current = try Analysis(request, after: changes)
            repairs = AutomaticRepairs(
                of: current.findings.filter(isIncluded),
                in: current.subject.sources,
                extent,
                after: tried
            )
        }
        return Repaired(
            changes: changes,
            count: count,
            unsafeCount: repairs.unsafeCount,
            tieCount: repairs.tieCount,
            after: current
        )
    }
}
