import CommandTestSupport
import Foundation
import Reporters
import TestSupport
import Testing
import TextFormats

@testable import ThimbleCommands

@Suite struct ReportTests {
    private static let faulty = """
        import RIBs
        protocol FerryDependency: Dependency { var pier: Pier { get } }
        final class FerryComponent: Component<FerryDependency> {}
        final class FerryBuilder: Builder<FerryDependency> {
            func build() { print(FerryComponent(dependency: dependency).dependency.pier) }
        }
        final class PortComponent: Component<EmptyDependency> {
            init() { super.init(dependency: EmptyComponent()) }
        }
        func start() { FerryBuilder(dependency: PortComponent()).build() }

        """

    private func run(_ arguments: [String], _ environment: Environment = Environment()) -> Outcome {
        thimble(arguments, in: environment)
    }

    @Test(arguments: [
        ("always", ["NO_COLOR": "1"], false, true),
        ("never", ["FORCE_COLOR": "1"], true, false),
        ("auto", [:], true, true),
        ("auto", [:], false, false),
        ("auto", ["NO_COLOR": "1"], true, false),
        ("auto", ["NO_COLOR": ""], true, true),
        ("auto", ["NO_COLOR": "1", "FORCE_COLOR": "1"], true, false),
        ("auto", ["FORCE_COLOR": "1"], false, true),
        ("auto", ["CLICOLOR_FORCE": "1", "TERM": "dumb"], false, true),
        ("auto", ["FORCE_COLOR": ""], false, false),
        ("auto", ["TERM": "dumb"], true, false),
        ("auto", ["TERM": "xterm-256color"], true, true),
    ])
    func colorsFollowWishEnvironmentAndTerminal(
        _ options: String,
        _ environment: [String: String],
        _ isTerminal: Bool,
        _ isColored: Bool
    ) throws {
        let folder = try TemporaryFolder(["A.swift": Self.faulty])
        let environment = Environment(outputIsTerminal: isTerminal, environment: environment)
        let outcome = run(["check", "--color", options, folder.path], environment)
        #expect(outcome.output.contains("error:"))
        #expect(outcome.output.contains("\u{1B}") == isColored)
        #expect(!outcome.errors.contains("\u{1B}"))
    }

    @Test(arguments: ["xcode", "github-actions", "sarif", "json", "junit", "checkstyle", "codeclimate", "markdown"])
    func reportsForProgramsAreNeverColored(_ reporter: String) throws {
        let folder = try TemporaryFolder(["A.swift": Self.faulty])
        let outcome = run(
            ["check", "--color", "always", "--reporter", reporter, folder.path],
            Environment(outputIsTerminal: true, environment: ["FORCE_COLOR": "1"])
        )
        #expect(!outcome.output.isEmpty && !outcome.output.contains("\u{1B}"))
    }

    @Test func filesAreNeverColored() throws {
        let folder = try TemporaryFolder(["A.swift": Self.faulty])
        let file = "\(folder.path)/report.txt"
        _ = run(["check", "--color", "always", "--reporter", "text=\(file)", folder.path])
        let text = try folder.text(of: "report.txt")
        #expect(text.contains("error:") && !text.contains("\u{1B}"))
    }

    @Test func timeIsToldOnlyWhereAClockRuns() throws {
        let folder = try TemporaryFolder(["A.swift": Self.faulty])
        #expect(run(["check", folder.path]).errors == "Checked 1 file, 2 scopes: 1 error.\n")
        let errors = run(["check", folder.path], .ofProcess()).errors
        #expect(errors.wholeMatch(of: #/Checked 1 file, 2 scopes: 1 error in \d+\.\d\d s\.\n/#) != nil, "\(errors)")
    }

    /// What an earlier command of the step wrote there stays.
    @Test func stepSummaryIsAddedBesideAnnotations() throws {
        let folder = try TemporaryFolder(["App/A.swift": Self.faulty, "summary.md": "before\n"])
        let environment = Environment(environment: ["GITHUB_STEP_SUMMARY": "\(folder.path)/summary.md"])
        _ = run(["check", "--reporter", "json", "\(folder.path)/App"], environment)
        #expect(try folder.text(of: "summary.md") == "before\n")
        let outcome = run(["check", "--reporter", "github-actions", "\(folder.path)/App"], environment)
        #expect(outcome.output.hasPrefix("::error file="))
        let summary = try folder.text(of: "summary.md")
        #expect(summary.hasPrefix("before\n## Thimble\n\nChecked 1 file, 2 scopes: 1 error.\n\n| | rule |"))
        #expect(
            summary.contains("```mermaid\nflowchart LR\n  s0[\"PortComponent\"]\n  s1[\"FerryComponent\"]:::fault\n")
        )
        #expect(summary.contains("  s0 --> s1\n"))
    }

    @Test func summaryThatCannotBeWrittenIsSaid() throws {
        let folder = try TemporaryFolder(["A.swift": Self.faulty])
        let environment = Environment(environment: ["GITHUB_STEP_SUMMARY": "\(folder.path)/no/summary.md"])
        let outcome = run(["check", "--reporter", "github-actions", folder.path], environment)
        #expect(outcome.output.hasPrefix("::error file="))
        #expect(outcome.errors.hasPrefix("warning: The step summary '\(folder.path)/no/summary.md' cannot be written:"))
    }

    /// Services that show a repository know files by their paths in it, wherever the command was started.
    @Test func pathsStartAtTheRootOfTheCopyOfTheRepository() throws {
        let folder = try TemporaryFolder(["Apps/Ferry/A.swift": Self.faulty])
        let files = try ReadSources(.typed("\(folder.path)/Apps")).index
        let inside = Environment(environment: ["GITHUB_WORKSPACE": folder.path])
        #expect(
            RepositoryIndex(files, environment: inside).repositoryPath(of: "Ferry/A.swift") == "Apps/Ferry/A.swift"
        )
        let path = RepositoryIndex(files, environment: Environment()).repositoryPath(of: "Ferry/A.swift")
        #expect(path == "\(folder.path)/Apps/Ferry/A.swift")
    }

    @Test func repositoryIsTheNearestFolderThatGitKeeps() throws {
        let folder = try TemporaryFolder([
            "outer/.git/HEAD": "", "outer/inner/.git": "gitdir: x", "outer/inner/a/b": "",
        ])
        #expect(RepositoryIndex.repository(around: "\(folder.path)/outer/inner/a") == "\(folder.path)/outer/inner")
        #expect(RepositoryIndex.repository(around: "\(folder.path)/outer/x/y") == "\(folder.path)/outer")
    }

    @Test func reportsInFilesAreWholeOrNotThere() throws {
        let folder = try TemporaryFolder(["A.swift": Self.faulty])
        let outcome = thimble("check", "--reporter", "json=\(folder.path)/no/report.json", folder.path)
        #expect(outcome.code == 2)
        #expect(outcome.errors.hasPrefix("error: The report '\(folder.path)/no/report.json' cannot be written:"))
        #expect(try folder.names() == ["A.swift"])
    }

    /// A pipe stays a pipe: what stands at the other end reads the report.
    @Test func reportsGoIntoPipes() throws {
        let folder = try TemporaryFolder(["App/A.swift": Self.faulty])
        let pipe = "\(folder.path)/pipe"
        #expect(mkfifo(pipe, 0o600) == 0)
        let descriptor = open(pipe, O_RDWR | O_NONBLOCK)
        #expect(descriptor >= 0)
        defer { close(descriptor) }
        #expect(thimble("check", "--reporter", "json=\(pipe)", "\(folder.path)/App").code == 1)
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(descriptor, &buffer, buffer.count)
        let text = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
        #expect(text.hasSuffix("\"version\":\"\(toolVersion)\"}\n}\n"))
        #expect(try folder.names() == ["App", "pipe"])
    }

    @Test func rulesAreToldToProgramsAndAsPages() throws {
        let document = try JSONSerialization.jsonObject(with: Data(thimble("rules", "--reporter", "json").output.utf8))
        let rules = try #require((document as? [String: Any])?["rules"] as? [[String: Any]])
        #expect(rules.count == thimble("rules").output.split(separator: "\n").count)
        let unlinked = try #require(rules.first { $0["id"] as? String == "unlinked-child" })
        #expect(unlinked["severity"] as? [String: String] == ["needle": "error", "ribs": "note"])
        #expect(
            thimble("rules", "unlinked-child").output.hasPrefix(
                "Unlinked Child (unlinked-child): error in Needle, note in RIBs\n"
            )
        )
        let page = thimble("rules", "--reporter=markdown", "recursive-scope").output
        #expect(page.hasPrefix("# recursive-scope\n\nRecursive Scope: error in Needle, off in RIBs.\n"))
    }
}
