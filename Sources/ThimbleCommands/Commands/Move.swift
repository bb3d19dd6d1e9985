import Providers
import Scaffolding
import ScopeGraph
import ScopeRules
import SwiftReader

/// `thimble move`: gives a RIB another parent.
enum Move: Command {
    private static let target = Option("--to", value: "SCOPE", help: "The new parent.")
    private static let apply = Option("--apply", help: "Make the changes (default: only show them as a diff).")

    static let shape = CommandShape(
        name: "move",
        summary:
            "Moves a RIB to another parent. Lists what the new ancestors lack. Shows the changes; --apply makes them.",
        operands: "rib NAME [PATH...]",
        options: [target, apply],
        sections: [Option.sourceSection],
        completions: [.words(["rib"]), .nothing, .files],
        exitCodes: "0: nothing is left to do. 1: something is left to do by hand. 2: could not run."
    )

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        let name = try New.ribName(arguments, for: shape)
        guard let parent = arguments.value(target.name) else {
            throw .usage(UsageError("Name the new parent: '\(target.usage)'.", for: shape))
        }
        let input = try ScaffoldInput(arguments, for: shape, reporting: UnusedProvider.id, console: &console)
        let analysis = input.analysis
        let scope = try analysis.onlyScope(named: name.name, input.request)
        let newParent = try analysis.onlyScope(named: parent, input.request)
        let plan = try refusing { () throws(ScaffoldRefusal) in
            try MovePlan(scope, to: newParent, in: ScaffoldSources(analysis))
        }
        var changes = SourceChanges()
        changes.apply(plan.edits.edits, to: analysis.sources)
        changes.deleteEmptied(by: plan.edits.edits, analysis.sources)
        for (location, text) in plan.files { changes.add(Array(text.utf8), at: location) }
        try forward(in: &changes, analysis, input.request)
        var run = ScaffoldRun(
            changes: changes,
            mocks: plan.mocks,
            advice: plan.edits.advice,
            removed: plan.removed,
            input: input,
            hint: " '\(apply.name)' makes these changes.",
            usesNeedle: analysis.graph.scopes[scope].isNeedleComponent
        )
        run.stopsAtErrors = true
        return try run.perform(isDryRun: !arguments.has(apply.name), console: &console)
    }

    /// Adds what the new ancestors have to forward, in modules that do so by hand, and deletes what only the old ones
    /// needed for it.
    private static func forward(
        in changes: inout SourceChanges,
        _ analysis: Analysis,
        _ request: InputOptions
    ) throws(Stop) {
        let after = try Analysis(request.reporting(UnusedProvider.id), after: changes)
        let new = after.findings(besides: analysis)
        let gaps = new.filter(\.isClosedByGeneration)
        var known: Set<Edit> = []
        let edits = gaps.flatMap { $0.repairs.first?.edits ?? [] }.filter { known.insert($0).inserted }
        changes.apply(Dictionary(grouping: edits, by: \.location.file), to: after.sources)
        guard !new.contains(where: \.stopsGeneration) else { return }
        let first = edits.isEmpty ? after : nil
        _ = try analysis.removeUnused(from: &changes, request, first: first, keepsValues: true)
    }

    static func writes(_ arguments: Arguments) -> Bool { arguments.has(apply.name) }
}
