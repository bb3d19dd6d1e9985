/// `thimble completions`: prints a script that completes Thimble's commands, options and values.
enum Completions: Command {
    static let shape = CommandShape(
        name: "completions",
        summary: "Writes the script with which a shell completes commands, options and values.",
        operands: allCompletionScripts.map { $0.name }.joined(separator: "|"),
        operandLimit: 1,
        options: [],
        completions: [.words(allCompletionScripts.map { $0.name })],
        exitCodes: "0: written. 2: unknown shell."
    )

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        guard let name = arguments.operands.first else { throw .usage(UsageError("Name a shell.", for: shape)) }
        let names = allCompletionScripts.map { $0.name }
        guard let script = allCompletionScripts.first(where: { $0.name == name }) else {
            let known = "Known: \(names.joined(separator: ", "))."
            let meant = suggestion(for: name, among: names)
            throw .usage(UsageError("Unknown shell '\(name)'. \(known)\(meant)", for: shape))
        }
        try console.output(script.text(for: allCommands.map { $0.shape }))
        return 0
    }
}
