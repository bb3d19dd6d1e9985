import Providers
import ScopeGraph
import Semantics
import TextFormats

/// The generated files: where they are written, and how they differ from what is there.
extension Generate {
    static func outputs(
        of plan: GenerationPlan,
        _ analysis: Analysis,
        _ arguments: Arguments,
        _ request: InputOptions
    ) throws(Stop) -> [GeneratedOutput] {
        let files = plan.files
        guard let path = arguments.value(output.name) else {
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
        if !arguments.has(Option.force.name) { try GeneratedOutput.refuseOtherFile(at: location, shownPath: path) }
        return files.map { GeneratedOutput($0, analysis, writtenTo: path, location: location) }
    }

    /// - Returns: whether there is any difference.
    /// - Parameter copies: how many generated files have to be deleted.
    static func printDifferences(
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
        let targets = "\(output.targets.count == 1 ? "target" : "targets") \(names)"
        if output.needsLinks { return "It is new: link it into the \(targets) too." }
        guard let manifest = output.manifest else { return "It is new: add it to the \(targets) in Xcode." }
        return "It is new: add it to the sources of the \(targets) in \(manifest)."
    }

    /// Writes the changed sources and the out-of-date generated files: all of them or none.
    ///
    /// - Parameter isSilent: a build system prints what its commands print, so a success is not worth a line there.
    static func write(
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
            if !output.isThere, !output.targets.isEmpty { console.sayLine(membershipHint(output)) }
        }
        if stale.isEmpty, !isSilent { console.sayLine("Up to date.") }
    }
}
