import Cores
import Reporters
import ScopeGraph

/// Runs the command of this process and ends it.
package func runProcess() -> Never {
    let words = arguments(of: CommandLine.arguments)
    Platform.keepReservesSmall(isResident: isResident(words))
    // Reading the stubs of the libraries takes longer than finding the files of a small app.
    prepareThreads { _ = Dialects.usual }
    Platform.ignoreClosedPipes()
    // When one command of a build fails, the build interrupts the others, and what they found would be lost.
    if isPartOfBuild(words), !Platform.isTerminal(1) { Platform.ignoreInterrupts() }
    var console = StandardConsole()
    let code = run(arguments: words, console: &console)
    withExtendedLifetime(console) { Platform.end(code) }
}

/// Whether a command like this one answers again and again.
private func isResident(_ words: [String]) -> Bool {
    words.first == LSP.shape.name || words.contains(Check.watch.name)
}

/// Whether the plugins for builds run a command like this one.
private func isPartOfBuild(_ words: [String]) -> Bool {
    words.contains(Option.onlyModule.name) || words.contains(Option.omitBuildErrors.name)
}

/// The arguments of a process. A program called `needle` acts as Needle.
func arguments(of words: [String]) -> [String] {
    let program = words.first?.split(separator: "/").last
    return (program == "needle" ? ["needle"] : []) + words.dropFirst()
}

/// Runs one command.
///
/// - Parameters:
///   - arguments: without the name of the program.
///   - console: receives the output of the command.
/// - Returns: the exit code: 2 if there is no verdict, otherwise as described in the command's help.
package func run(arguments: [String], console: inout some Console) -> Int32 {
    do throws(Stop) {
        return try dispatch(arguments[...], console: &console)
    } catch {
        switch error {
        case .usage(let error):
            console.sayLine("error: \(error.message)")
            console.say("\(error.usage)\n")
        case .failure(let failure):
            for message in failure.messages { console.sayLine("error: \(message)") }
        }
        return 2
    }
}

private let usage = "Usage: thimble COMMAND [options]\nSee 'thimble --help'."

private func dispatch(_ arguments: ArraySlice<String>, console: inout some Console) throws(Stop) -> Int32 {
    guard let name = arguments.first else { throw .usage(UsageError("No command given.", usage: usage)) }
    let rest = arguments.dropFirst()
    if name == completionOption || name.hasPrefix("\(completionOption)=") {
        return try Completions.run(words: completionWords(name, rest), console: &console)
    }
    switch name {
    case "--version", "-v", "version":
        try console.output("\(toolVersion)\n")
        return 0
    case "--help", "-h", "help":
        guard let topic = rest.first, name == "help" else {
            try console.output(overview)
            return 0
        }
        return try command(named: topic).run(words: [Option.help.name], console: &console)
    default:
        return try command(named: name).run(words: rest, console: &console)
    }
}

/// The name of the command `completions` in Swift's command line tools.
private let completionOption = "--generate-completion-script"

private func completionWords(_ option: String, _ rest: ArraySlice<String>) -> ArraySlice<String> {
    let value = option.dropFirst(completionOption.count)
    return value.hasPrefix("=") ? [String(value.dropFirst())] + rest : rest
}

private func command(named name: String) throws(Stop) -> any Command.Type {
    if let command = allCommands.first(where: { $0.shape.name == name }) { return command }
    let what = name.hasPrefix("-") ? "option" : "command"
    let known = allCommands.map { $0.shape.name } + ["help", "version", "--help", "--version", completionOption]
    let meant = suggestion(for: name, among: known)
    throw .usage(UsageError("Unknown \(what) '\(name)'.\(meant)", usage: usage))
}

private var overview: String {
    let width = (allCommands.map { $0.shape.name.count }.max() ?? 0) + 2
    let lines = allCommands.map { command in
        let gap = String(repeating: " ", count: width - command.shape.name.count)
        return "  \(command.shape.name)\(gap)\(command.shape.summary)"
    }
    return """
        Thimble checks the dependency graph of Swift apps built with RIBs or Needle.

        Usage: thimble COMMAND [options]

        Commands:
        \(lines.joined(separator: "\n"))

        Options:
          --help         Show this help, or that of the command before it.
          --version, -v  Show the version.

        """
}
