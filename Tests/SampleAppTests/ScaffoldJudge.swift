import Foundation
import TestSupport

/// What the compiler says of the app and its tests, after commands that scaffold.
struct ScaffoldJudge {
    /// The modules that the commands leave alone.
    private let modules: SampleModules
    static let withRIBs = ["ScoreBoard", "TicTacToe"]
    /// They start programs that are not built here.
    private static let skippedTests = ["ScriptedGameTests.swift", "ExecutableTests.swift"]

    init() throws {
        guard let modules = try SampleModules.ofSample?.get() else { throw SampleError("There is no swiftc.") }
        self.modules = modules
    }

    /// The errors, with each warning as an error.
    ///
    /// - Parameter changed: the modules that the commands may change, each after those that it imports.
    func errors(in app: TemporaryFolder, of changed: [String] = withRIBs) throws -> [CompilerError] {
        let built = try TemporaryFolder()
        for module in changed {
            let output = ["-emit-module", "-enable-testing", "-o", "\(built.path)/\(module).swiftmodule"]
            let errors = try compile(module, output, "Sources/\(module)", of: app, importing: built)
            guard errors.isEmpty else { return errors }
        }
        return try changed.flatMap {
            try compile("\($0)Tests", ["-typecheck"], "Tests/\($0)Tests", of: app, importing: built)
        }
    }

    private func compile(
        _ module: String,
        _ arguments: [String],
        _ folder: String,
        of app: TemporaryFolder,
        importing built: TemporaryFolder
    ) throws -> [CompilerError] {
        let language = [
            "-whole-module-optimization", "-swift-version", "6", "-parse-as-library", "-warnings-as-errors",
        ]
        let imports = ["-I", built.path, "-I", modules.folder.path]
        let files = Files.paths(below: "\(app.path)/\(folder)", endingIn: ".swift").filter { path in
            !Self.skippedTests.contains { path.hasSuffix($0) }
        }
        return try modules.compiler.run(
            arguments + language + ["-module-name", module] + imports,
            files: files.map { "\(app.path)/\(folder)/\($0)" }
        ).errors()
    }
}
