import Foundation

/// A shell of this machine.
struct Shell {
    let name: String
    /// What keeps a person's own settings out.
    private let flags: [String]

    static let bash = Shell(name: "bash", flags: ["--noprofile", "--norc"])
    static let zsh = Shell(name: "zsh", flags: ["-f"])
    static let fish = Shell(name: "fish", flags: ["--no-config"])
    static let all = [bash, zsh, fish]

    /// `nil` where it is not installed.
    private var location: String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    var isInstalled: Bool { location != nil }

    /// Runs a script, or only reads it.
    ///
    /// - Parameters:
    ///   - arguments: behind the shell's own flags: `-c`, `-n`.
    ///   - folder: where it stands.
    /// - Returns: the exit code and all that it prints.
    func run(_ arguments: [String], in folder: String) throws -> (code: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: location ?? "/nowhere")
        process.arguments = flags + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
