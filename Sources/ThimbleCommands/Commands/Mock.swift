import Mocks
import ScopeGraph
import ScopeRules
import TextFormats

/// `thimble mock`: writes mocks of protocols.
enum Mock: Command {
    static let scope = Option(
        "--scope",
        value: "SCOPE",
        help: "Mock the protocols that tests of SCOPE need, whether or not they are marked. May be repeated."
    )
    private static let marked = Option("--marked", help: "With --scope: also mock the marked protocols.")
    private static let output = Option("--output", value: "FILE", help: "Write to FILE, not to standard output.")
    private static let module = Option(
        Option.module.name,
        value: "NAME[=PATH]",
        completion: .namesOfFiles([]),
        help: "Only protocols of module NAME. With a path: see 'thimble check --help'. May be repeated."
    )
    private static let testableImport = Option(
        "--testable-import",
        value: "MODULE",
        help: "Import MODULE with @testable. May be repeated."
    )
    private static let mockFiles = Option(
        "--mock-files",
        value: "FILE",
        help: "Take the mocks of inherited protocols of other modules from FILE. May be repeated."
    )
    private static let onlyIfChanged = Option(
        "--only-if-changed",
        help: "Keep FILE, and the time of its last change, if its mocks are up to date."
    )
    private static let check = Option("--check", help: "Write nothing; fail with a diff if FILE is out of date.")

    static let shape = CommandShape(
        name: "mock",
        summary: "Generates mocks of the protocols that are marked with '/// @mockable', or that a scope's tests need.",
        operands: "[PATH...]",
        options: [output, .force, scope, marked, module, testableImport, mockFiles, onlyIfChanged, check],
        sections: [Option.sourceSection],
        exitCodes: "0: up to date. 1: out of date with --check. 2: could not run."
    )

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        for option in [check, onlyIfChanged, Option.force]
        where arguments.has(option.name) && arguments.outputFile(output) == nil {
            throw .usage(UsageError("'\(option.name)' requires '\(output.usage)'.", for: shape))
        }
        if arguments.has(marked.name), !arguments.has(scope.name) {
            throw .usage(UsageError("'\(marked.name)' requires '\(scope.usage)'.", for: shape))
        }
        let request = try InputOptions(arguments.withoutModuleFilters, for: shape)
        let sources = try MockSources(request)
        let selection = try selection(from: sources, arguments, request, console: &console)
        let destination = arguments.outputFile(output).map(request.location)
        let imports = MockedModules(
            of: selection,
            sources,
            writtenTo: destination,
            testable: arguments.all(testableImport.name)
        )
        let plan = MockPlan(
            of: selection.protocols,
            in: selection.table,
            inheriting: try inheritedMocks(arguments, request),
            besides: imports.own.map { sources.types(of: $0, namedAsMocksOf: selection) } ?? [:],
            imports: imports.plain,
            testableImports: imports.testable,
            writtenIn: imports.own,
            isolatesByDefault: imports.own.map(sources.isolatesByDefault) ?? false,
            hidesImports: imports.own.map(sources.hidesImports) ?? false
        )
        try refuse(plan.faults, sources)
        for warning in plan.warnings { console.sayLine("\(sources.located(warning, as: "warning"))") }
        let header = header(arguments)
        guard let path = arguments.outputFile(output), let destination else {
            try console.output(header + plan.text)
            return 0
        }
        let pieces = [Array(header.utf8)] + plan.pieces
        return try write(pieces, of: plan, to: path, destination, arguments, console: &console)
    }

    static func writes(_ arguments: Arguments) -> Bool {
        arguments.outputFile(output) != nil && !arguments.has(check.name)
    }

    // MARK: - What is mocked

    private static func selection(
        from sources: MockSources,
        _ arguments: Arguments,
        _ request: InputOptions,
        console: inout some Console
    ) throws(Stop) -> MockSelection {
        let modules = arguments.all(Option.module.name).filter { !$0.contains("=") }
        try sources.refuseUnknown(modules)
        let scopes = arguments.all(scope.name)
        var selection =
            scopes.isEmpty
            ? try MockSelection(markedIn: sources, modules: modules, request)
            : try MockSelection(for: scopes, in: sources, modules: modules, request, console: &console)
        if arguments.has(marked.name) { selection.addMarked(modules: modules) }
        guard selection.protocols.isEmpty else { return selection }
        let advice = "Mark protocols with '/// @mockable', or name a scope with '--scope'."
        throw .failure(Failure("There is no protocol to mock. \(advice)"))
    }

    private static func inheritedMocks(
        _ arguments: Arguments,
        _ request: InputOptions
    ) throws(Stop) -> [InheritedMock] {
        let files = arguments.all(mockFiles.name).map { NamedFile(path: request.location(of: $0)) }
        return try readFiles(files, keepsGenerated: true).compactMap(\.source).flatMap(InheritedMock.all)
    }

    private static func refuse(_ faults: [MockFault], _ sources: MockSources) throws(Stop) {
        guard !faults.isEmpty else { return }
        throw .failure(Failure(faults.map { sources.located($0, as: "error") }))
    }

    // MARK: - The file

    /// The first lines: what wrote the file, and how to write it again.
    private static func header(_ arguments: Arguments) -> String {
        var words = ["thimble mock"]
        for option in [scope, Option.module, testableImport, mockFiles] {
            words += arguments.all(option.name).map { "\(option.name) \(printable($0))" }
        }
        if arguments.has(marked.name) { words.append(marked.name) }
        return """
            // \(MockPlan.mark) Do not edit.
            // Updated by: \(words.joined(separator: " "))
            // swift-format-ignore-file
            // swiftlint:disable all


            """
    }

    private static func write(
        _ pieces: [[UInt8]],
        of plan: MockPlan,
        to path: String,
        _ destination: String,
        _ arguments: Arguments,
        console: inout some Console
    ) throws(Stop) -> Int32 {
        let current = try current(at: destination, path, isForced: arguments.has(Option.force.name))
        let isCompared = arguments.has(check.name) || arguments.has(onlyIfChanged.name)
        if isCompared, let current, pieces.joined().elementsEqual(current) {
            console.sayLine("Up to date.")
            return 0
        }
        if arguments.has(check.name) {
            try console.output("\(path): \(current == nil ? "not generated yet" : "out of date")\n")
            try console.output(
                unifiedDiff(
                    from: String(decoding: current ?? [], as: UTF8.self),
                    to: String(decoding: pieces.joined(), as: UTF8.self),
                    oldName: current == nil ? "/dev/null" : path,
                    newName: path
                )
            )
            console.sayLine("1 file out of date: run the same command without '\(check.name)'.")
            return 1
        }
        do throws(SystemError) { try Platform.replace(destination, with: pieces) } catch {
            throw .failure(Failure("'\(path)' cannot be written: \(error.reason)."))
        }
        console.sayLine("Wrote \(path) (\(counted(plan.names.count, "mock"))).")
        return 0
    }

    /// The current contents; `nil` if there is no file.
    ///
    /// - Throws: that the file was not generated.
    private static func current(at location: String, _ path: String, isForced: Bool) throws(Stop) -> [UInt8]? {
        guard Platform.exists(location) else { return nil }
        do throws(SystemError) {
            guard case .file = try Platform.writingTarget(of: location) else { return nil }
            let bytes = try Platform.read(location)
            if isForced || bytes.isEmpty || Authorship(of: bytes) == .mocks { return bytes }
        } catch {
            throw .failure(Failure("'\(path)' cannot be written: \(error.reason)."))
        }
        throw .failure(
            Failure("'\(path)' is not a file of generated mocks. '\(Option.force.name)' overwrites it.")
        )
    }
}
