import Foundation
import Reporters
import TestSupport
import Testing

/// The steps of the action, with GitHub's variables and a code host on this machine.
@Suite(.enabled(if: DistributionJudges.areInstalled, "\(DistributionJudges.howToInstall)"))
struct ActionTests {
    private let workplace: TemporaryFolder
    private static let installed = ["binary": Program.thimble.path]

    init() throws { workplace = try TemporaryFolder(["forge/empty": ""]) }

    @Test func findingsAreAnnotationsAndFailTheJob() throws {
        let run = try ActionRun(Self.installed, in: SampleTree(isBroken: true), workplace: workplace)
        #expect(run.code == 1)
        #expect(run.outputs["code"] == "1")
        #expect(run.log.contains("::error file=App/App.swift,line=3,"))
        #expect(run.steps["Check"]?.summary.contains("missing-provider") == true)
        #expect(run.ran == ["Download Thimble", "Check"])
    }

    @Test func aSoundAppPasses() throws {
        let run = try ActionRun(Self.installed, in: SampleTree(), workplace: workplace)
        #expect(run.code == 0)
        #expect(run.outputs["code"] == "0")
    }

    @Test func inputsNarrowTheCheck() throws {
        let app = try SampleTree(isBroken: true)
        try app.folder.write("struct Empty {}\n", to: "Sound, of course/Empty.swift")
        func run(_ inputs: [String: String]) throws -> ActionRun {
            try ActionRun(Self.installed.merging(inputs) { $1 }, in: app, workplace: workplace)
        }
        #expect(try run(["paths": "App\nSound, of course\n"]).code == 1)
        // No scope at all is no verdict.
        #expect(try run(["paths": "Sound, of course"]).code == 2)
        #expect(try run(["fail-level": "never"]).code == 0)
        let unknown = try run(["fail-level": "grave"])
        #expect(unknown.code == 2)
        #expect(unknown.log.contains("::error title=Thimble::The check could not run"))
        let written = try Program.thimble.run(["check", "--write-baseline", "old.json", "."], in: app.folder.path)
        #expect(written.code == 0)
        #expect(try run(["baseline": "old.json"]).code == 0)
        #expect(try run(["summary": "false"]).steps["Check"]?.summary == "")
    }

    @Test func inputsAreNeverCode() throws {
        let app = try SampleTree()
        let word = "$(touch taken) `touch taken`; touch taken; \"; touch taken; '"
        for input in ["paths", "baseline", "fail-level", "binary", "token"] {
            let given = Self.installed.merging([input: word, "comment": "true"]) { $1 }
            let run = try ActionRun(given, in: app, workplace: workplace, environment: pullRequest())
            #expect((run.code == 0) == (input == "token"), "\(input): \(run.log)")
        }
        #expect(try app.folder.names() == [".git", "App"])
    }

    @Test func findingsAreUploaded() throws {
        let inputs = Self.installed.merging(["sarif": "true"]) { $1 }
        let run = try ActionRun(inputs, in: SampleTree(isBroken: true), workplace: workplace)
        #expect(run.code == 1)
        let file = try #require(run.steps["Upload findings"]?.with["sarif_file"])
        #expect(try Files.text(of: file).contains("\"ruleId\":\"missing-provider\""))
    }

    /// The variables of a job that a pull request started.
    private func pullRequest() throws -> [String: String] {
        try workplace.write("{\"pull_request\":{\"number\":7}}", to: "event.json")
        return ["GITHUB_BASE_REF": "main", "GITHUB_EVENT_PATH": "\(workplace.path)/event.json"]
    }

    @Test func aPullRequestGetsOneComment() throws {
        let app = try SampleTree(isBroken: true)
        let inputs = Self.installed.merging(["comment": "true"]) { $1 }
        #expect(try ActionRun(inputs, in: app, workplace: workplace, environment: pullRequest()).code == 1)
        let first = try ActionRun.comments(workplace)
        #expect(first.map(\.path) == ["/api/repos/team/app/issues/7/comments"])
        #expect(first[0].body.contains("no scope supplies it any more"))
        #expect(first[0].body.contains("1 new finding"))

        try app.folder.write(SampleTree.source, to: "App/App.swift")
        #expect(try ActionRun(inputs, in: app, workplace: workplace, environment: pullRequest()).code == 0)
        let second = try ActionRun.comments(workplace)
        #expect(second.map(\.path) == ["/api/repos/team/app/issues/comments/1"])
        #expect(!second[0].body.contains("new finding"))
        #expect(try app.git("worktree", "list").split(separator: "\n").count == 1)
    }

    @Test func aCommentThatCannotBeWrittenIsAWarning() throws {
        let inputs = Self.installed.merging(["comment": "true", "token": "wrong"]) { $1 }
        let app = try SampleTree()
        let run = try ActionRun(inputs, in: app, workplace: workplace, environment: pullRequest())
        #expect(run.code == 0)
        #expect(run.log.contains("::warning title=Thimble::There is no comment on the pull request:"))
        #expect(run.log.contains("'pull-requests: write'"))
        #expect(!run.log.contains("wrong"))
        let noPullRequest = try ActionRun(inputs, in: app, workplace: workplace)
        #expect(noPullRequest.code == 0)
        #expect(noPullRequest.log.contains("was not started by a pull request"))
    }
}

/// Where the action gets the program from.
@Suite(.enabled(if: DistributionJudges.areInstalled, "\(DistributionJudges.howToInstall)"))
struct ActionDownloadTests {
    private let workplace: TemporaryFolder
    private let folder = "forge/owner/thimble/releases/download/\(toolVersion)"
    private let archive = "thimble-\(toolVersion)-linux-x86_64.tar.gz"

    init() throws { workplace = try TemporaryFolder(["forge/empty": ""]) }

    /// A release whose program is a script with the given text.
    private func release(_ program: String = "#!/bin/sh\nexec '\(Program.thimble.path)' \"$@\"\n") throws {
        let name = archive.replacing(".tar.gz", with: "")
        let content = try TemporaryFolder(["\(name)/thimble": program])
        let file = "\(workplace.path)/\(folder)/\(archive)"
        try workplace.write("", to: "\(folder)/checksums.txt")
        try shell(
            """
            chmod +x '\(content.path)/\(name)/thimble' && tar -czf '\(file)' -C '\(content.path)' \(name)
            cd '\(workplace.path)/\(folder)' && (sha256sum \(archive) || shasum -a 256 \(archive)) >checksums.txt
            """
        )
    }

    private func shell(_ script: String) throws {
        let run = try Program(at: "/bin/sh").run(["-ec", script])
        guard run.isSuccess else { throw FailedRun(messages: run.messages) }
    }

    /// A `swift` that writes what it was told, and "builds" the tool that is there.
    private func standInForSwift() throws -> [String: String] {
        let script = """
            #!/bin/sh
            echo "$@" >>'\(workplace.path)/swift.log'
            bin='\(workplace.path)/bin'
            case "$*" in *--show-bin-path) echo "$bin" ;; *) mkdir -p "$bin" && cp '\(Program.thimble.path)' "$bin/thimble" ;; esac
            """
        try workplace.write(script, to: "tools/swift")
        try shell("chmod +x '\(workplace.path)/tools/swift'")
        return ["PATH": "\(workplace.path)/tools:/usr/bin:/bin"]
    }

    private func run(_ environment: [String: String] = ["PATH": "/usr/bin:/bin"]) throws -> ActionRun {
        try ActionRun([:], in: SampleTree(), workplace: workplace, environment: environment)
    }

    @Test func theReleaseIsVerifiedAndRun() throws {
        try release()
        let run = try run()
        #expect(run.code == 0)
        #expect(run.log.contains("Thimble \(toolVersion), linux-x86_64, SHA-256 "))
        #expect(run.outputs["binary"] == "\(workplace.path)/temp/thimble-\(toolVersion)/thimble")
        #expect(run.ran == ["Download Thimble", "Check"])
    }

    @Test func anArchiveThatDiffersFromItsChecksumIsNeverUsed() throws {
        try release()
        let sums = "\(workplace.path)/\(folder)/checksums.txt"
        let sum = try Files.text(of: sums)
        try Files.write("\(String(repeating: "0", count: 64))\(sum.dropFirst(64))", to: sums)
        let run = try run(standInForSwift())
        #expect(run.code == 2)
        #expect(run.log.contains("is not the one that was released: its SHA-256 is \(sum.prefix(64)) and should be 00"))
        #expect(run.ran == ["Download Thimble"])
        let left = Files.paths(below: "\(workplace.path)/temp")
        #expect(left.allSatisfy { $0.hasPrefix("github_") }, "\(left)")
    }

    @Test func whatNoReleaseHasIsBuilt() throws {
        let run = try run(standInForSwift())
        #expect(run.code == 0)
        #expect(run.log.contains("::notice title=Thimble::There is no release of Thimble \(toolVersion)"))
        #expect(run.ran == ["Download Thimble", "Look for an earlier build", "Build Thimble", "Check"])
        let cache = try #require(run.steps["Look for an earlier build"]?.with)
        #expect(run.outputs["binary"] == cache["path"].map { "\($0)/thimble" })
        #expect(cache["key"]?.hasPrefix("thimble-Linux-X64-") == true)
        let calls = try workplace.text(of: "swift.log")
        #expect(calls.hasPrefix("build -c release --product thimble --package-path "))
        #expect(calls.contains("--static-swift-stdlib"))
    }

    @Test func anEarlierBuildIsUsed() throws {
        try workplace.write("", to: "cached")
        let folder = "\(workplace.path)/temp/thimble-\(toolVersion)"
        try shell("mkdir -p '\(folder)' && cp '\(Program.thimble.path)' '\(folder)/'")
        let run = try run(standInForSwift())
        #expect(run.code == 0)
        #expect(run.ran == ["Download Thimble", "Look for an earlier build", "Check"])
    }

    /// The processor of the runner, the release, and the reason for a build.
    @Test(
        arguments: [
            ("RISCV64", false, "There is no binary of Thimble for Linux on RISCV64"),
            ("ARM64", false, "contains no binary for linux-aarch64"),
            ("X64", true, "does not run on this system"),
        ]
    )
    func aRunnerWithoutABinaryBuilds(_ processor: String, _ isDamaged: Bool, _ reason: String) throws {
        if isDamaged { try release("#!/no/such/interpreter\n") } else { try release() }
        let swift = try standInForSwift()
        let built = try run(swift.merging(["RUNNER_ARCH": processor]) { $1 })
        #expect(built.code == 0)
        #expect(built.log.contains(reason), "\(built.log)")
        #expect(built.ran.contains("Build Thimble"))
    }

    @Test func withoutSwiftThereIsNothingToBuildWith() throws {
        let run = try run()
        #expect(run.code == 2)
        #expect(run.log.contains("and there is no Swift on this runner to build it"))
    }

    @Test func windowsIsRefused() throws {
        let run = try run(["RUNNER_OS": "Windows"])
        #expect(run.code == 2)
        #expect(run.log.contains("Thimble runs on macOS and Linux, not on Windows."))
    }
}
