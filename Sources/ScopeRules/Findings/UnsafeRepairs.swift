import Semantics
import SwiftReader

extension [Finding] {
    /// The findings, with repairs marked unsafe that delete a comment, or code that may only seem unused because of an
    /// error nearby. A comment is a person's words.
    func markingUnsafeRepairs(in sources: SourceTable) -> [Finding] {
        let errors = DeclarationsNearErrors(of: self)
        return map { finding in
            let isDoubtful = errors.mayExplain(finding)
            func isUnsafe(_ repair: Repair) -> Bool {
                guard repair.applicability == .safe, !repair.edits.isEmpty else { return false }
                return isDoubtful || repair.edits.contains { sources[$0.location.file]?.losesComment($0) ?? false }
            }
            guard finding.repairs.contains(where: isUnsafe) else { return finding }
            return finding.with(repairs: finding.repairs.map { isUnsafe($0) ? $0.unsafe : $0 })
        }
    }
}

extension Repair {
    fileprivate var unsafe: Repair { Repair(title: title, location: location, edits: edits, applicability: .unsafe) }
}

extension SourceFile {
    /// Whether an edit deletes a comment.
    fileprivate func losesComment(_ edit: Edit) -> Bool {
        guard edit.length > 0, let range = range(of: edit) else { return false }
        return mayHoldComment(in: range) && !edit.replacement.utf8.mayBeginComment
    }
}

/// The declarations near errors: a requirement or a conformance there may look unused only because of the error.
private struct DeclarationsNearErrors {
    /// The ids of scopes.
    private var scopes: Set<String> = []
    /// The names of the scopes between a root and an error.
    private var names: Set<String> = []

    init(of findings: [Finding]) {
        for finding in findings where finding.severity == .error {
            if let scope = finding.scope { scopes.insert(scope) }
            names.formUnion(finding.chain.map(\.scope) + finding.readers.map(\.scope))
        }
    }

    /// Whether the code that the repair of a finding deletes as unused may be used once an error is fixed.
    func mayExplain(_ finding: Finding) -> Bool {
        if scopes.isEmpty, names.isEmpty { return false }
        guard finding.rule == UnusedRequirement.id || finding.rule == NeedlessConformance.id,
            let scope = finding.scope
        else { return false }
        // The id is the name after that of the module.
        return scopes.contains(scope) || names.contains(String(scope.drop { $0 != "." }.dropFirst()))
    }
}
