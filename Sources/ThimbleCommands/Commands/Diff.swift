import Drawings

/// `thimble diff`: what changed between two graphs.
enum Diff: Command {
    private static let format = Option(
        "--format",
        choices: allDifferenceTexts.map { $0.name },
        help: "Output format (default: text); markdown is for pull requests."
    )

    static let shape = CommandShape(
        name: "diff",
        summary: "Compares two graphs, each a folder or the output of 'graph --format json'.",
        operands: "OLD NEW",
        operandLimit: 2,
        options: [format, .exclude, .config],
        exitCodes: "0: no supplier changed and no new finding. 1: some did. 2: could not run."
    )

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        guard arguments.operands.count == 2 else {
            throw .usage(UsageError("Two graphs are required: OLD and NEW.", for: shape))
        }
        let old = try summary(of: arguments.operands[0], arguments, console: &console)
        let new = try summary(of: arguments.operands[1], arguments, console: &console)
        let difference = GraphDifference(from: old, to: new)
        let name = arguments.value(format.name) ?? TextDifference.name
        let chosen = allDifferenceTexts.first { $0.name == name } ?? TextDifference.self
        try console.output(chosen.text(of: difference))
        return difference.isGrave ? 1 : 0
    }

    private static func summary(
        of path: String,
        _ arguments: Arguments,
        console: inout some Console
    ) throws(Stop) -> GraphSummary {
        // Everything but graph files and pipes is read as sources. A shell may pass a pipe:
        // `thimble diff <(git show …) after.json`.
        let kind = (try? Platform.status(of: path))?.kind
        guard kind == .file || kind == .other, !path.hasSuffix(".swift") else {
            let analysis = try Analysis(InputOptions(arguments.naming([path]), for: shape))
            analysis.sayProblems(on: &console)
            return GraphSummary(of: analysis.drawingSubject)
        }
        return try readJSONStream(path, kind: "The graph") { (value) throws(JSONFault) in
            try GraphSummary(value)
        }
    }
}
