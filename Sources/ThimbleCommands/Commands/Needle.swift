import NeedleDropIn

/// `thimble needle`: a replacement of Needle's own generator, for projects that migrate from it.
enum Needle: Command {
    static let shape = CommandShape(
        name: "needle",
        summary: "Replaces Needle's generator, with the same options, output and exit codes.",
        operands: "generate|print-dependency-tree|version ...",
        options: [],
        completions: [.words(["generate", "print-dependency-tree", "version"]), .files],
        exitCodes: "0: written. 1: Needle's own errors, or too many paths."
    )

    /// The options are Needle's own; Needle's help describes them.
    static func run(words: ArraySlice<String>, console: inout some Console) throws(Stop) -> Int32 {
        if words.first == "generate" { try console.environment.refuseWriting("'thimble needle generate'") }
        let folder: String
        do throws(SystemError) {
            folder = try Platform.currentFolder()
        } catch {
            throw .failure(Failure("The current folder cannot be found: \(error.reason)."))
        }
        let report = report(of: words, in: folder)
        try console.output(report.output)
        for warning in report.warnings { console.sayLine("\(warning)") }
        if !report.warnings.isEmpty {
            console.sayLine(
                """
                note: 'thimble check' shows what is wrong with the app, and how to repair it; \
                'thimble generate --dialect needle' also generates the code that Needle misses
                """
            )
        }
        return report.code
    }

    /// Does the work and returns what to print.
    ///
    /// - Parameters:
    ///   - words: Needle's own arguments.
    ///   - folder: the absolute path of the current folder.
    static func report(of words: ArraySlice<String>, in folder: String) -> NeedleReport {
        do throws(DropInError) {
            switch try NeedleInvocation(words) {
            case .help(let text): return NeedleReport(output: text)
            case .run(let arguments): return NeedleRun(arguments, in: folder).report
            }
        } catch {
            return NeedleReport(refusing: error)
        }
    }

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        try run(words: arguments.operands[...], console: &console)
    }
}
