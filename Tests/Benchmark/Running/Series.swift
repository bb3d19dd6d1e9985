/// The commands of a row, with all runs of them so far.
struct Series {
    let row: Row
    /// The row's own command, then those that it stands beside.
    let commands: [ResolvedCommand]
    private let names: [String]
    private let missing: [String: String]
    private var runs: [[ChildProcess]]

    init(row: Row, command: ResolvedCommand, references: [ResolvedReference], missing: [String: String]) {
        self.row = row
        self.missing = missing
        commands = [command] + references.map(\.command)
        names = references.map(\.name)
        runs = commands.map { _ in [] }
    }

    /// - Parameter index: which of the commands was run.
    mutating func add(_ run: ChildProcess, at index: Int) { runs[index].append(run) }

    var measurement: Measurement {
        let samples = runs.map(Sample.init)
        return Measurement(
            row: row,
            sample: samples[0],
            references: Dictionary(zip(names, samples.dropFirst())) { first, _ in first },
            missing: missing
        )
    }
}
