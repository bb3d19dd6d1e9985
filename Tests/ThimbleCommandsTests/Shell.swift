import TestSupport
import Testing

/// A shell of this machine.
struct Shell {
    let name: String
    /// What keeps a person's own settings out.
    private let flags: [String]

    static let bash = Shell(name: "bash", flags: ["--noprofile", "--norc"])
    static let zsh = Shell(name: "zsh", flags: ["-f"])
    static let fish = Shell(name: "fish", flags: ["--no-config"])
    static let all = [bash, zsh, fish]

    private var program: Program? { Program(named: name) }

    var isInstalled: Bool { program != nil }

    /// Runs a script, or only reads it.
    ///
    /// - Parameters:
    ///   - arguments: behind the shell's own flags: `-c`, `-n`.
    ///   - folder: where it stands.
    func run(_ arguments: [String], in folder: String) throws -> Program.Run {
        try #require(program).run(flags + arguments, in: folder)
    }
}
