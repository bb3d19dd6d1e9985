import Foundation
import Reporters
import TestSupport
import Testing

/// The package with the plugins and the program, in the apps of strangers. Nothing of Thimble is compiled.
@Suite(
    .enabled(if: ReleaseBundle.obstacle == nil, "\(ReleaseBundle.obstacle ?? "")"),
    .enabled(if: PackageManager() != nil, "No swift is on the search path.")
)
struct PluginPackageTests {
    /// No address can be reached through this proxy.
    private static let offline = ["https_proxy": "http://127.0.0.1:9", "http_proxy": "http://127.0.0.1:9"]

    private func build(_ folder: TemporaryFolder, _ arguments: String...) throws -> Program.Run {
        let manager = try #require(PackageManager())
        return try manager.run(
            ["build", "--package-path", folder.path] + arguments,
            in: folder.path,
            environment: Self.offline
        )
    }

    /// The modules that a build compiled.
    private func modules(_ folder: TemporaryFolder) -> Set<String> {
        let objects = Files.paths(below: "\(folder.path)/.build", endingIn: ".swift.o")
        let folders = objects.flatMap { $0.split(separator: "/") }.filter { $0.hasSuffix(".build") }
        return Set(folders.map { String($0.dropLast(6)) })
    }

    @Test(.enabled(if: LongTests.areIncluded, "\(LongTests.remark)"))
    func theSampleAppBuildsWithTheBinary() throws {
        let folder = try TemporaryFolder()
        let sample = repository.appendingPathComponent("SampleApp")
        for name in ["Package.swift", "Sources", "Tests", ".thimble.json"] {
            try FileManager.default.copyItem(
                at: sample.appendingPathComponent(name),
                to: folder.url.appendingPathComponent(name)
            )
        }
        let manifest = try folder.text(of: "Package.swift")
        let place = "path: \"\(try ReleaseBundle.shared.get().path)/thimble-plugins\""
        let changed = manifest.replacing("path: \"..\"", with: place)
        #expect(changed != manifest)
        try folder.write(changed, to: "Package.swift")
        let run = try build(folder)
        #expect(run.isSuccess, "\(run.messages)")
        let modules = modules(folder)
        #expect(modules.isSuperset(of: ["TicTacToe", "ScoreBoard", "Play"]))
        let ours = try FileManager.default.contentsOfDirectory(
            atPath: repository.appendingPathComponent("Sources").path
        )
        #expect(modules.isDisjoint(with: ours), "\(modules)")
    }

    /// The package of someone who pastes what the page Install shows.
    private func stranger(_ package: String) throws -> TemporaryFolder {
        let page = try InstallPage()
        let url = "url: \"https://github.com/OWNER/thimble-plugins\""
        let dependencies = try page.snippet("SwiftPM", 0)
        #expect(dependencies.contains(url))
        let targets = try page.snippet("SwiftPM", 1)
            .replacing("name: \"Feature\",", with: "name: \"Feature\", dependencies: [\"RIBs\"],")
        let manifest = """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "Stranger",
                \(dependencies.replacing(url, with: "url: \"file://\(package)\"").replacing("0.1.0", with: toolVersion))
                targets: [
                    .target(name: "RIBs"),
                    \(targets)
                ]
            )
            """
        let ribs = repository.appendingPathComponent("Tests/GoldenTests/Fixtures/StandIns/RIBs.swift").path
        return try TemporaryFolder([
            "Package.swift": manifest,
            ".thimble.json": try page.snippet("SwiftPM", 2),
            "Sources/RIBs/RIBs.swift": try Files.text(of: ribs),
            "Sources/Feature/Feature.swift": Self.feature,
            "Sources/App/main.swift": Self.app,
        ])
    }

    private static let feature = """
        import RIBs
        public struct Theme { public init() {} }
        public protocol FeatureDependency: FeatureDependencyPage {}
        final class FeatureComponent: Component<FeatureDependency> {}
        protocol PageDependency: Dependency { var theme: Theme { get } }
        final class PageComponent: Component<PageDependency> {}
        final class PageBuilder: Builder<PageDependency> {
            func build() -> Theme { PageComponent(dependency: dependency).dependency.theme }
        }
        public final class FeatureBuilder: Builder<FeatureDependency> {
            public func build() -> Theme {
                PageBuilder(dependency: FeatureComponent(dependency: dependency)).build()
            }
        }

        """

    private static let app = """
        import Feature
        import RIBs
        final class AppComponent: Component<EmptyDependency>, FeatureDependency {
            var theme: Theme { Theme() }
        }
        print(FeatureBuilder(dependency: AppComponent(dependency: EmptyComponent())).build())

        """

    /// A repository with one version of the plugins, as a release publishes it.
    private func repositoryOfPlugins(_ bundle: ReleaseBundle) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let script = """
            git init --quiet --bare '\(folder.path)/thimble-plugins'
            git clone --quiet '\(folder.path)/thimble-plugins' '\(folder.path)/checkout'
            .ci/publish-plugins '\(bundle.path)/thimble-plugins' '\(folder.path)/checkout' '\(toolVersion)'
            """
        let run = try Program(at: "/bin/sh").run(["-ec", script], in: repository.path)
        guard run.isSuccess else { throw FailedRun(messages: run.messages) }
        return folder
    }

    private func publish(_ arguments: String...) throws -> Program.Run {
        try Program(at: repository.appendingPathComponent(".ci/publish-plugins").path).run(arguments)
    }

    @Test func aVersionIsPublishedOnce() throws {
        let bundle = try ReleaseBundle.shared.get()
        let plugins = try repositoryOfPlugins(bundle)
        let package = "\(bundle.path)/thimble-plugins"
        let checkout = "\(plugins.path)/checkout"
        let again = try publish(package, checkout, toolVersion)
        #expect(again.code == 2)
        #expect(again.errors.contains("Version \(toolVersion) was published already."))
        let git = try #require(Program(named: "git"))
        #expect(try git.run(["status", "--porcelain"], in: checkout).output == "")
        #expect(try publish(package, plugins.path, "1.0.0").errors.contains("is no checkout"))
        #expect(try publish(checkout + "/no", checkout, "1.0.0").errors.contains("contains no package"))
        #expect(try publish(package).code == 2)
    }

    @Test func aStrangerPastesAndBuilds() throws {
        let plugins = try repositoryOfPlugins(ReleaseBundle.shared.get())
        let folder = try stranger("\(plugins.path)/thimble-plugins")
        let run = try build(folder)
        #expect(run.isSuccess, "\(run.messages)")
        #expect(modules(folder) == ["App", "Feature", "RIBs"])

        try folder.write(Self.app.replacing("var theme: Theme { Theme() }", with: ""), to: "Sources/App/main.swift")
        let broken = try build(folder)
        #expect(!broken.isSuccess)
        let place = "\(folder.path)/Sources/Feature/Feature.swift:5:43: error: "
        #expect(broken.messages.contains(place), "\(broken.messages)")
        #expect(broken.messages.contains("missing-provider"))
    }

    @Test func aBundleWithoutThePlatformStopsTheBuild() throws {
        let bundle = try ReleaseBundle(platforms: ["linux-s390x"])
        let plugins = try repositoryOfPlugins(bundle)
        let folder = try stranger("\(plugins.path)/thimble-plugins")
        let run = try build(folder)
        #expect(!run.isSuccess)
        let message = "error: thimble-plugins \(toolVersion) has programs for linux-s390x, and none for this machine. "
        let lines = run.messages.split(separator: "\n").filter { $0.contains(message) }
        #expect(lines.contains { $0.contains(#/Package\.swift:\d+:\d+: error: /#) }, "\(run.messages)")
        #expect(modules(folder) == [])
    }
}
