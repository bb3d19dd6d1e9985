import Reporters
import ScopeRules
import TextFormats

/// `thimble check --watch`: checks, and then again after each change, until it is interrupted.
struct Watch {
    private let arguments: Arguments
    private let locations: [String]
    private var engine: Engine
    private var changes: FolderChanges
    private var paths: WatchedPaths
    /// What was shown last; `nil` before the first verdict.
    private var shown: ShownFindings?
    private var lastNumber = 0
    /// The messages of the last run, apart from findings.
    private var lastMessages: [String] = []

    /// - Parameters:
    ///   - arguments: those of `check`, with the paths to read as operands.
    ///   - locations: the operands of the form `FILE:LINE`.
    ///   - polls: whether to compare times instead of being told by the system.
    init(_ arguments: Arguments, locations: [String], polls: Bool) throws(Stop) {
        self.arguments = arguments
        self.locations = locations
        engine = Engine(arguments, for: Check.shape)
        changes = FolderChanges(polls: polls)
        paths = engine.watchedPaths()
    }

    /// Runs until it is interrupted, or until its output is closed.
    ///
    /// - Returns: the exit code.
    mutating func run(_ console: inout some Console) throws(Stop) -> Int32 {
        let interruption = Platform.catchInterrupts()
        while true {
            follow()
            try check(&console)
            guard let events = changes.next(orUntil: interruption, paths.matters, while: isBusy) else { return 0 }
            changes.forget(events.locations)
            if events.areLost { engine.noteUnknownChanges() } else { engine.noteChanges(at: events.locations) }
        }
    }

    /// Watches all folders that matter now.
    private mutating func follow() {
        paths = engine.watchedPaths()
        while changes.follow(paths.folders) {
            // Files may have come before a new folder was watched.
            engine.noteWalk()
            paths = engine.watchedPaths()
        }
    }

    /// Whether git is about to change more files.
    private func isBusy() -> Bool { paths.repositories.contains { Platform.exists("\($0)/.git/index.lock") } }

    /// Checks, and shows what has changed.
    private mutating func check(_ console: inout some Console) throws(Stop) {
        do throws(Stop) {
            let answer = try engine.answer(in: console.environment)
            guard answer.number != lastNumber else { return }
            lastNumber = answer.number
            try show(answer, &console)
        } catch {
            guard case .failure(let failure) = error else { throw error }
            lastNumber = 0
            try say(failure.messages.map { "error: \($0)" }, &console)
        }
    }

    private mutating func show(_ answer: Engine.Answer, _ console: inout some Console) throws(Stop) {
        let (analysis, request) = (answer.analysis, answer.request)
        let options = try CheckOptions(arguments, request)
        let filter = try FindingFilter(arguments, locations: locations, request)
        let (judgement, warnings) = filter.applied(to: options.judging(analysis.findings), analysis)
        if judgement.new.isEmpty { try analysis.refuseEmpty(arguments, request) }
        let report = options.isQuiet ? analysis.report(of: judgement).onlyErrors : analysis.report(of: judgement)
        let difference = (shown ?? ShownFindings([], analysis.sources.index)).difference(to: report.findings)
        var messages = TextConsole()
        analysis.sayProblems(on: &messages)
        for warning in warnings { messages.sayLine(warning) }
        if shown != nil { try clear(&console) }
        try say(messages.text.split(separator: "\n").map(String.init), &console)
        let output = ReportOutput(
            report: report.showing(difference.new).pointing(to: options.rulePages),
            sources: RepositoryIndex(analysis.sources.index, environment: console.environment),
            color: options.color,
            extent: options.extent
        )
        try output.write(TextReporter.self, to: &console)
        for line in difference.gone { try console.output("\(printable("gone: \(line)"))\n") }
        try console.output(
            "\(shown == nil ? report.summary(after: console.environment.elapsed) : difference.summary)\n"
        )
        shown = ShownFindings(report.findings, analysis.sources.index)
    }

    /// Prints the messages that the last run did not print.
    private mutating func say(_ messages: [String], _ console: inout some Console) throws(Stop) {
        for message in messages where !lastMessages.contains(message) { console.sayLine(message) }
        lastMessages = messages
    }

    /// Clears a terminal.
    private func clear(_ console: inout some Console) throws(Stop) {
        guard console.environment.outputIsTerminal, console.environment.environment["TERM"] != "dumb" else { return }
        try console.output("\u{1B}[2J\u{1B}[H")
    }
}
