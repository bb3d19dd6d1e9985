import Reporters

/// Where a command writes.
public protocol Console {
    /// Writes what the command was asked for: to standard output.
    ///
    /// - Throws: why it cannot be written.
    mutating func write(_ text: String) throws(ConsoleError)
    /// Writes what is said about the work: to standard error.
    mutating func say(_ text: String)
    /// Takes what would take long to be freed: where the process ends anyhow, nobody has to.
    mutating func keep(_ value: some Sendable)
    /// Who looks at it, and what the environment says.
    var environment: Environment { get }
}

extension Console {
    /// Says something on one line, whatever the names in it hold.
    mutating func sayLine(_ line: String) { say("\(printable(line))\n") }

    /// Nobody looks at it, and nothing is said.
    public var environment: Environment { Environment() }

    public mutating func keep(_ value: some Sendable) {}
}

/// Output that cannot be written.
public struct ConsoleError: Error {
    /// In plain words.
    public let reason: String

    public init(reason: String) { self.reason = reason }
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
            // Whoever closes the pipe has read enough: `thimble graph | head`.
            if !error.isClosedPipe { throw ConsoleError(reason: error.reason) }
        }
    }

    mutating func say(_ text: String) {
        // Nobody is left to be told when standard error fails.
        try? Platform.write(text.utf8, to: 2)
    }
}
