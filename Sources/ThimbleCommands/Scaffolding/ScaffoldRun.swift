import Providers
import Reporters
import Scaffolding
import ScopeGraph
import ScopeRules
import Modules
import TextFormats

/// Shows or writes the changes of a command that scaffolds, with the code that is generated again.
struct ScaffoldRun {
    let changes: SourceChanges
    /// The commands that write the files of mocks, by absolute path.
    let mocks: [String: String]
    let advice: [Advice]
    /// What code may not contain after the changes.
    var removed = RemovedNames()
    let input: ScaffoldInput

    private var original: Analysis { input.analysis }
    private var request: InputOptions { input.request }
    private var options: Arguments { input.options }
    private var index: FileIndex { original.sources.index }

    /// What follows the statement that nothing was written.
    var hint = ""

    /// Whether the findings come first, and nothing is written if some are errors.
    var stopsAtErrors = false

    /// Whether the providers of Needle's library change.
    let usesNeedle: Bool

    /// - Returns: the exit code.
    func perform(isDryRun: Bool, console: inout some Console) throws(Stop) -> Int32 {
        try changes.refuseExistingFiles(request)
        let after = try Analysis(request, for: .reading, after: changes)
        console.keep(after)
        if stopsAtErrors, try !sayErrors(after, isDryRun: isDryRun, console: &console) { return 1 }
        let outputs = try generated(after)
        if isDryRun {
            try console.output(changes.difference(index))
            for output in outputs { try console.output(output.difference) }
            for (location, words) in sortedMocks {
                console.sayLine("\(request.shownPath(of: location)): would be written by '\(words)'.")
            }
            let isComplete = try say(after, console: &console)
            sayProviders(after, console: &console)
            console.sayLine("Nothing was written.\(hint)")
            return isComplete ? 0 : 1
        }
        try write(outputs, console: &console)
        let areMocksWritten = try writeMocks(console: &console)
        let isComplete = try say(after, console: &console)
        sayProviders(after, console: &console)
        return isComplete && areMocksWritten ? 0 : 1
    }

    private var sortedMocks: [(key: String, value: String)] { mocks.sorted { $0.key.precedesByBytes($1.key) } }

    /// The generated files that are out of date after the changes; none for a tree with errors.
    private func generated(_ after: Analysis) throws(Stop) -> [GeneratedOutput] {
        guard !after.findings.contains(where: \.stopsGeneration) else { return [] }
        let files = after.plan.files + (usesNeedle ? try needleFiles(after) : [])
        return files.map { GeneratedOutput($0, after) }.filter(\.isStale)
    }

    /// The files in Needle's form that exist.
    private func needleFiles(_ after: Analysis) throws(Stop) -> [PlannedFile] {
        guard haveProviders(after) else { return [] }
        do throws(NeedleRefusal) {
            let plan = try GenerationPlan(
                forNeedle: after.graph,
                resolution: after.resolution,
                sources: after.sources.modules,
                views: after.subject.targetViews
            )
            return plan.files.filter { $0.current != nil }
        } catch {
            throw .failure(Failure(error, in: after.sources.index))
        }
    }

    private func haveProviders(_ after: Analysis) -> Bool {
        after.sources.modules.contains { !$0.generatedForNeedle.isEmpty }
    }

    /// A build that runs Needle writes the providers itself.
    private func sayProviders(_ after: Analysis, console: inout some Console) {
        let isByHand = after.graph.scopes.contains { scope in
            scope.isNeedleComponent && !after.sources.modules[scope.module].isGeneratedByBuild
        }
        guard usesNeedle, isByHand, !haveProviders(after) else { return }
        console.sayLine(
            "No file with Needle's providers is in the sources: run 'thimble generate --dialect needle', unless the build "
                + "writes it."
        )
    }

    private func write(_ outputs: [GeneratedOutput], console: inout some Console) throws(Stop) {
        var files = StagedFiles()
        changes.stage(in: &files, index)
        for output in outputs where output.isFile { files.stage(output.shownPath, output.staged) }
        try files.commit()
        let lines = changes.shownPaths(index).map { "\($0.verb) \($0.path)." }
        for line in lines { console.sayLine(line) }
        for output in outputs {
            if !output.isFile { try output.send(to: &console) }
            console.sayLine("Wrote \(output.shownPath) (\(counted(output.scopes.count, "scope"))).")
        }
        sayMemberships(console: &console)
    }

    /// An Xcode target that lists its files does not contain new ones.
    private func sayMemberships(console: inout some Console) {
        for location in changes.added.keys.sorted(by: { $0.precedesByBytes($1) }) {
            let module = location.innermost(of: original.sources.moduleFolders)
            guard let module = module.map({ original.sources.modules[$0].module }),
                [.xcodeTarget, .xcodeProject].contains(module.origin)
            else { continue }
            let target = module.target ?? module.name
            console.sayLine("\(request.shownPath(of: location)): add it to the target '\(target)' in Xcode.")
        }
    }

    // MARK: - Mocks

    /// - Returns: whether all could be written.
    private func writeMocks(console: inout some Console) throws(Stop) -> Bool {
        var isComplete = true
        for (location, words) in sortedMocks {
            let path = request.shownPath(of: location)
            var arguments = words.split(separator: " ").dropFirst(2).map(String.init)
            arguments += ["--output", path, "--only-if-changed"]
            for option in Option.sources {
                for value in options.all(option.name) where option.name != Option.module.name || value.contains("=") {
                    arguments += option.value == nil ? [option.name] : [option.name, value]
                }
            }
            arguments += ["--"] + request.paths
            do throws(Stop) {
                let parsed: Arguments
                do throws(UsageError) { parsed = try Arguments(arguments[...], for: Mock.shape) } catch {
                    throw .usage(error)
                }
                _ = try Mock.run(parsed, console: &console)
            } catch {
                isComplete = false
                let reasons =
                    switch error {
                    case .usage(let error): [error.message]
                    case .failure(let failure): failure.messages
                    }
                for reason in reasons { console.sayLine("warning: \(path) was not written: \(reason)") }
            }
        }
        return isComplete
    }

    // MARK: - What is left to do

    /// - Returns: whether the changes can be made.
    private func sayErrors(_ after: Analysis, isDryRun: Bool, console: inout some Console) throws(Stop) -> Bool {
        let errors = after.findings(besides: original).filter { $0.stopsGeneration }
        guard !errors.isEmpty else { return true }
        let report = Report(findings: errors, fileCount: after.sources.fileCount, scopeCount: after.graph.scopes.count)
        try console.output(TextReporter.text(of: report, sources: after.sources.index))
        if isDryRun { try console.output(changes.difference(index)) }
        console.sayLine("Nothing was written: the new ancestors lack what is listed above.")
        return false
    }

    /// - Returns: whether nothing is left to do.
    private func say(_ after: Analysis, console: inout some Console) throws(Stop) -> Bool {
        let mocks = after.subject.sources.mockFiles(among: after.sources.modules.flatMap { $0.files.map(\.path) })
        let advice =
            advice + removed.remaining(in: after.sources.modules, besides: mocks)
            + removed.remainingModules(in: after.sources.modules)
        let isGenerated = !after.findings.contains(where: \.stopsGeneration)
        let new = after.findings(besides: original).filter { finding in
            !isGenerated || !finding.isClosedByGeneration
                || !finding.repairs.contains { $0.applicability == .generation }
        }
        // A finding says more about its place.
        let found = Set(new.compactMap(\.location))
        for advice in advice where !(advice.lines.isEmpty && found.contains(advice.location)) {
            let location = advice.location
            let place = "\(index.shownPath(of: location.file)):\(location.line):\(location.column)"
            console.sayLine(
                "\(place): warning: \(advice.reason)\(advice.lines.isEmpty || advice.reason.hasSuffix(":") ? "" : " Add:")"
            )
            for line in advice.lines { console.sayLine("    \(line)") }
        }
        guard !new.isEmpty else { return advice.isEmpty }
        let report = Report(findings: new, fileCount: after.sources.fileCount, scopeCount: after.graph.scopes.count)
        try console.output(TextReporter.text(of: report, sources: after.sources.index))
        return false
    }
}

extension SourceChanges {
    /// The changed files with what happens to each, sorted by path.
    fileprivate func shownPaths(_ index: FileIndex) -> [(verb: String, path: String)] {
        let changed = contents.keys.map { (verb: "Changed", path: index.shownPath(of: $0)) }
        let new = added.keys.map { (verb: "Wrote", path: index.shownPath(of: index.name(of: $0))) }
        let old = deleted.values.map { (verb: "Deleted", path: index.shownPath(of: $0)) }
        return (changed + new + old).sorted { $0.path.precedesByBytes($1.path) }
    }
}
