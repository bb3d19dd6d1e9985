import CommandTestSupport
import TestSupport
import Testing

@testable import ThimbleCommands

/// `-` as an output file is standard output.
@Suite struct StandardOutputTests {
    private func folder() throws -> TemporaryFolder {
        let app = """
            /// @mockable
            protocol QuayDependency: Dependency { var tide: Int { get } }
            final class QuayComponent: Component<QuayDependency> { var isHigh: Bool { dependency.tide > 2 } }
            final class AppComponent: Component<EmptyDependency> {
                let tide = 3
                init() { super.init(dependency: EmptyComponent()) }
            }
            let quay = QuayComponent(dependency: AppComponent())

            """
        return try TemporaryFolder(["App/Quay.swift": app])
    }

    @Test func generatedCode() throws {
        let folder = try folder()
        let outcome = thimble("generate", "--output", "-", "\(folder.path)/App")
        #expect(outcome.code == 0 && outcome.errors.isEmpty)
        #expect(outcome.output.contains("extension AppComponent: QuayDependency"))
        #expect(try folder.names() == ["App"])
        #expect(thimble("generate", "\(folder.path)/App").code == 0)
        #expect(try folder.text(of: "App/ThimbleGenerated.swift") == outcome.output)
    }

    @Test(arguments: [
        (["mock"], ["--output", "-"]), (["graph", "--format", "html"], ["--output", "-"]),
        (["check"], ["--reporter", "text=-"]),
    ])
    func whatIsPrintedAnyway(command: [String], output: [String]) throws {
        let folder = try folder()
        let outcome = thimble(command + output + ["\(folder.path)/App"])
        let usual = thimble(command + ["\(folder.path)/App"])
        #expect(!outcome.output.isEmpty && outcome.output == usual.output && outcome.code == usual.code)
        #expect(try folder.names() == ["App"])
    }

    @Test(arguments: [
        ["summarize", "--module", "App", "-o", "-"], ["check", "--write-baseline", "-"],
        ["generate", "--only-module", "App", "--output", "-"], ["generate", "--check", "--output", "-"],
        ["generate", "--only-module", "App", "--output", "Out.swift", "--depfile", "-"],
        ["generate", "--dry-run", "--output", "-"], ["mock", "--check", "--output", "-"],
        ["mock", "--only-if-changed", "--output", "-"],
    ])
    func whatNeedsAFile(words: [String]) throws {
        let folder = try folder()
        let outcome = thimble(words + ["\(folder.path)/App/Quay.swift"])
        #expect(outcome.code == 2 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("error: '--"), "\(outcome.errors)")
        #expect(try folder.names() == ["App"])
    }
}
