import Foundation
import Testing

/// Asks the compiler whether Thimble is right: what it finds no error in compiles with what it writes, and what it finds
/// an error in does not.
@Suite(
    .disabled(if: isRecording, "What is recorded is compiled in the next run."),
    .enabled(if: Compiler.found != nil, "No swiftc is on the search path: nothing was compiled.")
)
struct CompileTests {
    /// The rules whose faults the compiler sees too, in apps of RIBs.
    private static let rulesOfTheCompiler: Set<String> = [
        "missing-provider", "type-mismatch", "inaccessible-provider", "missing-passthrough", "duplicate-scope",
        "unknown-dependency",
    ]

    @Test(arguments: Fixture.all)
    func compilerAgrees(_ fixture: Fixture) throws {
        let errors = try Recording(of: fixture).errors
        let modules = try FixtureModules(of: fixture)
        let results = try compile(modules)
        let isAccepted = results.allSatisfy { $0.isAccepted }
        let messages = results.map(\.errors).joined(separator: "\n")
        if errors.isEmpty || modules.isNeedle {
            #expect(isAccepted, "\(messages)")
            for result in results {
                let warnings = result.lines(with: " warning: ")
                #expect(!warnings.contains("ThimbleGenerated.swift"), "\(warnings)")
            }
        } else if !errors.isDisjoint(with: Self.rulesOfTheCompiler) {
            #expect(!isAccepted, "The compiler takes what Thimble refuses: \(errors.sorted())")
        }
    }

    private func compile(_ fixture: FixtureModules) throws -> [Compiler.Result] {
        guard let compiler = Compiler.found else { return [] }
        let standIns = try StandIns.folder()
        let folder = try TemporaryFolder()
        var results: [Compiler.Result] = []
        for module in fixture.modules {
            let common = [
                "-parse-as-library", "-module-name", module.name, "-I", standIns.url.path, "-I", folder.url.path,
            ]
            results.append(try compiler.run(["-typecheck"] + common + module.files))
            guard fixture.isImported(module) else { continue }
            // The compiler skips the bodies when it only makes a module, so this does not replace the check.
            let output = folder.url.appendingPathComponent("\(module.name).swiftmodule").path
            results.append(try compiler.run(["-emit-module", "-enable-testing", "-o", output] + common + module.files))
        }
        return results
    }
}
