import Scaffolding
import ScopeGraph
import ScopeRules

/// `thimble new`: writes a new RIB and wires it.
enum New: Command {
    private static let parent = Option("--parent", value: "SCOPE", help: "The scope that gets the RIB as a child.")
    private static let viewless = Option("--viewless", help: "Write a RIB without a view of its own.")
    private static let module = Option(
        Option.module.name,
        value: "NAME[=PATH]",
        completion: .namesOfFiles([]),
        help:
            "Write the RIB into module NAME, with what its parent uses public. With a path: see 'thimble check --help'."
    )
    private static let folder = Option(
        "--folder",
        value: "FOLDER",
        completion: .files,
        help: "Write the RIB into FOLDER, or a folder of its own in it (default: beside its siblings)."
    )
    private static let tests = Option("--tests", help: "Also write unit tests of the interactor and the router.")
    static let dryRun = Option("--dry-run", help: "Write nothing; show a diff of what would be written.")

    static let shape = CommandShape(
        name: "new",
        summary: "Writes a new RIB in the style of its siblings and wires it to its parent.",
        operands: "rib NAME [PATH...]",
        options: [parent, viewless, module, folder, tests, dryRun],
        sections: [Option.sourceSection],
        completions: [.words(["rib"]), .nothing, .files],
        exitCodes: "0: written and wired. 1: written; some lines have to be added by hand. 2: nothing was written."
    )

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        let name = try ribName(arguments, for: shape)
        guard let scope = arguments.value(parent.name) else {
            throw .usage(UsageError("Name the parent: '\(parent.usage)'.", for: shape))
        }
        if arguments.has(folder.name), moduleName(arguments) != nil {
            throw .usage(UsageError("'\(folder.name)' and '\(Option.module.name)' exclude each other.", for: shape))
        }
        let paths = arguments.naming(Array(arguments.operands.dropFirst(2)))
        let request = try InputOptions(paths.withoutModuleFilters, for: shape).readingAll
        let analysis = try Analysis(request, for: .reading)
        console.keep(analysis)
        analysis.sayProblems(on: &console)
        let parent = try analysis.onlyScope(named: scope, request)
        let wanted = NewRIBRequest(
            name: name,
            parent: parent,
            module: moduleName(arguments),
            folder: arguments.value(folder.name).map(request.location),
            isViewless: arguments.has(viewless.name),
            wantsTests: arguments.has(tests.name)
        )
        let sources = ScaffoldSources(analysis)
        let plan: NewRIBPlan
        do throws(ScaffoldRefusal) { plan = try NewRIBPlan(wanted, in: sources) } catch {
            throw .failure(Failure("\(error.message) Nothing was written."))
        }
        var changes = SourceChanges()
        changes.apply(plan.edits.edits, to: analysis.sources)
        for (location, text) in plan.files { changes.add(Array(text.utf8), at: location) }
        let run = ScaffoldRun(
            changes: changes,
            mocks: plan.mocks,
            advice: plan.edits.advice,
            original: analysis,
            request: request,
            options: paths
        )
        return try run.perform(isDryRun: arguments.has(dryRun.name), console: &console)
    }

    static func writes(_ arguments: Arguments) -> Bool { !arguments.has(dryRun.name) }

    /// The name of the module of the new RIB; `nil` if it is that of its parent.
    private static func moduleName(_ arguments: Arguments) -> String? {
        arguments.all(Option.module.name).last { !$0.contains("=") }
    }

    /// The name in the operands `rib NAME`.
    static func ribName(_ arguments: Arguments, for shape: CommandShape) throws(Stop) -> RIBName {
        guard arguments.operands.first == "rib" else {
            let found = arguments.operands.first.map { ", not '\($0)'" } ?? ""
            throw .usage(UsageError("Say what: 'thimble \(shape.name) rib NAME'\(found).", for: shape))
        }
        guard arguments.operands.count > 1 else { throw .usage(UsageError("Name the RIB.", for: shape)) }
        let word = arguments.operands[1]
        guard let name = RIBName(word) else {
            let form = "a capital letter followed by letters, digits and underscores"
            throw .usage(UsageError("'\(word)' is not the name of a RIB: use \(form), as in 'Login'.", for: shape))
        }
        return name
    }
}
