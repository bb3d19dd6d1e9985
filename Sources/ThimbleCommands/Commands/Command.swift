/// A command: what it takes and what it does.
protocol Command: Sendable {
    static var shape: CommandShape { get }
    /// - Returns: the exit code.
    /// - Throws: why there is no verdict.
    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32
}

/// Every command, in the order in which help shows them.
let allCommands: [any Command.Type] = [
    Check.self, Generate.self, Graph.self, Why.self, Impact.self, Inspect.self, Rules.self,
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
