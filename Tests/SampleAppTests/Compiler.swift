import Foundation

/// The Swift compiler, as far as the tests need it.
struct Compiler: Sendable {
    /// The program, and the words before the compiler's own arguments.
    let command: [String]

    /// The compiler that a person at this machine would run; `nil` where there is none.
    static let found: Compiler? = {
        let manager = FileManager.default
        // Where Xcode's tools are in charge, they also know the folder of the platform's libraries.
        let xcrun = "/usr/bin/xcrun"
        if manager.isExecutableFile(atPath: xcrun) { return Compiler(command: [xcrun, "swiftc"]) }
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let program = folders.map { "\($0)/swiftc" }.first { manager.isExecutableFile(atPath: $0) }
        return program.map { Compiler(command: [$0]) }
    }()

    /// Runs the compiler on the files of one module.
    ///
    /// - Parameter scratch: a folder for what it says: a pipe could be held open by another compiler.
    /// - Returns: its errors.
    func errors(
        _ arguments: [String],
        module: String,
        files: [String],
        importing folders: [String],
        scratch: TemporaryFolder
    ) throws -> [CompilerError] {
        let log = "\(scratch.path)/\(module)-\(UUID().uuidString).log"
        guard FileManager.default.createFile(atPath: log, contents: nil), let handle = FileHandle(forWritingAtPath: log)
        else { throw SampleError("'\(log)' cannot be written.") }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command[0])
        let language = ["-whole-module-optimization", "-swift-version", "6", "-parse-as-library"]
        let imports = folders.flatMap { ["-I", $0] }
        process.arguments =
            Array(command.dropFirst()) + arguments + language + ["-module-name", module] + imports + files
        process.standardOutput = FileHandle.nullDevice
        process.standardError = handle
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try handle.close()
        let text = try String(contentsOfFile: log, encoding: .utf8)
        let errors = text.split(separator: "\n").compactMap { CompilerError(line: String($0)) }
        guard process.terminationStatus == 0 || !errors.isEmpty else {
            throw SampleError("The compiler failed without an error in '\(module)':\n\(text)")
        }
        return errors
    }
}
