import ThimbleCommands

/// Keeps what a command writes.
private struct RecordingConsole: Console {
    var output = ""
    var errors = ""

    mutating func write(_ text: String) { output += text }

    mutating func say(_ text: String) { errors += text }
}

/// What a command did.
struct Outcome {
    let code: Int32
    let output: String
    let errors: String
}

/// Runs a command in this process, through the same door as the program.
func thimble(_ arguments: String...) -> Outcome {
    var console = RecordingConsole()
    let code = run(arguments: arguments, console: &console)
    return Outcome(code: code, output: console.output, errors: console.errors)
}
