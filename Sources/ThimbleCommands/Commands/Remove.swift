import Scaffolding
import ScopeRules

/// `thimble remove`: takes a RIB out of an app.
enum Remove: Command {
    private static let apply = Option("--apply", help: "Make the changes (default: only show them as a diff).")

    static let shape = CommandShape(
        name: "remove",
        summary:
            "Removes a RIB: its files, its wiring, and what only it needed. Shows the changes, unless told to apply.",
        operands: "rib NAME [PATH...]",
        options: [apply],
        sections: [Option.sourceSection],
        completions: [.words(["rib"]), .nothing, .files],
        exitCodes: "0: nothing is left to do. 1: some code still names the RIB. 2: could not run."
    )

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        let name = try New.ribName(arguments, for: shape)
        let paths = arguments.naming(Array(arguments.operands.dropFirst(2)))
        let request = try InputOptions(paths.withoutModuleFilters, for: shape).readingAll
        let analysis = try Analysis(request.reporting(UnusedProvider.id), for: .reading)
        console.keep(analysis)
        analysis.sayProblems(on: &console)
        let scope = try analysis.onlyScope(named: name.name, request)
        let plan: RIBRemovalPlan
        do throws(ScaffoldRefusal) { plan = try RIBRemovalPlan(scope, in: ScaffoldSources(analysis)) } catch {
            throw .failure(Failure("\(error.message) Nothing was written."))
        }
        var changes = SourceChanges()
        changes.apply(plan.edits.edits, to: analysis.sources)
        changes.deleteEmptied(by: plan.edits.edits, analysis.sources)
        for source in analysis.sources.modules.flatMap(\.files) where plan.files.contains(source.path) {
            changes.delete(source, analysis.sources.index)
        }
        try analysis.removeUnused(from: &changes, request)
        let run = ScaffoldRun(
            changes: changes,
            mocks: plan.mocks,
            advice: plan.edits.advice,
            removed: plan.removed,
            original: analysis,
            request: request,
            options: paths,
            hint: " '\(apply.name)' makes these changes."
        )
        return try run.perform(isDryRun: !arguments.has(apply.name), console: &console)
    }

    static func writes(_ arguments: Arguments) -> Bool { arguments.has(apply.name) }
}
