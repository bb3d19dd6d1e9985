import ThimbleCommands

/// Keeps what a command writes.
package struct RecordingConsole: Console {
    package let environment: Environment
    package private(set) var output = ""
    package private(set) var errors = ""

    package init(_ environment: Environment = Environment()) { self.environment = environment }

    package mutating func write(_ text: String) { output += text }

    package mutating func say(_ text: String) { errors += text }
}

/// What a command printed, and its exit code.
package struct Outcome: Sendable {
    package let code: Int32
    package let output: String
    package let errors: String

    package init(code: Int32, output: String, errors: String) {
        self.code = code
        self.output = output
        self.errors = errors
    }
}

/// Runs a command in this process, from the entry point of the program.
package func thimble(_ arguments: String...) -> Outcome { thimble(arguments) }

package func thimble(_ arguments: [String], in environment: Environment = Environment()) -> Outcome {
    var console = RecordingConsole(environment)
    let code = run(arguments: arguments, console: &console)
    return Outcome(code: code, output: console.output, errors: console.errors)
}
