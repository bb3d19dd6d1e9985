import Drawings
import TextFormats

/// `thimble diff`: what changed between two graphs.
enum Diff: Command {
    private static let format = Option(
        "--format",
        choices: allDifferenceTexts.map { $0.name } + [ExplorerPage.name],
        help: "Output format (default: text); markdown is for pull requests, html is a page with the tree."
    )

    private static let tests = Option(
        Option.tests.name,
        help: "With --format html: also the scopes of tests and mocks, which the other formats always compare."
    )

    static let shape = CommandShape(
        name: "diff",
        summary: "Compares two graphs, each a folder or the output of 'graph --format json'.",
        operands: "OLD NEW",
        operandLimit: 2,
        options: [format] + Option.pages + [tests, .exclude, .config],
        exitCodes: "0: no changed supplier and no new finding. 1: at least one of them. 2: could not run."
    )

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        guard arguments.operands.count == 2 else {
            throw .usage(UsageError("Two graphs are required: OLD and NEW.", for: shape))
        }
        let pageOptions = try PageOptions(arguments, for: shape, besides: [tests])
        try pageOptions.refuseOtherFile()
        let old = try side(arguments.operands[0], arguments, console: &console)
        let new = try side(arguments.operands[1], arguments, console: &console)
        let difference = GraphDifference(from: old.summary, to: new.summary)
        let name = arguments.value(format.name) ?? TextDifference.name
        if name == ExplorerPage.name {
            let graph = page(of: difference, old, new, withTests: arguments.has(tests.name))
            let title = arguments.operands.map { PageOptions.title(of: $0) }.joined(separator: " → ")
            try pageOptions.write(graph, title: title, new.analysis, to: &console)
        } else {
            let chosen = allDifferenceTexts.first { $0.name == name } ?? TextDifference.self
            try console.output(chosen.text(of: difference))
        }
        return difference.isGrave ? 1 : 0
    }

    /// The new graph with the changes from the old one.
    private static func page(
        of difference: GraphDifference,
        _ old: Side,
        _ new: Side,
        withTests: Bool
    ) -> ExplorerGraph {
        guard !withTests else { return new.explorerGraph.marking(difference, in: new.summary) }
        // One of the two may be a file that does not tell which scopes belong to tests.
        let tests = old.summary.testScopes.union(new.summary.testScopes)
        let summary = new.summary.leavingOut(tests)
        let shown = GraphDifference(from: old.summary.leavingOut(tests), to: summary)
        let count = difference.count - shown.count
        return new.explorerGraph.leavingOut(tests).marking(shown, in: summary, testChangeCount: count)
    }

    /// One of the two graphs.
    private struct Side {
        let summary: GraphSummary
        /// `nil` if the graph was read from a file.
        let analysis: Analysis?

        var explorerGraph: ExplorerGraph {
            analysis.map { ExplorerGraph(of: $0.drawingSubject, explainedBy: $0.subject) } ?? ExplorerGraph(of: summary)
        }
    }

    private static func side(
        _ path: String,
        _ arguments: Arguments,
        console: inout some Console
    ) throws(Stop) -> Side {
        // Everything but graph files and pipes is read as sources. A shell may pass a pipe:
        // `thimble diff <(git show …) after.json`.
        let kind = (try? Platform.status(of: path))?.kind
        guard kind == .file || kind == .other, !path.hasSuffix(".swift") else {
            let analysis = try Analysis(InputOptions(arguments.naming([path]), for: shape))
            analysis.sayProblems(on: &console)
            return Side(summary: GraphSummary(of: analysis.drawingSubject), analysis: analysis)
        }
        let summary = try readJSONStream(path, kind: "The graph") { (value) throws(JSONFault) in
            try GraphSummary(value)
        }
        return Side(summary: summary, analysis: nil)
    }
}
