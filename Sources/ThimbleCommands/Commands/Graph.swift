import Drawings
import ScopeRules

/// `thimble graph`: draws the tree.
enum Graph: Command {
    private static let format = Option(
        "--format",
        choices: allDrawings.map { $0.name } + [ExplorerPage.name],
        help: "Output format (default: dot, for Graphviz)."
    )

    static let shape = CommandShape(
        name: "graph",
        summary: "Draws the scope tree with its suppliers.",
        operands: "[PATH...]",
        options: [format] + Option.contents + Option.pages,
        sections: [Option.filterSection, Option.sourceOrSummarySection],
        exitCodes: "0: drawn, regardless of findings. 2: could not run."
    )

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        let name = arguments.value(format.name) ?? DOTDrawing.name
        let pageOptions = try PageOptions(arguments, for: shape)
        try pageOptions.refuseOtherFile()
        let chosen = allDrawings.first { $0.name == name } ?? DOTDrawing.self
        // Only JSON contains the edits of findings.
        let purpose: Analysis.Purpose = name == JSONDrawing.name ? .everything : .reading
        let analysis = try Analysis(InputOptions(arguments.withoutModuleFilters, for: shape), for: purpose)
        analysis.sayProblems(on: &console)
        let filter = try FilterReading(arguments, analysis, for: shape).filter(console: &console)
        let isPage = name == ExplorerPage.name
        let subject = analysis.drawingSubject(
            isPage ? filter : chosen.filter(filter),
            columns: console.environment.outputColumns
        )
        sayIfEmpty(subject, arguments, in: analysis, console: &console)
        guard !isPage else {
            let graph = ExplorerGraph(of: subject, explainedBy: analysis.subject)
            let title = PageOptions.title(of: arguments.operands.first)
            try pageOptions.write(graph, title: title, analysis, to: &console)
            return 0
        }
        if let warning = chosen.warning(about: subject) { console.sayLine("warning: \(warning)") }
        try console.output(chosen.text(of: subject))
        return 0
    }

    /// Tells why nothing is drawn.
    private static func sayIfEmpty(
        _ subject: DrawingSubject,
        _ arguments: Arguments,
        in analysis: Analysis,
        console: inout some Console
    ) {
        let view = subject.view
        guard view.scopes.isEmpty, !analysis.graph.scopes.isEmpty else { return }
        if let ends = arguments.ends {
            let names = "'\(ends.first)' and '\(ends.second)'"
            console.sayLine("note: Nothing is drawn: neither of \(names) is above the other.")
        } else if !view.filter.selectsScopes {
            console.sayLine("note: Nothing is drawn: all scopes belong to tests, which '--tests' shows.")
        } else {
            console.sayLine("note: Nothing is drawn: no scope matches all filters.")
        }
    }
}

extension Analysis {
    /// The whole graph.
    var drawingSubject: DrawingSubject { drawingSubject(.everything) }

    func drawingSubject(_ filter: DrawingFilter, columns: Int? = nil) -> DrawingSubject {
        DrawingSubject(
            graph: graph,
            resolution: resolution,
            findings: findings,
            filter: filter,
            requests: RequestRoute.all(in: subject),
            columns: columns
        )
    }
}
