import Providers
import Reporters
import ScopeRules

/// `thimble generate`: writes the wiring.
enum Generate: Command {
    private static let output = Option("--output", value: "FILE", help: "Write to FILE; for a single module.")
    private static let check = Option("--check", help: "Write nothing; fail with a diff when a file is not up to date.")
    private static let dryRun = Option("--dry-run", help: "Write nothing; show what would be written as a diff.")
    private static let fix = Option("--fix", help: "Also let dependencies inherit the generated protocols they lack.")
    private static let adopt = Option(
        "--adopt",
        help: "Also delete what is written by hand and need not be: clauses, pass-throughs, empty protocols."
    )
    private static let keepGoing = Option("--keep-going", help: "Write what can be written in spite of errors.")
    private static let dialect = Option(
        "--dialect",
        choices: ["ribs", "needle"],
        help: "What to write for; ribs is the usual one."
    )

    private static let pathLimit = Option(
        "--path-limit",
        value: "N",
        help:
            "For Needle: write at most N paths from roots to scopes; \(GenerationPlan.pathLimit) where it is left out."
    )

    static let shape = CommandShape(
        name: "generate",
        summary: "Writes the wiring between scopes, one file for each module that needs it.",
        operands: "[PATH...]",
        options: [output, check, dryRun, fix, adopt, keepGoing, dialect, pathLimit] + Option.sources,
        exitCodes: "0 all is up to date, 1 errors in the tree (with --check: or stale files), 2 nothing could be done."
    )

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        try refuseContradictions(arguments)
        let request = try SourceRequest(arguments, for: shape)
        let isRepairing = arguments.has(fix.name) || arguments.has(adopt.name)
        let original = try Analysis(request, for: isRepairing ? .everything : .errors)
        console.keep(original)
        original.sayProblems(on: &console)
        var (changes, analysis) = (SourceChanges(), original)
        if arguments.has(fix.name) {
            let repaired = try original.repaired(request, .generation) { $0.rule == MissingPassthrough.id }
            (changes, analysis) = (repaired.changes, repaired.after)
        }
        let hasErrors = try printErrors(of: analysis, console: &console)
        if hasErrors, !arguments.has(keepGoing.name) {
            console.say("Nothing was written: the errors come first. '--keep-going' writes what can be written.\n")
            return 1
        }
        if arguments.has(adopt.name) {
            let adopted = try analysis.adopted(request, after: changes)
            (changes, analysis) = (adopted.changes, adopted.after)
            say(adopted, original.sources, on: &console)
        }
        let plan = try plan(of: analysis, arguments, request)
        let outputs = try outputs(of: plan, analysis, to: arguments.value(output.name), request: request)
        if !isForNeedle(arguments), plan.files.isEmpty { sayDialect(of: analysis, on: &console) }
        if arguments.has(check.name) {
            let isStale = try printDifferences(of: outputs, console: &console)
            return isStale || hasErrors ? 1 : 0
        }
        if arguments.has(dryRun.name) {
            try console.output(changes.difference(original.sources.index))
            for output in outputs where output.isStale { try console.output(output.difference) }
            console.say("Nothing was written.\n")
            return hasErrors ? 1 : 0
        }
        try changes.write(original.sources.index)
        try write(outputs, console: &console)
        return hasErrors ? 1 : 0
    }

    private static func isForNeedle(_ arguments: Arguments) -> Bool { arguments.value(dialect.name) == "needle" }

    private static func plan(
        of analysis: Analysis,
        _ arguments: Arguments,
        _ request: SourceRequest
    ) throws(Stop) -> GenerationPlan {
        guard isForNeedle(arguments) else { return analysis.plan }
        let limit = try limit(arguments)
        let current = arguments.value(output.name).flatMap { try? Platform.read(request.location(of: $0)) }
            .map { $0.withUnsafeBufferPointer { GenerationPlan.needleHead(of: $0) } }
        do throws(NeedleRefusal) {
            return try GenerationPlan(
                forNeedle: analysis.graph,
                supply: analysis.supply,
                sources: analysis.sources.modules,
                pathLimit: limit,
                current: current
            )
        } catch {
            let messages = error.reasons.map { reason in
                guard let place = reason.place else { return reason.message }
                let path = analysis.sources.index.shownPath(of: place.file)
                return "\(path):\(place.line):\(place.column): \(reason.message)"
            }
            throw .failure(Failure(messages))
        }
    }

    private static func limit(_ arguments: Arguments) throws(Stop) -> Int {
        guard let text = arguments.value(pathLimit.name) else { return GenerationPlan.pathLimit }
        guard let limit = Int(text), limit > 0 else {
            throw .usage(UsageError("'\(pathLimit.usage)' needs a whole number above 0, not '\(text)'.", for: shape))
        }
        return limit
    }

    private static func sayDialect(of analysis: Analysis, on console: inout some Console) {
        let components = analysis.graph.scopes.filter { $0.kind == .component }
        guard !components.isEmpty, components.allSatisfy(\.isNeedleComponent) else { return }
        console.say("All components here are Needle's: '--dialect needle' writes their providers.\n")
    }

    private static func refuseContradictions(_ arguments: Arguments) throws(Stop) {
        if isForNeedle(arguments) {
            for option in [fix, adopt] where arguments.has(option.name) {
                throw .usage(UsageError("'\(option.name)' goes with the dialect ribs only.", for: shape))
            }
        } else if arguments.has(pathLimit.name) {
            throw .usage(UsageError("'\(pathLimit.name)' goes with '--dialect needle'.", for: shape))
        }
        guard arguments.has(check.name) else { return }
        for option in [dryRun, fix, adopt] where arguments.has(option.name) {
            throw .usage(UsageError("'\(option.name)' does not go with '--check', which changes nothing.", for: shape))
        }
    }

    private static func say(_ adopted: Adopted, _ sources: ReadSources, on console: inout some Console) {
        let count = adopted.count
        guard !adopted.removals.isEmpty else {
            console.say("Nothing that is written by hand can be generated.\n")
            return
        }
        let parts = [
            counted(count.conformances, "conformance"), counted(count.passThroughs, "pass-through"),
            counted(count.protocols, "empty protocol"),
        ]
        let lines = counted(adopted.changes.savedLineCount, "line")
        let files = counted(adopted.changes.fileCount, "file")
        console.say("Taken over: \(parts.joined(separator: ", ")); \(lines) fewer in \(files).\n")
        for name in adopted.emptied {
            console.say("\(sources.index.shownPath(of: name)): nothing is left in it but imports; you can delete it.\n")
        }
    }

    /// What is out of date is no reason to stop: that is what the command mends.
    private static func printErrors(of analysis: Analysis, console: inout some Console) throws(Stop) -> Bool {
        let errors = analysis.findings.filter { finding in
            finding.severity == .error && finding.rule != StaleProviders.id && !finding.isClosedByGeneration
        }
        let report = Report(
            findings: errors,
            fileCount: analysis.sources.fileCount,
            scopeCount: analysis.graph.scopes.count
        )
        try console.output(TextReporter.text(of: report, sources: analysis.sources.index))
        if !errors.isEmpty { console.say("\(report.summary)\n") }
        return !errors.isEmpty
    }

    private static func outputs(
        of plan: GenerationPlan,
        _ analysis: Analysis,
        to path: String?,
        request: SourceRequest
    ) throws(Stop) -> [GeneratedOutput] {
        let files = plan.files
        guard let path else { return files.map { GeneratedOutput($0, analysis) } }
        guard files.count <= 1 else {
            let names = files.map { analysis.graph.modules[$0.module].name }.joined(separator: ", ")
            let reason = "'--output' takes the wiring of one module, and \(files.count) modules need some: \(names)"
            throw .failure(Failure("\(reason). Leave it out, or name the paths of one module."))
        }
        return files.map { GeneratedOutput($0, analysis, writtenTo: path, location: request.location(of: path)) }
    }

    /// - Returns: whether there is any difference.
    private static func printDifferences(
        of outputs: [GeneratedOutput],
        console: inout some Console
    ) throws(Stop) -> Bool {
        let stale = outputs.filter(\.isStale)
        for output in stale { try console.output("\(output.reason)\n\(output.difference)") }
        let count = counted(stale.count, "file")
        console.say(stale.isEmpty ? "Up to date.\n" : "\(count) not up to date: run 'thimble generate'.\n")
        return !stale.isEmpty
    }

    private static func membershipHint(_ output: GeneratedOutput) -> String {
        "It is new: add it to the target '\(output.module.name)' in Xcode.\n"
    }

    private static func write(_ outputs: [GeneratedOutput], console: inout some Console) throws(Stop) {
        var errors: [String] = []
        for output in outputs where output.isStale {
            do throws(SystemError) {
                try Platform.replace(output.location, with: output.text)
                console.say("Wrote \(output.shownPath) (\(counted(output.scopes.count, "scope"))).\n")
                if !output.isThere, output.needsMembership { console.say(membershipHint(output)) }
            } catch {
                errors.append("'\(output.shownPath)' cannot be written: \(error.reason).")
            }
        }
        guard errors.isEmpty else { throw .failure(Failure(errors)) }
        if !outputs.contains(where: \.isStale) { console.say("Up to date.\n") }
    }
}
