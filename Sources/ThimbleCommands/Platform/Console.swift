import Reporters
import TextFormats

/// The output of a command.
package protocol Console {
    /// Writes the result of the command to standard output.
    ///
    /// - Throws: the reason it cannot be written.
    mutating func write(_ text: String) throws(ConsoleError)
    /// Writes messages about the work to standard error.
    mutating func say(_ text: String)
    /// Keeps a value until the process ends, if freeing it would take long.
    mutating func keep(_ value: some Sendable)
    /// The terminals and environment variables of the process.
    var environment: Environment { get }
}

extension Console {
    /// Writes a message on one line, even if names in it contain line breaks.
    mutating func sayLine(_ line: String) { say("\(printable(line))\n") }

    /// An environment without terminals and variables.
    package var environment: Environment { Environment() }

    package mutating func keep(_ value: some Sendable) {}
}

/// A failure to write output.
package struct ConsoleError: Error {
    /// In plain words.
    package let reason: String
}

/// Keeps all output and messages.
struct TextConsole: Console {
    var environment = Environment()
    private(set) var text = ""

    mutating func write(_ text: String) { self.text += text }

    mutating func say(_ text: String) { self.text += text }
}

/// The process's own output.
struct StandardConsole: Console {
    let environment = Environment.ofProcess()
    private var kept: [any Sendable] = []

    mutating func keep(_ value: some Sendable) { kept.append(value) }

    mutating func write(_ text: String) throws(ConsoleError) {
        do throws(SystemError) {
            try Platform.write(text.utf8, to: 1)
        } catch {
            // A closed pipe is not an error: `thimble graph | head`.
            if !error.isClosedPipe { throw ConsoleError(reason: error.reason) }
        }
    }

    mutating func say(_ text: String) {
        // A failure of standard error cannot be reported anywhere.
        try? Platform.write(text.utf8, to: 2)
    }
}
