import Foundation

/// Measures Thimble: `swift run -c release thimble-benchmark`, or with `--help`.
@main
struct ThimbleBenchmark {
    static func main() {
        let words = Array(CommandLine.arguments.dropFirst())
        do {
            if words.first == LoneProcess.option { return try LoneProcess.serve(Array(words.dropFirst())) }
            if words.first == EditLatency.option { return try EditLatency.serve(Array(words.dropFirst())) }
            if words.contains("--help") || words.contains("-h") { return print(Options.usage) }
            exit(try run(Options(words)))
        } catch let error as BenchmarkError {
            say("error: \(error.message)")
        } catch {
            say("error: \(error)")
        }
        exit(2)
    }

    private static func run(_ options: Options) throws -> Int32 {
        let rows = allRows.filter { options.rows.isEmpty || options.rows.contains($0.name) }
        if options.listsRows {
            for row in rows { print(row.name) }
            return 0
        }
        let location = try Workplace(folder: options.folder)
        let tools = Tools(location: location, release: options.release, debug: options.debug)
        if options.compilesGeneratedCode {
            let cost = try CompileCost(location: location, tools: tools, runs: options.runs)
            print(try cost.table(options.sizes), terminator: "")
            return 0
        }
        if options.editsDocuments {
            return try EditLatency(location: location, runs: options.runs).report() ? 0 : 1
        }
        if options.buildsWithPlugins {
            return try PluginCost(location: location, tools: tools, runs: options.runs).report() ? 0 : 1
        }
        let runner = Runner(location: location, tools: tools, runs: options.runs)
        var all: [Series] = []
        var skipped: [(name: String, reason: String)] = []
        for row in rows {
            say("Measuring \(row.name).")
            do {
                var series = try runner.series(for: row)
                try runner.extend(&series)
                all.append(series)
            } catch let reason as Skipped {
                skipped.append((row.name, reason.reason))
            }
        }
        for _ in 0..<mostReturns {
            for index in all.indices where !all[index].measurement.isKnown {
                say("Measuring \(all[index].row.name) again.")
                try runner.extend(&all[index])
            }
        }
        return report(all.map(\.measurement), skipped)
    }

    /// How often the rows that are not known are taken up again behind the others: what disturbs the machine may be
    /// over by then.
    private static let mostReturns = 3

    private static func report(
        _ measurements: [Measurement],
        _ skipped: [(name: String, reason: String)]
    ) -> Int32 {
        let unknown = measurements.flatMap { $0.unknown }
        guard unknown.isEmpty else {
            say("error: The runs differ too much for a report; is the machine busy with something else?")
            for line in unknown { say("  \(line)") }
            return 1
        }
        print("\(ProcessInfo.processInfo.activeProcessorCount) cores\n")
        print(MarkdownTable(measurements: measurements, skipped: skipped).text, terminator: "")
        let outcomes = measurements.flatMap { found in found.row.targets.map { found.outcome(of: $0).isMet } }
        return outcomes.contains(false) ? 1 : 0
    }
}
