import Foundation
import Reporters
import TestSupport
import Testing

/// The hooks, run by `pre-commit` itself in a repository of their own.
@Suite(.enabled(if: DistributionJudges.areInstalled, "\(DistributionJudges.howToInstall)"))
struct PreCommitTests {
    private let home: TemporaryFolder
    private let page: InstallPage

    init() throws { (home, page) = (try TemporaryFolder(), try InstallPage()) }

    private func run(_ arguments: [String], in app: SampleTree) throws -> Program.Run {
        let tool = URL(fileURLWithPath: Program.thimble.path).deletingLastPathComponent().path
        let judges = URL(fileURLWithPath: DistributionJudges.preCommit.path).deletingLastPathComponent().path
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return try DistributionJudges.preCommit.run(
            arguments,
            in: app.folder.path,
            environment: ["PATH": "\(tool):\(judges):\(path)", "PRE_COMMIT_HOME": home.path]
        )
    }

    private func configure(_ app: SampleTree, _ text: String) throws {
        try app.folder.write(text, to: ".pre-commit-config.yaml")
        try app.git("add", ".pre-commit-config.yaml")
    }

    @Test func theManifestIsValid() throws {
        let run = try run(["validate-manifest", "\(repository.path)/.pre-commit-hooks.yaml"], in: SampleTree())
        #expect(run.isSuccess, "\(run.messages)")
    }

    @Test func anInstalledProgramChecksBeforeACommit() throws {
        let app = try SampleTree()
        try configure(app, try page.snippet("pre-commit", 1))
        #expect(try run(["run", "--all-files"], in: app).isSuccess)
        #expect(try run(["install"], in: app).isSuccess)
        try app.folder.write(SampleTree.source.replacing(SampleTree.provision, with: ""), to: "App/App.swift")
        try app.git("add", "--all")
        let broken = try run(["run"], in: app)
        #expect(broken.code == 1)
        #expect(broken.output.contains("App/App.swift:3:43: error: No scope above `RootComponent` provides"))
        // Files that the check does not read do not start it.
        try app.git("reset", "--quiet", "--hard")
        try configure(app, try page.snippet("pre-commit", 1))
        try app.folder.write("text", to: "notes.txt")
        try app.git("add", "--all")
        #expect(try run(["run"], in: app).output.contains("(no files to check)"))
    }

    /// What `pre-commit` builds is a package in whose place another stands here, because a release of Thimble takes
    /// minutes: its program runs the tool that the tests were built with.
    private func hookRepository() throws -> SampleTree {
        let repositoryOfHooks = try SampleTree()
        let folder = repositoryOfHooks.folder
        try folder.write(try Files.text(of: "\(repository.path)/.pre-commit-hooks.yaml"), to: ".pre-commit-hooks.yaml")
        try folder.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(name: "thimble", targets: [.executableTarget(name: "thimble", path: "Tool")])
            """,
            to: "Package.swift"
        )
        try folder.write(
            """
            import Foundation
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "\(Program.thimble.path)")
            process.arguments = Array(CommandLine.arguments.dropFirst())
            try process.run()
            process.waitUntilExit()
            exit(process.terminationStatus)
            """,
            to: "Tool/main.swift"
        )
        try repositoryOfHooks.commit()
        try repositoryOfHooks.git("tag", toolVersion)
        return repositoryOfHooks
    }

    @Test(.enabled(if: Program(named: "swift") != nil, "No swift is on the search path."))
    func theHooksAreBuiltAndRun() throws {
        let (app, hooks) = (try SampleTree(), try hookRepository())
        let text = try page.snippet("pre-commit").replacing("https://github.com/OWNER/thimble", with: hooks.folder.path)
        try configure(app, text)
        let sound = try run(["run", "--all-files"], in: app)
        #expect(sound.isSuccess, "\(sound.messages)")

        // A new file is written, and `git` does not know it yet.
        func add(_ name: String) throws -> Program.Run {
            let child = """
                import RIBs
                protocol \(name)Dependency: Dependency { var theme: Theme { get } }
                final class \(name)Component: Component<\(name)Dependency> {}
                final class \(name)Builder: Builder<\(name)Dependency> {
                    func build() -> Theme { \(name)Component(dependency: dependency).dependency.theme }
                }
                extension RootComponent { var build\(name): Theme { \(name)Builder(dependency: self).build() } }

                """
            try app.folder.write(child, to: "App/\(name).swift")
            try app.git("add", "--all")
            return try run(["run", "thimble-generate"], in: app)
        }
        #expect(try add("Lobby").isSuccess)
        let wiring = try app.folder.text(of: "ThimbleGenerated.swift")
        #expect(wiring.contains("extension RootComponent: LobbyDependency"))
        // One that changes stops the commit.
        let changed = try add("Stage")
        #expect(changed.code == 1)
        #expect(changed.output.contains("files were modified by this hook"), "\(changed.messages)")
        #expect(try app.folder.text(of: "ThimbleGenerated.swift").contains("extension RootComponent: StageDependency"))
    }
}
