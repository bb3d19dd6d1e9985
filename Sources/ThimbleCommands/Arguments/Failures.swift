/// The arguments are invalid.
struct UsageError: Error {
    let message: String
    /// The usage line of the command.
    let usage: String

    init(_ message: String, usage: String) {
        self.message = message
        self.usage = usage
    }

    init(_ message: String, for shape: CommandShape) {
        self.init(message, usage: "\(shape.usage)\nSee 'thimble \(shape.name) --help'.")
    }
}

/// The command cannot do its work, so there is no verdict.
struct Failure: Error {
    /// In order; each states the problem and what to do about it.
    let messages: [String]

    init(_ messages: [String]) { self.messages = messages }

    init(_ message: String) { messages = [message] }
}

/// The reason a command ends without a verdict.
enum Stop: Error {
    case usage(UsageError)
    case failure(Failure)
}
