import Providers
import ScopeRules
import SwiftReader

/// The repairs that a tool makes by itself: of findings that can be repaired in one way only, and by edits.
struct AutomaticRepairs {
    /// Which repairs are made.
    enum Extent {
        /// Those that lose nothing that a person wrote.
        case safe
        /// Those that may, too.
        case unsafe
        /// Those that let Thimble write the wiring.
        case generation
    }

    /// By the names of the files.
    private var files: [String: FileEdits] = [:]
    /// How many findings they repair.
    private(set) var count = 0
    /// How many findings could be repaired by edits that only `Extent.unsafe` makes.
    private(set) var unsafeCount = 0
    /// How many findings could be repaired by edits, and are a person's to decide.
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

        /// Whether an edit is among them, or leaves them alone.
        func fits(_ edit: Edit, at range: Range<Int>) -> Bool {
            ranges.fits(edit, at: range) || known.contains(Replacement(range: range, text: edit.replacement))
        }

        mutating func add(_ edit: Edit, at range: Range<Int>) {
            guard known.insert(Replacement(range: range, text: edit.replacement)).inserted else { return }
            edits.append(edit)
            ranges.add(edit, at: range)
        }
    }

    /// By the names of the files.
    var edits: [String: [Edit]] { files.mapValues(\.edits) }

    /// What was repaired, and how.
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

    /// Takes the repairs of some findings, the earlier first; what overlaps an earlier one has to wait for the next round.
    ///
    /// - Parameter tried: the repairs of earlier rounds, where there are rounds. A finding that comes back after one would
    ///   come back again.
    init(of findings: [Finding], in files: SourceTable, _ extent: Extent, after tried: Set<Attempt>? = nil) {
        let disputed = Self.disputed(findings)
        let errors = DeclarationsNearErrors(of: findings)
        for finding in findings {
            let choices = Self.choices(finding, extent)
            guard let repair = choices.first(where: { !$0.edits.isEmpty }) else { continue }
            guard choices.count == 1, disputed.isEmpty || !disputed.contains(finding.fingerprint) else {
                tieCount += 1
                continue
            }
            let sources = repair.edits.map { files[$0.location.file] }
            // Where a part of a file could not be read, nothing is known of what an edit would do to it.
            guard sources.allSatisfy({ $0?.problems.isEmpty ?? false }) else { continue }
            let isSafe =
                repair.applicability == .safe && !errors.mayExplain(finding)
                && !zip(repair.edits, sources).contains { $1?.losesComment($0) ?? true }
            guard isSafe || extent != .safe else {
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

    /// Whether an edit leaves those that are taken already alone.
    private func fits(_ edit: Edit, _ range: Range<Int>?) -> Bool {
        range.map { files[edit.location.file]?.fits(edit, at: $0) ?? true } ?? false
    }

    /// Between what a person would have to choose.
    private static func choices(_ finding: Finding, _ extent: Extent) -> [Repair] {
        let generating = finding.repairs.filter { $0.applicability == .generation }
        if extent == .generation, !generating.isEmpty { return generating }
        return finding.repairs.filter { $0.applicability != .generation && $0.applicability != .display }
    }

    /// The fingerprints of findings that contradict each other: something is missing, and everything that asks for it is
    /// asked for by nobody. It may be given, or no longer asked for.
    private static func disputed(_ findings: [Finding]) -> Set<String> {
        let missing = findings.filter { $0.rule != UnusedRequirement.id && !$0.readers.isEmpty }
        if missing.isEmpty { return [] }
        var idle: [SourceLocation: [Finding]] = [:]
        for finding in findings where finding.rule == UnusedRequirement.id {
            // Its near misses are the requirements that only forward it.
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

/// What repairing comes to.
struct Repaired {
    let changes: SourceChanges
    /// How many findings are repaired.
    let count: Int
    /// How many could be repaired only by edits that may lose something that a person wrote.
    let unsafeCount: Int
    /// How many are left to a person because there is more than one way to repair them.
    let tieCount: Int
    /// What is found afterwards.
    let after: Analysis
}

extension Analysis {
    /// No tree is as deep; it ends what would never end.
    private static let mostRounds = 1000

    /// The sources after all automatic repairs of findings that a caller wants, repairs of what a repair brings to light
    /// included.
    func repaired(
        _ request: InputOptions,
        _ extent: AutomaticRepairs.Extent = .safe,
        where isWanted: (Finding) -> Bool = { _ in true }
    ) throws(Stop) -> Repaired {
        var changes = SourceChanges()
        var count = 0
        var current = self
        var repairs = AutomaticRepairs(of: findings.filter(isWanted), in: subject.sources, extent, after: [])
        var tried: Set<AutomaticRepairs.Attempt> = []
        var contents: Set<[String: [UInt8]]> = [changes.contents]
        for _ in 0..<Self.mostRounds where repairs.count > 0 {
            changes.apply(repairs.edits, to: current.sources)
            // Repairs that undo each other would never end.
            guard contents.insert(changes.contents).inserted else { break }
            count += repairs.count
            tried.formUnion(repairs.attempts)
            current = try Analysis(request, after: changes)
            repairs = AutomaticRepairs(
                of: current.findings.filter(isWanted),
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

extension SourceFile {
    /// Whether an edit takes a comment out.
    fileprivate func losesComment(_ edit: Edit) -> Bool {
        guard let range = range(of: edit), !range.isEmpty else { return false }
        return mayHoldComment(in: range) && !edit.replacement.utf8.mayBeginComment
    }
}
