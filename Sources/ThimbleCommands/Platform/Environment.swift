/// The environment of a console: terminals, environment variables, and the start time.
package struct Environment: Sendable {
    /// Whether standard output is a terminal.
    package let outputIsTerminal: Bool
    /// Whether standard error is a terminal.
    package let errorsAreTerminal: Bool
    /// The width of the terminal that is standard output; `nil` if that is not a terminal.
    package let outputColumns: Int?
    /// The environment variables.
    package let environment: [String: String]
    /// The start time in seconds of a monotonic clock; `nil` if the duration is not shown.
    let start: Double?

    package init(
        outputIsTerminal: Bool = false,
        errorsAreTerminal: Bool = false,
        outputColumns: Int? = nil,
        environment: [String: String] = [:],
        start: Double? = nil
    ) {
        self.outputIsTerminal = outputIsTerminal
        self.outputColumns = outputColumns
        self.errorsAreTerminal = errorsAreTerminal
        self.environment = environment
        self.start = start
    }

    static func ofProcess() -> Environment {
        Environment(
            outputIsTerminal: Platform.isTerminal(1),
            errorsAreTerminal: Platform.isTerminal(2),
            outputColumns: Platform.terminalColumns(1),
            environment: Platform.environment(),
            start: Platform.secondsOfClock()
        )
    }

    /// The time since the start, in seconds.
    var elapsed: Double? { start.map { Platform.secondsOfClock() - $0 } }

    /// The value of a variable that is not empty.
    func value(of variable: String) -> String? {
        environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    }
}

/// Whether text output is colored.
enum ColorMode: String, CaseIterable {
    case auto, always, never

    /// The option takes precedence; then `NO_COLOR`, then `FORCE_COLOR` and `CLICOLOR_FORCE`, then a dumb terminal;
    /// last, whether the output is a terminal.
    func isGranted(in environment: Environment) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto: break
        }
        if environment.value(of: "NO_COLOR") != nil { return false }
        if environment.value(of: "FORCE_COLOR") != nil || environment.value(of: "CLICOLOR_FORCE") != nil {
            return true
        }
        return environment.environment["TERM"] != "dumb" && environment.outputIsTerminal
    }
}
