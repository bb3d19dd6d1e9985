import Providers
import Scaffolding
import ScopeGraph
import ScopeRules

/// `thimble new`: writes a new RIB and wires it.
enum New: Command {
    private static let parent = Option("--parent", value: "SCOPE", help: "The scope that gets the RIB as a child.")
    private static let viewless = Option("--viewless", help: "Write a RIB without a view of its own.")
    private static let needle = Option(
        "--needle",
        help: "Refuse a parent that is not a Needle component. Needle components always get Needle components."
    )
    private static let module = Option(
        Option.module.name,
        value: "NAME[=PATH]",
        completion: .namesOfFiles([]),
        help:
            "Write the RIB into module NAME, and make public what its parent uses. With a path: see 'thimble check --help'."
    )
    private static let folder = Option(
        "--folder",
        value: "FOLDER",
        completion: .files,
        help: "Write the RIB into FOLDER, or a folder of its own in it (default: beside its siblings)."
    )
    private static let tests = Option("--tests", help: "Also write unit tests of the interactor and the router.")
    private static let template = Option(
        "--template",
        value: "FOLDER",
        completion: .files,
        help: "Expand the .xctemplate FOLDER. Without '--parent', only its files are written, into '--folder' or here."
    )
    private static let set = Option(
        "--set",
        value: "NAME=VALUE",
        help: "Give an option or a placeholder of the template a value. May be repeated."
    )
    static let dryRun = Option("--dry-run", help: "Write nothing; show a diff of what would be written.")

    static let shape = CommandShape(
        name: "new",
        summary: "Writes a new RIB in the style of its siblings and wires it to its parent.",
        operands: "rib NAME [PATH...]",
        options: [parent, viewless, needle, module, folder, tests, template, set, dryRun],
        sections: [Option.sourceSection],
        completions: [.words(["rib"]), .nothing, .files],
        exitCodes: "0: written and wired. 1: written; some lines have to be added by hand. 2: nothing was written."
    )

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        let name = try ribName(arguments, for: shape)
        let values = try templateValues(arguments)
        guard let scope = arguments.value(parent.name) else {
            if let path = arguments.value(template.name) {
                return try expand(path, name, values, arguments, console: &console)
            }
            throw .usage(UsageError("Name the parent: '\(parent.usage)'.", for: shape))
        }
        try refuseContradictions(arguments)
        let input = try ScaffoldInput(arguments, for: shape, console: &console)
        let (request, analysis) = (input.request, input.analysis)
        let parent = try analysis.onlyScope(named: scope, request)
        let wanted = NewRIBRequest(
            name: name,
            parent: parent,
            module: moduleName(arguments),
            folder: arguments.value(folder.name).map(request.location),
            isViewless: arguments.has(viewless.name),
            wantsNeedle: arguments.has(needle.name),
            wantsTests: arguments.has(tests.name),
            template: try arguments.value(template.name).map { path throws(Stop) in
                try readTemplate(request.location(of: path), shownPath: path)
            },
            templateValues: values
        )
        let sources = ScaffoldSources(analysis)
        let plan = try refusing { () throws(ScaffoldRefusal) in try NewRIBPlan(wanted, in: sources) }
        var changes = SourceChanges()
        changes.apply(plan.edits.edits, to: analysis.sources)
        changes.apply(plan.edits.edits, to: Array(sources.manifests.values))
        for (location, text) in plan.files { changes.add(Array(text.utf8), at: location) }
        let run = ScaffoldRun(
            changes: changes,
            mocks: plan.mocks,
            advice: plan.edits.advice,
            input: input,
            usesNeedle: analysis.graph.scopes[parent].isNeedleComponent
        )
        return try run.perform(isDryRun: arguments.has(dryRun.name), console: &console)
    }

    private static func refuseContradictions(_ arguments: Arguments) throws(Stop) {
        if arguments.has(folder.name), moduleName(arguments) != nil {
            let both = "Both '\(folder.name)' and '\(Option.module.name)' say where the RIB is written"
            throw .usage(UsageError("\(both): use one of them.", for: shape))
        }
        if arguments.has(template.name), arguments.has(viewless.name) || arguments.has(tests.name) {
            throw .usage(
                UsageError(
                    "A template decides what it contains: omit '\(viewless.name)' and '\(tests.name)'.",
                    for: shape
                )
            )
        }
    }

    // MARK: - Templates

    private static func templateValues(_ arguments: Arguments) throws(Stop) -> [String: String] {
        var values: [String: String] = [:]
        for word in arguments.all(set.name) {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, !parts[0].isEmpty else {
                throw .usage(UsageError("'\(word)' is not of the form NAME=VALUE.", for: shape))
            }
            values[parts[0]] = parts[1]
        }
        guard values.isEmpty || arguments.has(template.name) else {
            throw .usage(UsageError("'\(set.name)' requires '\(template.usage)'.", for: shape))
        }
        return values
    }

    /// Writes the files of a template, and wires nothing.
    private static func expand(
        _ path: String,
        _ name: RIBName,
        _ values: [String: String],
        _ arguments: Arguments,
        console: inout some Console
    ) throws(Stop) -> Int32 {
        for option in [viewless, needle, tests] where arguments.has(option.name) {
            throw .usage(UsageError("'\(option.name)' requires '\(parent.usage)'.", for: shape))
        }
        let request = try InputOptions(arguments.naming([]).withoutModuleFilters, for: shape)
        let target = request.location(of: arguments.value(folder.name) ?? ".")
        let template = try readTemplate(request.location(of: path), shownPath: path)
        let module = target.split(separator: "/").last.map(String.init) ?? ""
        let files = try refusing { () throws(ScaffoldRefusal) in
            try template.files(named: name.name, module: moduleName(arguments) ?? module, values)
        }
        var changes = SourceChanges()
        for file in files { changes.add(Array(file.text.utf8), at: "\(target)/\(file.name)") }
        return try changes.perform(request, isDryRun: arguments.has(dryRun.name), console: &console)
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
            throw .usage(UsageError("Expected 'thimble \(shape.name) rib NAME'\(found).", for: shape))
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
