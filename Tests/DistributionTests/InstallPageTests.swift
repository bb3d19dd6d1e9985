import Foundation
import Reporters
import TestSupport
import Testing

/// Every snippet of the page Install is run, or the page says that it was not.
@Suite(.enabled(if: DistributionJudges.areInstalled, "\(DistributionJudges.howToInstall)"))
struct InstallPageTests {
    private let page: InstallPage

    init() throws { page = try InstallPage() }

    /// The sections whose snippets the tests of this target run; `The sources` is what CI does.
    private static let tried: Set = [
        "Linux", "SwiftPM", "Xcode", "GitHub Actions", "GitLab", "Another CI service", "pre-commit", "The sources",
    ]

    @Test func everySectionSaysWhetherItWasTried() {
        #expect(page.sections.count > 10)
        for section in page.sections where !section.snippets.isEmpty {
            let says = section.text.contains(#/(not tried|was tried)/#)
            #expect(says || Self.tried.contains(section.title), "\(section.title)")
        }
        let places = page.text.matches(of: #/(?m)^\| `?([^|`,]+)[^|]* \|/#).map { String($0.1) }
        let titles = page.sections.filter { !$0.snippets.isEmpty }.map(\.title)
        #expect(titles.allSatisfy { title in places.contains { $0 == title || $0 == "\(title) " } }, "\(places)")
    }

    @Test func theVersionIsTheCurrentOne() {
        let versions = page.text.matches(of: #/\d+\.\d+\.\d+/#).map { String($0.output) }
        #expect(Set(versions) == [toolVersion])
    }

    /// A code host with a release.
    private func forge() throws -> TemporaryFolder {
        let forge = try TemporaryFolder()
        let target = "\(forge.path)/OWNER/thimble/releases/download"
        try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: ReleaseBundle.shared.get().path, toPath: "\(target)/\(toolVersion)")
        return forge
    }

    /// Where the tool that the tests were built with is on the search path.
    private static let path: [String: String] = {
        let folder = URL(fileURLWithPath: Program.thimble.path).deletingLastPathComponent().path
        return ["PATH": "\(folder):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"]
    }()

    #if os(Linux)
        private func install(from forge: TemporaryFolder, into folder: TemporaryFolder) throws -> Program.Run {
            let script = try page.snippet("Linux").replacing("https://github.com", with: "$FORGE")
                .replacing("sudo install", with: "install").replacing("/usr/local/bin/", with: "\(folder.path)/bin/")
            #expect(script.contains("$FORGE/OWNER") && script.contains("/bin/"))
            try folder.write("", to: "bin/empty")
            return try DistributionJudges.beside(forge: forge.path, ["bash", "-c", script], in: folder.path)
        }

        @Test func linux() throws {
            let folder = try TemporaryFolder()
            let run = try install(from: forge(), into: folder)
            #expect(run.isSuccess, "\(run.messages)")
            #expect(try Program(at: "\(folder.path)/bin/thimble").run(["-v"]).output == "\(toolVersion)\n")
        }

        @Test func linuxWithAnotherArchive() throws {
            let (forge, folder) = (try forge(), try TemporaryFolder())
            let release = "\(forge.path)/OWNER/thimble/releases/download/\(toolVersion)"
            let names = try FileManager.default.contentsOfDirectory(atPath: release)
            let archive = try #require(names.first { $0.contains("-linux-") })
            try Files.write("something else", to: "\(release)/\(archive)")
            let run = try install(from: forge, into: folder)
            #expect(!run.isSuccess)
            #expect(run.messages.contains("FAILED"))
            #expect(Files.paths(below: "\(folder.path)/bin") == ["empty"])
        }
    #endif

    @Test func xcode() throws {
        let app = try SampleTree(isBroken: true)
        let script = try page.snippet("Xcode").replacing("/usr/local/bin", with: "/no/such/folder")
        func run(_ variables: [String: String]) throws -> Program.Run {
            let settings = ["ACTION": "build", "SRCROOT": app.folder.path].merging(variables) { $1 }
            return try Program(at: "/bin/sh").run(["-c", script], environment: settings)
        }
        let found = try run(Self.path)
        #expect(found.code == 1)
        #expect(found.output.hasPrefix("\(app.folder.path)/App/App.swift:3:43: error: "))
        #expect(try run(Self.path.merging(["ACTION": "indexbuild"]) { $1 }).code == 0)
        let missing = try run(["PATH": "/usr/bin:/bin"])
        #expect(missing.code == 0)
        #expect(missing.output == "warning: Thimble is not installed.\n")
    }

    @Test func gitHubActions() throws {
        let workflow = try page.snippet("GitHub Actions")
        let folder = try TemporaryFolder(["workflow.yml": workflow])
        let run = try DistributionJudges.schemas.run(
            ["--builtin-schema", "vendor.github-workflows", "\(folder.path)/workflow.yml"]
        )
        #expect(run.isSuccess, "\(run.messages)")
        #expect(workflow.contains("uses: OWNER/thimble/.github/actions/check@\(toolVersion)\n"))
        let action = try Files.text(of: "\(ActionRun.action)/action.yml")
        let inputs = action.components(separatedBy: "\noutputs:")[0].matches(of: #/(?m)^  ([a-z-]+):\n    description/#)
            .map { String($0.1) }
        let section = try #require(page.sections.first { $0.title == "GitHub Actions" })
        let rows = section.text.matches(of: #/(?m)^\| `([a-z-]+)` \|/#).map { String($0.1) }
        #expect(rows == inputs)
        let given = workflow.matches(of: #/(?m)^          ([a-z-]+): /#).map { String($0.1) }
        #expect(!given.isEmpty && Set(given).isSubset(of: inputs))
    }

    /// Runs a job in a checkout of an app.
    private func job(_ name: String, in app: SampleTree, forge: TemporaryFolder) throws -> Program.Run {
        let temporary = try TemporaryFolder()
        let jobs = try page.snippet("GitLab").replacing("https://github.com", with: "$FORGE")
            .replacing("/tmp/", with: "\(temporary.path)/").replacing("-C /tmp", with: "-C \(temporary.path)")
            .replacing(#/(?m)^    - apt-get .*\n/#, with: "").replacing("linux-x86_64", with: "linux-$(uname -m)")
        try temporary.write(jobs, to: "jobs.yml")
        let script = try DistributionJudges.python.run(
            ["\(DistributionJudges.folder)/gitlab.py", "\(temporary.path)/jobs.yml", name]
        )
        guard script.isSuccess else { throw FailedRun(messages: script.messages) }
        let command = "export CI_API_V4_URL=\"$FORGE/api/v4\"\n\(script.output)"
        let variables = [
            "CI_MERGE_REQUEST_IID": "7", "CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main", "CI_PROJECT_ID": "3",
            "CI_PROJECT_NAME": "app", "THIMBLE_TOKEN": "secret-token",
        ]
        return try DistributionJudges.beside(
            forge: forge.path,
            ["bash", "-c", command],
            in: app.folder.path,
            environment: variables
        )
    }

    @Test func gitLab() throws {
        let folder = try TemporaryFolder(["jobs.yml": try page.snippet("GitLab")])
        let run = try DistributionJudges.schemas.run(
            ["--builtin-schema", "vendor.gitlab-ci", "\(folder.path)/jobs.yml"]
        )
        #expect(run.isSuccess, "\(run.messages)")
    }

    #if os(Linux)
        @Test func gitLabCodeQuality() throws {
            let app = try SampleTree(isBroken: true)
            let run = try job("thimble", in: app, forge: forge())
            #expect(run.code == 1, "\(run.messages)")
            #expect(run.output.contains("missing-provider"))
            let schema = repository.appendingPathComponent("Tests/ReportJudges/codeclimate.schema.json").path
            let report = "\(app.folder.path)/gl-code-quality-report.json"
            let verdict = try DistributionJudges.schemas.run(["--schemafile", schema, report])
            #expect(verdict.isSuccess, "\(verdict.messages)")
            #expect(try Files.text(of: report).contains("\"path\":\"App/App.swift\""))
        }

        @Test func gitLabComment() throws {
            let (app, forge) = (try SampleTree(isBroken: true), try forge())
            let run = try job("thimble-comment", in: app, forge: forge)
            #expect(run.isSuccess, "\(run.messages)")
            let comments = try forge.text(of: "comments.json")
            #expect(comments.contains("/api/v4/projects/3/merge_requests/7/notes"))
            #expect(comments.contains("no scope supplies it any more"))
        }
    #endif

    @Test func anotherService() throws {
        let app = try SampleTree()
        let script = try page.snippet("Another CI service")
        let run = try Program(at: "/bin/sh").run(["-ec", script], in: app.folder.path, environment: Self.path)
        #expect(run.isSuccess, "\(run.messages)")
        #expect(try app.folder.text(of: "thimble.xml").contains("<testsuites"))
    }
}
