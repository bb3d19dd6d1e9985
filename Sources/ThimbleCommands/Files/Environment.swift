/// What a console stands in: whether a person looks at it, what the environment says, when the work began.
public struct Environment: Sendable {
    /// Whether standard output is a terminal.
    public let outputIsTerminal: Bool
    /// Whether standard error is a terminal.
    public let errorsAreTerminal: Bool
    /// The variables of the environment.
    public let environment: [String: String]
    /// When the work began, in seconds of a clock that only goes forward; `nil` where nobody is told how long it took.
    let start: Double?

    public init(
        outputIsTerminal: Bool = false,
        errorsAreTerminal: Bool = false,
        environment: [String: String] = [:]
    ) {
        self.init(outputIsTerminal, errorsAreTerminal, environment, start: nil)
    }

    private init(_ outputIsTerminal: Bool, _ errorsAreTerminal: Bool, _ environment: [String: String], start: Double?) {
        self.outputIsTerminal = outputIsTerminal
        self.errorsAreTerminal = errorsAreTerminal
        self.environment = environment
        self.start = start
    }

    static func ofProcess() -> Environment {
        Environment(
            Platform.isTerminal(1),
            Platform.isTerminal(2),
            Platform.environment(),
            start: Platform.secondsOfClock()
        )
    }

    /// How long the work has taken, in seconds.
    var elapsed: Double? { start.map { Platform.secondsOfClock() - $0 } }

    /// The value of a variable that is set to something.
    func value(of variable: String) -> String? {
        environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    }
}

/// Whether text for people is coloured.
enum ColorMode: String, CaseIterable {
    case auto, always, never

    /// What is asked for goes first; then `NO_COLOR`, then `FORCE_COLOR` and `CLICOLOR_FORCE`, then a terminal that
    /// can do nothing; last, whether it is one.
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
