/// A command: what it takes and what it does.
protocol Command: Sendable {
    static var shape: CommandShape { get }
    /// - Returns: the exit code.
    /// - Throws: the reason there is no verdict.
    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32
    /// Whether the command with these arguments writes files.
    static func writes(_ arguments: Arguments) -> Bool
    /// Runs the command with the words after its name. A command whose options are not described by its shape parses
    /// the words itself.
    static func run(words: ArraySlice<String>, console: inout some Console) throws(Stop) -> Int32
}

extension Command {
    static func writes(_ arguments: Arguments) -> Bool { false }

    static func run(words: ArraySlice<String>, console: inout some Console) throws(Stop) -> Int32 {
        try runParsed(words: words, console: &console)
    }

    /// Runs the command with words that its shape describes.
    static func runParsed(words: ArraySlice<String>, console: inout some Console) throws(Stop) -> Int32 {
        let parsed: Arguments
        do throws(UsageError) { parsed = try Arguments(words, for: shape) } catch { throw .usage(error) }
        guard !parsed.has(Option.help.name) else {
            try console.output(shape.help)
            return 0
        }
        if writes(parsed) { try console.environment.refuseWriting("'thimble \(shape.name)' with these options") }
        return try run(parsed, console: &console)
    }
}

/// All commands, in the order of the help.
let allCommands: [any Command.Type] = [
    Check.self, Generate.self, Graph.self, Why.self, Impact.self, Diff.self, Inspect.self, Rules.self, New.self,
    Remove.self, Move.self, Mock.self, Summarize.self, LSP.self, Completions.self, Needle.self,
]

extension Console {
    /// Writes to standard output.
    mutating func output(_ text: String) throws(Stop) {
        do throws(ConsoleError) {
            try write(text)
        } catch {
            throw .failure(Failure("The output cannot be written: \(error.reason)."))
        }
    }
}
