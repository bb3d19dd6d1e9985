import Providers
import Reporters
import ScopeGraph
import ScopeRules
import Semantics
import TextFormats

/// `thimble generate`: writes the wiring.
enum Generate: Command {
    static let output = Option(
        "--output",
        value: "FILE",
        help: "Write to FILE, or to standard output (-); only for a single module."
    )
    private static let check = Option("--check", help: "Write nothing; fail with a diff if a file is out of date.")
    private static let dryRun = Option("--dry-run", help: "Write nothing; show a diff of what would be written.")
    private static let fix = Option("--fix", help: "Also make dependencies inherit the generated protocols they lack.")
    private static let adopt = Option(
        "--adopt",
        help: "Also delete hand-written code that Thimble generates: conformances, pass-throughs, empty protocols."
    )
    private static let keepGoing = Option("--keep-going", help: "Generate as much as possible despite errors.")
    private static let dialect = Option(
        "--dialect",
        choices: Dialect.all.map(\.name),
        help: "Library to generate code for (default: ribs; with --only-module: all that the module needs)."
    )
    private static let reporter = Option(
        "--reporter",
        choices: [TextReporter.name, XcodeReporter.name],
        help: "Output format of errors (default: text)."
    )
    private static let pathLimit = Option(
        "--path-limit",
        value: "N",
        help:
            "For Needle: generate at most N paths from roots to scopes (default: \(GenerationPlan.pathLimit))."
    )

    static let shape = CommandShape(
        name: "generate",
        summary: "Generates the code that connects scopes, one file per module.",
        operands: "[PATH...]",
        options: [
            output, .force, .onlyModule, .depfile, check, dryRun, fix, adopt, keepGoing, dialect, pathLimit, reporter,
            .allowEmpty,
        ] + [.summaries] + Option.sources,
        exitCodes: "0: up to date. 1: errors in the tree, or, with --check, files that are out of date or to be "
            + "deleted. 2: could not run."
    )

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        try refuseContradictions(arguments)
        let request = try InputOptions(arguments, for: shape).generating(arguments)
        let isRepairing = arguments.has(fix.name) || arguments.has(adopt.name)
        let original = try Analysis(request, for: isRepairing ? .everything : .errors)
        console.keep(original)
        original.sayProblems(on: &console)
        let copies =
            isForNeedle(arguments)
            ? [] : OutputOverrides.notesOnCopies(in: original)
        for note in copies { console.sayLine(note) }
        var (changes, analysis) = (SourceChanges(), original)
        if arguments.has(fix.name) {
            let byHand = original.scopesWiredByHandForGood
            let repaired = try original.repaired(request, .generation) { finding in
                finding.rule == MissingPassthrough.id && !(finding.scope.map(byHand.contains) ?? false)
            }
            (changes, analysis) = (repaired.changes, repaired.after)
        }
        if let module = request.moduleOfBuild {
            try original.sources.refuseUnknown(module)
        } else {
            try original.refuseEmpty(arguments, request)
        }
        let hasErrors = try printErrors(of: analysis, arguments, request, console: &console)
        if hasErrors, !arguments.has(keepGoing.name) {
            let advice = "'--keep-going' generates as much as possible."
            console.sayLine(
                request.moduleOfBuild.map { "The code of '\($0.name)' was not generated: fix the errors first." }
                    ?? "Nothing was written: fix the errors first. \(advice)"
            )
            return 1
        }
        if arguments.has(adopt.name) {
            let adopted = try analysis.adopted(request, after: changes)
            (changes, analysis) = (adopted.changes, adopted.after)
            say(adopted, original.sources, on: &console)
        }
        let plan = try plan(of: analysis, arguments, request)
        let outputs = try outputs(
            of: plan,
            analysis,
            to: arguments.value(output.name),
            isForced: arguments.has(Option.force.name),
            request: request
        )
        if !isForNeedle(arguments), plan.files.isEmpty { sayReason(of: analysis, request, on: &console) }
        if arguments.has(check.name) {
            let isStale = try printDifferences(of: outputs, arguments, copies: copies.count, console: &console)
            return isStale || hasErrors || !copies.isEmpty ? 1 : 0
        }
        if arguments.has(dryRun.name) {
            try console.output(changes.difference(original.sources.index))
            for output in outputs where output.isStale { try console.output(output.difference) }
            console.sayLine("Nothing was written.")
            return hasErrors ? 1 : 0
        }
        try write(changes, outputs, original.sources.index, isSilent: request.moduleOfBuild != nil, console: &console)
        try writeDepfile(arguments, original.sources.inputs, request)
        return hasErrors ? 1 : 0
    }

    static func writes(_ arguments: Arguments) -> Bool { !arguments.has(check.name) && !arguments.has(dryRun.name) }

    private static func isForNeedle(_ arguments: Arguments) -> Bool { arguments.value(dialect.name) == "needle" }

    private static func plan(
        of analysis: Analysis,
        _ arguments: Arguments,
        _ request: InputOptions
    ) throws(Stop) -> GenerationPlan {
        if let module = request.moduleOfBuild {
            let libraries: GenerationPlan.Libraries =
                arguments.value(dialect.name) == nil ? .all : isForNeedle(arguments) ? .needle : .ribs
            return try analysis.plan(of: module, for: libraries, pathLimit: limit(arguments))
        }
        guard isForNeedle(arguments) else { return analysis.plan }
        let limit = try limit(arguments)
        let current = arguments.value(output.name).flatMap { try? Platform.read(request.location(of: $0)) }
            .map { $0.withUnsafeBufferPointer { GenerationPlan.needleHead(of: $0) } }
        do throws(NeedleRefusal) {
            return try GenerationPlan(
                forNeedle: analysis.graph,
                resolution: analysis.resolution,
                sources: analysis.sources.modules,
                pathLimit: limit,
                current: current
            )
        } catch {
            throw .failure(Failure(error, in: analysis.sources.index))
        }
    }

    private static func limit(_ arguments: Arguments) throws(Stop) -> Int {
        guard let text = arguments.value(pathLimit.name) else { return GenerationPlan.pathLimit }
        guard let limit = Int(text), limit > 0 else {
            throw .usage(
                UsageError("'\(pathLimit.usage)' expects a whole number greater than 0, not '\(text)'.", for: shape)
            )
        }
        return limit
    }

    /// Says why there is nothing to generate, if it may be a surprise.
    private static func sayReason(
        of analysis: Analysis,
        _ request: InputOptions,
        on console: inout some Console
    ) {
        for module in analysis.sources.modules where module.wiringMode == .hand {
            console.sayLine("'\(module.module.name)' is wired by hand according to '\(request.configuration.name)'.")
        }
        let components = analysis.graph.scopes.filter { $0.kind == .component }
        guard !components.isEmpty, components.allSatisfy(\.isNeedleComponent) else { return }
        console.sayLine(
            "All components here use Needle: run 'thimble generate --dialect needle' to generate their providers."
        )
    }

    private static func refuseContradictions(_ arguments: Arguments) throws(Stop) {
        if isForNeedle(arguments) {
            for option in [fix, adopt] where arguments.has(option.name) {
                throw .usage(UsageError("'\(option.name)' is only available for the dialect ribs.", for: shape))
            }
        } else if arguments.has(pathLimit.name), !arguments.has(Option.onlyModule.name) {
            throw .usage(UsageError("'\(pathLimit.name)' requires '--dialect needle'.", for: shape))
        }
        for option in [fix, adopt] where arguments.has(option.name) && arguments.has(Option.summaries.name) {
            throw .usage(
                UsageError(
                    "'\(option.name)' edits sources, and '\(Option.summaries.name)' reads none: name the sources instead.",
                    for: shape
                )
            )
        }
        try refuseContradictionsOfModule(arguments, changing: [fix, adopt])
        _ = try limit(arguments)
        if let option = [check, dryRun].first(where: { arguments.has($0.name) }), arguments.namesStandardOutput(output)
        {
            throw .usage(UsageError("'\(option.name)' compares with a file, and '-' is standard output.", for: shape))
        }
        guard arguments.has(check.name) else { return }
        for option in [dryRun, fix, adopt] where arguments.has(option.name) {
            throw .usage(
                UsageError("'\(option.name)' cannot be combined with '--check', which changes nothing.", for: shape)
            )
        }
    }

    private static func say(_ adopted: Adopted, _ sources: ReadSources, on console: inout some Console) {
        let count = adopted.count
        guard !adopted.removals.isEmpty else {
            console.sayLine("There is no hand-written code that Thimble can generate.")
            return
        }
        let parts = [
            counted(count.conformances, "conformance"), counted(count.passThroughs, "pass-through"),
            counted(count.protocols, "empty protocol"),
        ]
        let lines = counted(adopted.changes.savedLineCount, "line")
        let files = counted(adopted.changes.fileCount, "file")
        console.sayLine("Taken over: \(parts.joined(separator: ", ")); \(lines) fewer in \(files).")
        for name in adopted.emptied {
            console.sayLine("\(sources.index.shownPath(of: name)): only imports are left; you can delete this file.")
        }
    }

    /// Prints the errors. Out-of-date files are not errors here, because the command updates them.
    private static func printErrors(
        of analysis: Analysis,
        _ arguments: Arguments,
        _ request: InputOptions,
        console: inout some Console
    ) throws(Stop) -> Bool {
        let errors = analysis.findings.filter(\.stopsGeneration)
        let elsewhere = try ErrorsOfBuild(errors, of: analysis, request)
        let report = Report(
            findings: elsewhere.others,
            fileCount: analysis.sources.fileCount,
            scopeCount: analysis.graph.scopes.count
        )
        let format: any Reporter.Type =
            arguments.value(reporter.name) == XcodeReporter.name ? XcodeReporter.self : TextReporter.self
        try console.output(format.text(of: report, sources: analysis.sources.index))
        if !elsewhere.others.isEmpty { console.sayLine("\(report.summary)") }
        elsewhere.say(on: &console)
        return !errors.isEmpty
    }

    private static func outputs(
        of plan: GenerationPlan,
        _ analysis: Analysis,
        to path: String?,
        isForced: Bool,
        request: InputOptions
    ) throws(Stop) -> [GeneratedOutput] {
        let files = plan.files
        guard let path else {
            let outputs = files.map { GeneratedOutput($0, analysis) }
            for output in outputs {
                try GeneratedOutput.refuseOtherFile(
                    at: output.location,
                    shownPath: output.shownPath,
                    advice: "Move it."
                )
            }
            return outputs
        }
        guard files.count <= 1 else {
            let names = files.map { analysis.graph.modules[$0.module].name }.joined(separator: ", ")
            let reason = "'--output' writes the code of one module, but \(files.count) modules need some: \(names)"
            throw .failure(Failure("\(reason). Omit it, or give the paths of one module."))
        }
        if path == Arguments.standardOutput {
            return files.map { GeneratedOutput(writtenToStandardOutput: $0, analysis) }
        }
        let location = request.location(of: path)
        if !isForced { try GeneratedOutput.refuseOtherFile(at: location, shownPath: path) }
        return files.map { GeneratedOutput($0, analysis, writtenTo: path, location: location) }
    }

    /// - Returns: whether there is any difference.
    /// - Parameter copies: how many generated files have to be deleted.
    private static func printDifferences(
        of outputs: [GeneratedOutput],
        _ arguments: Arguments,
        copies: Int,
        console: inout some Console
    ) throws(Stop) -> Bool {
        let stale = outputs.filter(\.isStale)
        for output in stale { try console.output("\(output.reason)\n\(output.difference)") }
        let count = counted(stale.count, "file")
        if !stale.isEmpty { console.sayLine("\(count) out of date: run '\(command(arguments))'.") }
        if copies > 0 {
            console.sayLine("\(counted(copies, "generated file")) to delete.")
        } else if stale.isEmpty {
            console.sayLine("Up to date.")
        }
        return !stale.isEmpty
    }

    /// The command that writes what this run only shows.
    private static func command(_ arguments: Arguments) -> String {
        "thimble generate\(isForNeedle(arguments) ? " --dialect needle" : "")"
    }

    private static func membershipHint(_ output: GeneratedOutput) -> String {
        let names = output.targets.map { "'\($0)'" }.joined(separator: ", ")
        if output.module.origin == .package {
            return "It is new: link it into the targets \(names) too, unless they link its folder."
        }
        return "It is new: add it to the \(output.targets.count == 1 ? "target" : "targets") \(names) in Xcode."
    }

    /// Writes the changed sources and the out-of-date generated files: all of them or none.
    ///
    /// - Parameter isSilent: a build system prints what its commands print, so a success is not worth a line there.
    private static func write(
        _ changes: SourceChanges,
        _ outputs: [GeneratedOutput],
        _ index: FileIndex,
        isSilent: Bool,
        console: inout some Console
    ) throws(Stop) {
        let stale = outputs.filter(\.isStale)
        var files = StagedFiles()
        changes.stage(in: &files, index)
        for output in stale where output.isFile { files.stage(output.shownPath, output.staged) }
        try files.commit()
        for output in stale {
            if !output.isFile { try output.send(to: &console) }
            if isSilent || output.isStandardOutput { continue }
            console.sayLine("Wrote \(output.shownPath) (\(counted(output.scopes.count, "scope"))).")
            if !output.isThere, output.needsMembership { console.sayLine(membershipHint(output)) }
        }
        if stale.isEmpty, !isSilent { console.sayLine("Up to date.") }
    }
}
