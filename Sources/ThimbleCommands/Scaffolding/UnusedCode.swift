import Providers
import ScopeRules
import SwiftReader

extension Analysis {
    /// More than any app needs; guarantees termination.
    private static let mostRounds = 16

    /// Deletes the requirements and providers that are unused after some changes and were used before: first those that
    /// only the removed code needed, then what only these needed. This analysis, of the unchanged sources, has to report
    /// unused providers.
    ///
    /// - Parameters:
    ///   - first: the analysis after the changes, if it is known. It has to report unused providers.
    ///   - keepsValues: whether only providers that forward a value are deleted, not those that create it.
    /// - Returns: what is left, and the names in the deleted providers.
    func removeUnused(
        from changes: inout SourceChanges,
        _ request: InputOptions,
        first: Analysis? = nil,
        keepsValues: Bool = false
    ) throws(Stop) -> (after: Analysis, names: Set<String>) {
        let request = request.reporting(UnusedProvider.id)
        var names: Set<String> = []
        var next = first
        for _ in 0..<Self.mostRounds {
            let after = if let known = next { known } else { try Analysis(request, after: changes) }
            next = nil
            let unused = after.findings(besides: self)
                .filter { [UnusedRequirement.id, UnusedProvider.id].contains($0.rule) }
                .filter { !keepsValues || $0.rule == UnusedRequirement.id || after.isPassThrough(at: $0.location) }
            var edits: [String: [Edit]] = [:]
            for edit in unused.flatMap({ after.deletion(of: $0) })
            where !(edits[edit.location.file] ?? []).contains(edit) {
                edits[edit.location.file, default: []].append(edit)
            }
            guard !edits.isEmpty else { return (after, names) }
            for finding in unused where finding.rule == UnusedProvider.id {
                names.formUnion(after.names(in: after.deletion(of: finding)))
            }
            changes.apply(edits, to: after.sources)
        }
        return (try Analysis(request, after: changes), names)
    }

    private func isPassThrough(at location: SourceLocation?) -> Bool {
        graph.scopes.contains { scope in
            scope.provisions.contains { $0.isPassThrough && $0.location == location }
        }
    }

    /// The words that some edits replace.
    private func names(in edits: [Edit]) -> Set<String> {
        edits.reduce(into: []) { names, edit in
            guard let source = subject.sources[edit.location.file], let range = source.range(of: edit) else { return }
            let replaced = SourceRange(start: UInt32(range.lowerBound), end: UInt32(range.upperBound))
            names.formUnion(source.tokens(in: replaced).map { source.name($0.range) })
        }
    }

    /// The edits that delete what a finding calls unused; empty if the user has to decide.
    private func deletion(of finding: Finding) -> [Edit] {
        guard finding.rule == UnusedProvider.id else { return finding.repairs.first?.edits ?? [] }
        guard let location = finding.location, let written = subject.sources.declaration(at: location) else {
            return []
        }
        let declaration = written.declaration
        // Other properties are assigned in an initializer.
        guard declaration.kind == .variable, declaration.body != nil || declaration.initialValue != nil,
            declaration.condition == nil, declaration.tupleElement == nil, !declaration.modifiers.contains(.override)
        else { return [] }
        return written.source.edits(removingMember: declaration.range) ?? []
    }
}
