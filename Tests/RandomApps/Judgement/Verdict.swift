import CommandTestSupport
import TestSupport

/// What Thimble says of an app and writes for it.
struct Verdict {
    let folder: AppFolder
    let fault: PlannedFault?
    private let before: [FoundFault]
    private let after: [FoundFault]
    private let generation: Outcome

    init(of folder: AppFolder, _ fault: PlannedFault?) throws {
        self.folder = folder
        self.fault = fault
        before = try FoundFault.all(in: folder.path)
        generation =
            fault == nil ? thimble("generate", folder.path) : thimble("generate", "--keep-going", folder.path)
        after = try FoundFault.all(in: folder.path)
    }

    /// What is not as the plan has it, or as the compiler has it.
    func disagreements(with messages: [CompilerError]) -> [String] {
        guard let fault else { return disagreementsOfSound(messages) }
        return disagreements(on: fault.expected, messages)
    }

    /// Whether a finding is one of wiring that generation writes: it is gone afterwards.
    private func isClosedByGeneration(_ found: FoundFault) -> Bool {
        found.ruleId == "stale-providers"
            || found.ruleId == "missing-passthrough" && !after.contains { $0.description == found.description }
    }

    private func disagreementsOfSound(_ messages: [CompilerError]) -> [String] {
        let early = before.filter { !isClosedByGeneration($0) && !isDeserved($0) }
        let late = after.filter { !isDeserved($0) }
        var found = early.map { "before generating, check says \($0)" }
        found += late.filter { one in !early.contains { $0.description == one.description } }
            .map { "after generating, check says \($0)" }
        if generation.code != 0 { found.append("generate exits with \(generation.code): \(generation.errors)") }
        return found + messages.map { "the compiler says \($0)" }
    }

    /// Whether a pattern keeps the child's builder on purpose.
    private func isDeserved(_ finding: FoundFault) -> Bool {
        finding.ruleId == "retained-child" && folder.app.plan.edges.contains { $0.pattern.keepsChild }
    }

    private func disagreements(on expected: Expectation, _ messages: [CompilerError]) -> [String] {
        let errors = before.filter { $0.severity == "error" }
        let right = errors.filter { error in
            error.ruleId == expected.rule
                && expected.locations.contains { $0.file == error.file && $0.line == error.line }
        }
        // Generation writes nothing while there is an error: gaps in the wiring stay beside it.
        let others = errors.filter { error in
            error.ruleId != "missing-passthrough" && !right.contains { $0.description == error.description }
        }
        var found: [String] = []
        let locations = expected.locations.map { "\($0.file):\($0.line)" }.sorted().joined(separator: " or ")
        if right.isEmpty { found.append("check says no \(expected.rule) at \(locations), but \(errors)") }
        if !right.isEmpty, expected.isAlone { found += others.map { "check also says \($0)" } }
        if messages.isEmpty {
            found.append("the compiler takes it")
        } else if !right.isEmpty, !messages.contains(where: { isAbout($0, right) }) {
            found.append("the compiler speaks of something else: \(messages.prefix(3)), and check of \(right)")
        }
        return found
    }

    /// Whether an error of the compiler is about a scope that a finding names: in its words, or by the declaration in
    /// which it stands.
    private func isAbout(_ message: CompilerError, _ findings: [FoundFault]) -> Bool {
        let plan = folder.app.plan
        let words = "\(message.message)\n\(folder.head(around: message))"
        return plan.scopes.indices.contains { scope in
            let stem = plan.stem(scope)
            return words.contains(stem) && findings.contains { $0.words.contains(stem) }
        }
    }
}
