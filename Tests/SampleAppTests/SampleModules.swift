import Foundation
import TestSupport

/// The modules of the sample, for the compiler to import.
struct SampleModules: Sendable {
    /// Their names, each after those that it imports.
    private static let libraries = [
        "TextViews", "RIBs", "NeedleFoundation", "Flux", "UseCases", "Scores", "Appearance", "ScoreBoard",
    ]

    let compiler: Compiler
    let folder: TemporaryFolder

    /// Made once for all mutants; `nil` where there is no compiler.
    static let ofSample: Result<SampleModules, any Error>? = Compiler.found.map { compiler in
        Result { try SampleModules(compiler) }
    }

    private init(_ compiler: Compiler) throws {
        self.compiler = compiler
        folder = try TemporaryFolder.lasting()
        let sample = try Sample.read.get()
        for (path, text) in sample.texts { try folder.write(text, to: path) }
        for name in Self.libraries {
            let errors = try emit(name, from: folder, into: folder)
            guard errors.isEmpty else { throw SampleError("'\(name)' of the sample does not compile: \(errors)") }
        }
    }

    /// What the compiler says against a mutant: the modules that changed, and those that import them.
    func errors(in mutant: Mutant, at location: TemporaryFolder) throws -> [CompilerError] {
        var errors: [CompilerError] = []
        var imported = [folder.path]
        if mutant.changes.keys.contains(where: { $0.hasPrefix("Sources/ScoreBoard/") }) {
            errors += try check("ScoreBoard", at: location, importing: imported)
            // Errors inside of functions keep no other module from being checked.
            _ = try emit("ScoreBoard", from: location, into: location)
            imported = [location.path] + imported
            guard FileManager.default.fileExists(atPath: "\(location.path)/ScoreBoard.swiftmodule") else {
                return errors
            }
        }
        return try errors + check("TicTacToe", at: location, importing: imported)
    }

    private func check(_ module: String, at location: TemporaryFolder, importing: [String]) throws -> [CompilerError] {
        try errors(in: module, ["-typecheck"], at: location, importing: importing)
    }

    private func emit(
        _ module: String,
        from location: TemporaryFolder,
        into target: TemporaryFolder
    ) throws -> [CompilerError] {
        let output = ["-emit-module", "-o", "\(target.path)/\(module).swiftmodule"]
        let skip = ["-Xfrontend", "-experimental-skip-non-inlinable-function-bodies"]
        return try errors(in: module, output + skip, at: location, importing: [folder.path])
    }

    private func errors(
        in module: String,
        _ arguments: [String],
        at location: TemporaryFolder,
        importing folders: [String]
    ) throws -> [CompilerError] {
        let language = ["-whole-module-optimization", "-swift-version", "6", "-parse-as-library"]
        let sources = "\(location.path)/Sources/\(module)"
        return try compiler.run(
            arguments + language + ["-module-name", module] + folders.flatMap { ["-I", $0] },
            files: Files.paths(below: sources, endingIn: ".swift").map { "\(sources)/\($0)" }
        ).errors()
    }
}
