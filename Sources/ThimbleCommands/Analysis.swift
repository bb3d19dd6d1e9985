import Cores
import Providers
import Reporters
import ScopeGraph
import ScopeRules
import Semantics
import Modules
import SwiftReader
import TextFormats
import WiringText

/// The complete analysis of some sources: paths → files → modules → graph → resolution → plan → findings.
struct Analysis {
    let sources: ReadSources
    /// The input of the rules and queries.
    let subject: RuleSubject
    /// In order. Empty if the purpose is `errors` and there are no errors.
    let findings: [Finding]

    var graph: ScopeGraph { subject.graph }
    var resolution: Resolution { subject.resolution }
    var plan: GenerationPlan { subject.plan }

    /// What the caller needs the findings for.
    enum Purpose {
        /// No restriction: findings include their edits.
        case everything
        /// To show them: edits are not needed.
        case reading
        /// To decide whether the graph is valid: findings are computed only if there is an error.
        case errors
    }

    /// - Parameters:
    ///   - request: the sources to read.
    ///   - purpose: what the caller needs the findings for.
    ///   - changes: contents that replace some of the files, and files that are new or deleted.
    ///   - environment: where progress is shown; without a terminal, none is shown.
    init(
        _ request: InputOptions,
        for purpose: Purpose = .everything,
        after changes: SourceChanges = SourceChanges(),
        in environment: Environment = Environment()
    ) throws(Stop) {
        let progress = Progress(in: environment)
        defer { progress.end() }
        progress.enter("reading the sources")
        let sources = try ReadSources(request, after: changes)
        // Frees what reading left behind for the files that are not parsed.
        if sources.fileCount > Self.manyFiles { Platform.returnFreeMemory() }
        self.init(of: sources, request, for: purpose, progress) {}
    }

    /// Analyses sources that were read.
    ///
    /// - Parameters:
    ///   - isRepeated: whether the next analysis will use the memory that this one frees.
    ///   - proceed: called between the stages; the error that it throws ends the analysis.
    init<Reason: Error>(
        of sources: ReadSources,
        _ request: InputOptions,
        for purpose: Purpose = .everything,
        isRepeated: Bool = false,
        _ progress: Progress,
        proceed: () throws(Reason) -> Void
    ) throws(Reason) {
        try proceed()
        self.sources = sources
        let severities = request.configuration.severities
        progress.enter("building the tree of \(counted(sources.fileCount, "file"))")
        let tree = ResolvedGraph(reading: sources.modules, dialects: request.configuration.dialects)
        try proceed()
        let answers = ModelAnswers(about: tree.graph, from: tree.model)
        let modules = sources.modules
        let table = Future(isWorthwhile: tree.graph.hasManyScopes) { SourceTable(modules) }
        // Another thread finds the suppliers in the meantime.
        if purpose != .errors, tree.graph.hasManyScopes {
            answers.prepare(severities: severities, sources.suppressions)
        }
        try proceed()
        // An out-of-date file is not an error for a command that stops at errors only.
        let views = TargetViews(of: modules, in: tree.graph)
        let committed = purpose == .errors ? Committed() : Committed(sources, tree, views)
        // Returns the memory that only building the graph needed.
        if !isRepeated, tree.graph.scopes.count > Self.largeTree { Platform.returnFreeMemory() }
        subject = Self.subject(
            tree,
            answers,
            of: sources,
            committed,
            views,
            table,
            for: purpose,
            building: request.moduleOfBuild?.name,
            allowing: request.configuration.singletons
        )
        try proceed()
        progress.enter("checking \(counted(tree.graph.scopes.count, "scope"))")
        // An error counts the findings derived from it, including warnings.
        let isSound = purpose == .errors && !ScopeRules.hasErrors(subject, severities: severities)
        let found = isSound ? [] : ScopeRules.findings(in: subject, severities: severities)
        // A generated mock is not maintained by hand.
        let mocks = subject.sources.mockFiles(among: found.lazy.compactMap(\.location?.file))
        findings = mocks.isEmpty ? found : found.filter { !($0.location.map { mocks.contains($0.file) } ?? false) }
    }

    /// The number of scopes from which on free memory is returned to the system.
    private static let largeTree = 1000
    private static let manyFiles = 10_000

    /// The committed files in Needle's format.
    private struct Committed {
        private(set) var providers: [CommittedProviders] = []
        /// Built for the committed files and reused by the plan.
        private(set) var imports: ImportTable?

        init() {}

        init(_ sources: ReadSources, _ tree: ResolvedGraph, _ views: TargetViews) {
            let files = sources.committedFiles()
            guard !files.isEmpty else { return }
            let imports = ImportTable(of: sources.modules, tree.graph.dialects)
            providers = CommittedProviders.all(
                graph: tree.graph,
                resolution: tree.resolution,
                sources: sources.modules,
                imports: imports,
                views: views,
                files: files
            )
            self.imports = imports
        }
    }

    private static func subject(
        _ tree: ResolvedGraph,
        _ answers: ModelAnswers,
        of sources: ReadSources,
        _ committed: Committed,
        _ views: TargetViews,
        _ table: Future<SourceTable>,
        for purpose: Purpose,
        building module: String?,
        allowing singletons: Set<String>
    ) -> RuleSubject {
        RuleSubject(
            graph: tree.graph,
            resolution: tree.resolution,
            model: tree.model,
            modelAnswers: answers,
            plan: GenerationPlan(
                graph: tree.graph,
                resolution: tree.resolution,
                sources: sources.modules,
                imports: committed.imports
            ),
            committedProviders: committed.providers,
            targetViews: views,
            moduleOfBuild: module.flatMap(sources.library(named:)),
            suppressions: sources.suppressions,
            suppressionFaults: sources.suppressionFaults,
            sources: table.value(),
            allowedSingletons: singletons,
            wantsEdits: purpose == .everything
        )
    }

    func report(of judgement: Baseline.Judgement) -> Report {
        Report(
            findings: judgement.new,
            baselined: judgement.known,
            fileCount: sources.fileCount,
            scopeCount: graph.scopes.count
        )
    }

    /// Prints what could not be parsed, with locations. The rest of such a file is still checked.
    func sayProblems(on console: inout some Console) {
        for warning in sources.warnings { console.sayLine("\(warning)") }
        let files = sources.modules.flatMap(\.files).filter { !$0.problems.isEmpty }
        for file in files.prefix(Self.mostFiles) { sayProblems(of: file, on: &console) }
        if files.count > Self.mostFiles {
            console.sayLine("note: \(counted(files.count - Self.mostFiles, "more file")) could be read only in part")
        }
    }

    /// One missing bracket often causes many problems; the first ones are enough.
    private static let mostProblems = 3
    private static let mostFiles = 20

    private func sayProblems(of file: SourceFile, on console: inout some Console) {
        let path = sources.index.shownPath(of: file.path)
        for (number, problem) in file.problems.prefix(Self.mostProblems).enumerated() {
            let location = file.location(of: problem.range)
            let more = file.problems.count - Self.mostProblems
            let isLast = number == Self.mostProblems - 1 && more > 0
            let rest = isLast ? " (and \(more) more in this file)" : ""
            console.sayLine(
                "\(path):\(location.line):\(location.column): note: \(problem.message)\(rest); the rest of the file is checked"
            )
        }
    }
}
