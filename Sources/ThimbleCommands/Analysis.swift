import Providers
import Reporters
import ScopeGraph
import ScopeRules
import SourceLayout
import SwiftReader

/// Everything that is found out about some sources: paths → files → modules → graph → supply → plan → findings.
struct Analysis {
    let sources: ReadSources
    /// What rules and questions ask.
    let subject: RuleSubject
    /// In order; none where only errors are wanted and there is none.
    let findings: [Finding]
    private let supplied: ResolvedGraph

    var graph: ScopeGraph { subject.graph }
    var resolution: Resolution { subject.resolution }
    var plan: GenerationPlan { subject.plan }

    /// What the findings are for.
    enum Purpose {
        /// For whatever can be done with them.
        case everything
        /// To be read: edits are not among what is shown.
        case reading
        /// To know whether the tree is sound: the other findings are of interest only beside an error, and what the
        /// sources do with the scopes is not said without one.
        case errors
    }

    /// - Parameters:
    ///   - request: which sources.
    ///   - purpose: what the findings are for.
    ///   - changes: what to read in the place of some of them.
    ///   - environment: whether somebody watches; where nobody does, no progress is shown.
    init(
        _ request: InputOptions,
        for purpose: Purpose = .everything,
        after changes: SourceChanges = SourceChanges(),
        in environment: Environment = Environment()
    ) throws(Stop) {
        let progress = Progress(in: environment)
        defer { progress.end() }
        progress.enter("reading the sources")
        sources = try ReadSources(request, replaced: changes.contents)
        // What was found in the many files that are left out.
        if sources.fileCount > Self.manyFiles { Platform.returnFreeMemory() }
        let severities = request.configuration.severities
        let usage: UsageExtent = severities[UnusedProvider.id].flatMap(\.self) == nil ? .usual : .everything
        // Where a person makes an error of more, more has to be known of the scopes.
        let isGlance = purpose == .errors && !severities.values.contains(.error)
        progress.enter("making the tree of \(counted(sources.fileCount, "file"))")
        let first = ResolvedGraph(reading: sources.modules, usage: isGlance ? .initializerReads : usage)
        // Staleness is no error that ends a command for which only errors count.
        let committed = purpose == .errors ? Committed() : Committed(sources, first)
        let tree = Self.subject(first, of: sources, committed, for: purpose)
        progress.enter("checking \(counted(tree.graph.scopes.count, "scope"))")
        if purpose == .errors, !ScopeRules.hasErrors(tree, severities: severities) {
            supplied = first
            subject = tree
            findings = []
            return
        }
        // An error counts what follows from it, warnings too.
        supplied = isGlance ? ResolvedGraph(reading: sources.modules, usage: usage) : first
        subject = isGlance ? Self.subject(supplied, of: sources, committed, for: purpose) : tree
        findings = ScopeRules.findings(in: subject, withSeverity: { severities[$0.rule] ?? $0.usualSeverity })
    }

    /// In scopes: to look for free memory takes some milliseconds.
    private static let largeTree = 1000
    private static let manyFiles = 10_000

    /// The files in Needle's form that stand in the folders.
    private struct Committed {
        private(set) var providers: [CommittedProviders] = []
        /// Made for them, and of use for the plan too.
        private(set) var imports: ImportTable?

        init() {}

        init(_ sources: ReadSources, _ tree: ResolvedGraph) {
            let files = sources.committedFiles()
            guard !files.isEmpty else { return }
            let imports = ImportTable(of: sources.modules)
            providers = CommittedProviders.all(
                graph: tree.graph,
                resolution: tree.resolution,
                sources: sources.modules,
                imports: imports,
                files: files
            )
            self.imports = imports
        }
    }

    private static func subject(
        _ tree: ResolvedGraph,
        of sources: ReadSources,
        _ committed: Committed,
        for purpose: Purpose
    ) -> RuleSubject {
        // What only the making of a large tree needs is spread over much of the memory.
        if tree.graph.scopes.count > largeTree { Platform.returnFreeMemory() }
        return RuleSubject(
            graph: tree.graph,
            resolution: tree.resolution,
            plan: GenerationPlan(
                graph: tree.graph,
                resolution: tree.resolution,
                sources: sources.modules,
                imports: committed.imports
            ),
            committedProviders: committed.providers,
            suppressions: sources.suppressions,
            suppressionFaults: sources.suppressionFaults,
            sources: SourceTable(sources.modules),
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

    /// Says, with its place, what could not be read; the rest of such a file is checked all the same.
    func sayProblems(on console: inout some Console) {
        for warning in sources.warnings { console.sayLine("\(warning)") }
        let files = sources.modules.flatMap(\.files).filter { !$0.problems.isEmpty }
        for file in files.prefix(Self.mostFiles) { sayProblems(of: file, on: &console) }
        if files.count > Self.mostFiles {
            console.sayLine("note: \(counted(files.count - Self.mostFiles, "more file")) could be read only in part")
        }
    }

    /// One missing bracket is often the cause of a hundred problems: the first ones tell.
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
