import CommandTestSupport
import Foundation
import Testing

/// The sample as it is committed, and what a person reads who breaks it.
@Suite("The sample")
struct SampleTests {
    @Test("It is checked without a finding")
    func check() {
        let outcome = thimble("check", Sample.folder)
        #expect(outcome.code == 0)
        #expect(outcome.output == "")
    }

    @Test("The build wires it, so it has no generated file but Needle's")
    func generated() throws {
        #expect(try Sample.read.get().committedTexts[Sample.generatedFile] == nil)
        let outcome = thimble("generate", "--check", Sample.folder)
        #expect(outcome.code == 0)
        #expect(outcome.output == "")
        #expect(outcome.errors == "Up to date.\n")
    }

    @Test("Its drawing in the README is that of the sources as they are")
    func drawing() throws {
        let outcome = thimble("graph", "--format", "dot", "\(Sample.folder)/Sources")
        let committed = try String(contentsOfFile: "\(Sample.folder)/graph.dot", encoding: .utf8)
        #expect(outcome.code == 0)
        #expect(outcome.output == committed, "draw it again: thimble graph SampleApp/Sources, then dot -Tsvg")
    }

    @Test("With one provision deleted, one error says where, on which way, and what to do")
    func deletedProvision() throws {
        let mutants = try MutantList.all.get()
        let found = mutants.first { $0.kind == .provisionRemoved && $0.subject == "AppComponent.theme" }
        let mutant = try #require(found)
        let folder = try mutant.written(from: Sample.read.get())
        let outcome = thimble("check", folder.path)
        #expect(outcome.code == 1)
        #expect(outcome.errors.hasSuffix("1 error.\n"))
        #expect(outcome.output.replacing("\(folder.path)/", with: "") == Self.deletedProvisionText)
        let manual = try String(contentsOfFile: "\(Sample.folder)/../README.md", encoding: .utf8)
        #expect(manual.contains(outcome.output.replacing("\(folder.path)/", with: "SampleApp/")))
    }

    /// Not a word about the generated file, which is stale only because the provision is gone.
    private static let deletedProvisionText = """
        Sources/TicTacToe/TicTacToe/TicTacToeBuilder.swift:11:9: error: No scope above `TicTacToeComponent` provides \
        `theme: Theme` [missing-provider]
           11 |     var theme: Theme { get }
              |         ^
          path from the root:
            Sources/TicTacToe/App/TicTacToeApp.swift:13:48: `AppComponent` is a root, created here
            TicTacToeApp.swift:13:24: `AppComponent` creates `RootComponent`
            Sources/TicTacToe/Root/RootBuilder.swift:40:31: `RootComponent` creates `LoggedInComponent`
            Sources/TicTacToe/LoggedIn/LoggedInBuilder.swift:40:31: `LoggedInComponent` creates `TicTacToeComponent`
            TicTacToeBuilder.swift:11:9: `TicTacToeComponent` requires `theme: Theme`
          also affects:
            Sources/ScoreBoard/ScoreBoardBuilder.swift:12:9: `ScoreBoardComponent`, in `ScoreBoardDependency`
          fix:
            LoggedInBuilder.swift:8:13: Add `var theme: Theme` to `LoggedInComponent`, the \
        nearest scope above both readers, or to one above it

        """
}
