import LanguageServer

/// `thimble lsp`: a language server over standard input and output.
enum LSP: Command {
    static let shape = CommandShape(
        name: "lsp",
        summary: "Serves editors over standard input and output, in the Language Server Protocol.",
        operands: "",
        operandLimit: 0,
        options: [.rulePages, standardStreams, .exclude, .module, .config],
        completions: [.nothing],
        exitCodes: "0: the editor ended the session. 1: the connection was closed before that. 2: could not run."
    )

    private static let standardStreams = Option(
        "--stdio",
        help: "Has no effect: standard input and output are always used. Many editors add this option."
    )
    /// The most bytes to read at once.
    private static let portion = 1 << 16

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        let environment = console.environment
        let explorer = ExplorerFile(in: environment)
        let session = Session(
            Session.Setup(
                analyzer: { EditorAnalyzer(folder: $0, arguments, in: environment) },
                writeExplorer: { page, folder throws(ExplorerFault) in try explorer.write(page, of: folder) },
                rulePages: arguments.value(Option.rulePages.name)
            )
        )
        return serve(session, read: receive) { bytes in (try? Platform.write(bytes, to: 1)) != nil }
    }

    /// The next bytes of standard input; empty at its end.
    @Sendable
    private static func receive() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: portion) { buffer, count in
            count = max(0, (try? Platform.receive(0, buffer)) ?? 0)
        }
    }
}
