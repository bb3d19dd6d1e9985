import Providers
import Scaffolding
import ScopeGraph
import ScopeRules

/// `thimble remove`: takes a RIB out of an app.
enum Remove: Command {
    private static let apply = Option("--apply", help: "Make the changes (default: only show them as a diff).")

    static let shape = CommandShape(
        name: "remove",
        summary:
            "Removes a RIB: its files, its wiring, and what only it needed. Shows the changes; --apply makes them.",
        operands: "rib NAME [PATH...]",
        options: [apply],
        sections: [Option.sourceSection],
        completions: [.words(["rib"]), .nothing, .files],
        exitCodes: "0: nothing is left to do. 1: some code still names the RIB. 2: could not run."
    )

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        let name = try New.ribName(arguments, for: shape)
        let input = try ScaffoldInput(arguments, for: shape, reporting: UnusedProvider.id, console: &console)
        let analysis = input.analysis
        let scope = try analysis.onlyScope(named: name.name, input.request)
        let sources = ScaffoldSources(analysis)
        let plan = try refusing { () throws(ScaffoldRefusal) in try RIBRemovalPlan(scope, in: sources) }
        var changes = SourceChanges()
        changes.apply(plan.edits.edits, to: analysis.sources)
        changes.deleteEmptied(by: plan.edits.edits, analysis.sources)
        for source in analysis.sources.modules.flatMap(\.files) where plan.files.contains(source.path) {
            changes.delete(source, analysis.sources.index)
        }
        let (after, names) = try analysis.removeUnused(from: &changes, input.request)
        let leftovers = Leftovers(
            of: plan.module,
            named: names,
            in: after.sources.modules,
            besides: Set(sources.mocks.keys)
        )
        for source in leftovers.files { changes.delete(source, after.sources.index) }
        changes.apply(leftovers.edits, to: after.sources)
        let run = ScaffoldRun(
            changes: changes,
            mocks: plan.mocks,
            advice: plan.edits.advice,
            removed: plan.removed,
            input: input,
            hint: " '\(apply.name)' makes these changes.",
            usesNeedle: analysis.graph.scopes[scope].isNeedleComponent
        )
        return try run.perform(isDryRun: !arguments.has(apply.name), console: &console)
    }

    static func writes(_ arguments: Arguments) -> Bool { arguments.has(apply.name) }
}
