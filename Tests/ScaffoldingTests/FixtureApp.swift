import CommandTestSupport
import TestSupport

/// An app of the fixtures, with libraries that are compiled once.
struct FixtureApp {
    private static let fixtures = repository.appendingPathComponent("Tests/ScaffoldingTests/Fixtures").path
    /// Each after those that it imports.
    private static let libraries = ["UIKit", "SwiftUI", "RxSwift", "RIBs", "NeedleFoundation", "XCTest"]

    let folder: TemporaryFolder

    init(_ name: String) throws { folder = try TemporaryFolder(Files.texts(below: "\(Self.fixtures)/\(name)")) }

    /// Runs a command on the app.
    func run(_ arguments: String...) -> Outcome { thimble(arguments + [folder.path]) }

    func text(of path: String) throws -> String { try folder.text(of: path) }

    /// What the compiler says of a module, and of its tests if it has some.
    func errors(in module: String) throws -> [CompilerError] {
        let built = try TemporaryFolder()
        let output = ["-emit-module", "-enable-testing", "-o", "\(built.path)/\(module).swiftmodule"]
        let errors = try compile(module, output, "Sources/\(module)", importing: built)
        let tests = Files.paths(below: "\(folder.path)/Tests/\(module)Tests", endingIn: ".swift")
        guard errors.isEmpty, !tests.isEmpty else { return errors }
        return try compile("\(module)Tests", ["-typecheck"], "Tests/\(module)Tests", importing: built)
    }

    private func compile(
        _ module: String,
        _ arguments: [String],
        _ sources: String,
        importing built: TemporaryFolder
    ) throws -> [CompilerError] {
        guard let compiler = Compiler.found else { return [] }
        let libraries = try Self.built.get()
        let language = [
            "-whole-module-optimization", "-swift-version", "5", "-parse-as-library", "-warnings-as-errors",
        ]
        let files = Files.paths(below: "\(folder.path)/\(sources)", endingIn: ".swift")
        return try compiler.run(
            arguments + language + ["-module-name", module, "-I", built.path, "-I", libraries.path],
            files: files.map { "\(folder.path)/\(sources)/\($0)" }
        ).errors()
    }

    private static let built = Result {
        try LibraryModules(libraries.map { ($0, "\(fixtures)/StandIns/\($0).swift") })
    }
}
