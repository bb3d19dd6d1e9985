import Drawings

/// `thimble graph`: draws the tree.
enum Graph: Command {
    private static let format = Option(
        "--format",
        choices: allDrawings.map { $0.name },
        help: "Output format (default: dot, for Graphviz)."
    )

    static let shape = CommandShape(
        name: "graph",
        summary: "Draws the scope tree with its suppliers.",
        operands: "[PATH...]",
        options: [format] + Option.sources,
        exitCodes: "0: drawn, whatever the findings. 2: could not run."
    )

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        let name = arguments.value(format.name) ?? DOTDrawing.name
        let chosen = allDrawings.first { $0.name == name } ?? DOTDrawing.self
        // Only JSON contains the edits of findings.
        let purpose: Analysis.Purpose = name == JSONDrawing.name ? .everything : .reading
        let analysis = try Analysis(InputOptions(arguments, for: shape), for: purpose)
        analysis.sayProblems(on: &console)
        try console.output(chosen.text(of: analysis.drawingSubject))
        return 0
    }
}

extension Analysis {
    var drawingSubject: DrawingSubject { DrawingSubject(graph: graph, resolution: resolution, findings: findings) }
}
