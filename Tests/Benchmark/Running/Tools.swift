import Foundation

/// The programs that are measured: given by a person, or built from the sources as they are now.
final class Tools {
    private let location: Workplace
    private var builds: [Command.Build: String] = [:]
    private var empty: String?

    /// - Parameters:
    ///   - release: a release build of Thimble; `nil` to have it built.
    ///   - debug: a debug build.
    init(location: Workplace, release: String?, debug: String?) {
        self.location = location
        builds[.release] = release
        builds[.debug] = debug
    }

    /// The path of a build of Thimble.
    func thimble(_ build: Command.Build) throws -> String {
        if let path = builds[build] { return path }
        let configuration = build == .release ? "release" : "debug"
        guard let swift = location.tool("swift") else { throw Skipped("`swift` is not installed") }
        say("Building thimble (\(configuration)).")
        // Beside the benchmark's own build, so that little is built twice.
        let words =
            [swift, "build", "-c", configuration, "--product", "thimble", "--package-path", location.repository]
            + scratchPath.map { ["--scratch-path", $0] }.joined()
        let log = "\(location.output)/build.txt"
        guard try ChildProcess.run(words, output: log).code == 0 else {
            throw BenchmarkError("thimble cannot be built; the reason is in \(log).")
        }
        _ = try ChildProcess.run(words + ["--show-bin-path"], output: log)
        let folder = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").last ?? ""
        let path = "\(folder)/thimble"
        builds[build] = path
        return path
    }

    /// The path of a program that does nothing and needs FoundationEssentials, compiled as Thimble is.
    func emptyProgram() throws -> String {
        if let empty { return empty }
        guard let compiler = location.tool("swiftc") else { throw Skipped("`swiftc` is not installed") }
        let path = "\(location.output)/empty"
        // On Darwin that part of Foundation has no name of its own.
        let source = """
            #if canImport(FoundationEssentials)
            import FoundationEssentials
            #else
            import Foundation
            #endif

            """
        try Data(source.utf8).write(to: URL(fileURLWithPath: "\(path).swift"))
        let log = "\(location.output)/empty.txt"
        guard try ChildProcess.run([compiler, "-O", "\(path).swift", "-o", path], output: log).code == 0 else {
            throw BenchmarkError("The empty program cannot be compiled; the reason is in \(log).")
        }
        empty = path
        return path
    }

    /// `.build` of `.build/PLATFORM/CONFIGURATION/thimble-benchmark`.
    private var scratchPath: [String] {
        guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return [] }
        let folder = program.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
        return FileManager.default.fileExists(atPath: "\(folder)/workspace-state.json") ? [folder] : []
    }
}
