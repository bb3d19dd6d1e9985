import EngineChecks
import Foundation
import RandomApps
import TestSupport
import Testing
@testable import ThimbleCommands

/// A few of the edits that the campaign makes by thousands.
@Suite("Engine")
struct EngineTests {
    private static let fixtures = repository.appendingPathComponent("Tests/GoldenTests/Fixtures").path

    @Test("After random edits of every fixture, it answers as a new check does")
    func fixtures() throws {
        var total = EngineCheck.Result()
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.fixtures).sorted()
        // In runs without long tests, a part of them.
        for (number, name) in names.enumerated() where LongTests.areIncluded || number.isMultiple(of: 3) {
            let files = try EngineCheck.files(in: "\(Self.fixtures)/\(name)/Input")
            guard !files.isEmpty else { continue }
            total.add(try EngineCheck.run(name, files, seed: UInt64(number) + 100, edits: 2))
        }
        #expect(total.disagreements == [])
        #expect(total.edits > 100 && total.changes > 30)
    }

    @Test("After random edits of random apps and of SampleApp, undone now and then, it answers as a new check does")
    func apps() throws {
        var total = EngineCheck.Result()
        for seed in 1...UInt64(LongTests.areIncluded ? 4 : 2) {
            let files = RandomApp(seed: seed).text.files.mapValues { Array($0.utf8) }
            total.add(try EngineCheck.run("random \(seed)", files, seed: seed, edits: 16))
            for dialect in FeatureDialect.allCases {
                let files = FeatureCampaign.files(dialect, seed: seed).mapValues { Array($0.utf8) }
                total.add(try EngineCheck.run("random \(dialect) \(seed)", files, seed: seed, edits: 16))
            }
        }
        let sample = try EngineCheck.files(in: repository.appendingPathComponent("SampleApp").path)
        total.add(try EngineCheck.run("SampleApp", sample, seed: 5, edits: 24))
        #expect(total.disagreements == [])
        #expect(total.edits > 100 && total.changes > 25)
    }

    // MARK: Documents

    private static let app = [
        "Sources/App/App.swift": """
        import NeedleFoundation

        final class AppComponent: BootstrapComponent {
            var title: String { "App" }
            var login: LoginComponent { LoginComponent(parent: self) }
        }

        """,
        "Sources/App/Login.swift": """
        import NeedleFoundation

        protocol LoginDependency: Dependency { var title: String { get } }

        final class LoginComponent: Component<LoginDependency> {}

        """,
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(name: "App", targets: [.executableTarget(name: "App")])

        """,
    ]

    private func engine(of folder: TemporaryFolder, _ options: String...) throws -> Engine {
        try Engine(Arguments([folder.path] + options, for: Check.shape), for: Check.shape)
    }

    private func rules(_ engine: inout Engine) throws -> [String] {
        try engine.answer().analysis.findings.map(\.rule).filter { $0.hasPrefix("missing") || $0.hasPrefix("unknown") }
    }

    @Test("An open document counts before it is saved, and the file again when it is closed")
    func document() throws {
        let folder = try TemporaryFolder(Self.app)
        var engine = try engine(of: folder)
        #expect(try rules(&engine) == [])
        let file = "\(folder.path)/Sources/App/App.swift"
        let text = try folder.text(of: "Sources/App/App.swift").replacing("title", with: "name")
        engine.open(file, Array(text.utf8))
        #expect(try rules(&engine) == ["missing-provider"])
        #expect(try engine.answer().analysis.findings.contains { !$0.repairs.isEmpty })
        engine.close(file)
        #expect(try rules(&engine) == [])
    }

    @Test("A document that has never been saved is a file of the app")
    func unsaved() throws {
        var files = Self.app
        let login = files.removeValue(forKey: "Sources/App/Login.swift") ?? ""
        let folder = try TemporaryFolder(files)
        var engine = try engine(of: folder)
        #expect(try engine.answer().analysis.graph.scopes.count == 1)
        engine.open("\(folder.path)/Sources/App/Login.swift", Array(login.utf8))
        #expect(try engine.answer().analysis.graph.scopes.count == 2)
        // What is saved now is what was open.
        try folder.write(login, to: "Sources/App/Login.swift")
        engine.noteChanges(at: ["\(folder.path)/Sources/App/Login.swift"])
        engine.close("\(folder.path)/Sources/App/Login.swift")
        #expect(try engine.answer().analysis.graph.scopes.count == 2)
    }

    @Test("A broken configuration is a failure until it is repaired, in an open document too")
    func configuration() throws {
        let folder = try TemporaryFolder(Self.app)
        var engine = try engine(of: folder)
        #expect(try rules(&engine) == [])
        let file = "\(folder.path)/.thimble.json"
        engine.open(file, Array(#"{ "rules": "#.utf8))
        #expect(throws: Stop.self) { try engine.answer() }
        engine.open(file, Array(#"{ "exclude": ["App.swift"] }"#.utf8))
        #expect(try engine.answer().analysis.sources.fileCount == 1)
        engine.close(file)
        #expect(try engine.answer().analysis.sources.fileCount == 2)
    }

    @Test("An edit of a manifest in a document changes the modules")
    func manifest() throws {
        let folder = try TemporaryFolder(Self.app)
        var engine = try engine(of: folder)
        #expect(try engine.answer().analysis.graph.modules.first?.name == "App")
        let renamed = try folder.text(of: "Package.swift")
            .replacing("(name: \"App\")", with: "(name: \"Other\", path: \"Sources/App\")")
        engine.open("\(folder.path)/Package.swift", Array(renamed.utf8))
        #expect(try engine.answer().analysis.graph.modules.first?.name == "Other")
    }

    @Test("A specification of XcodeGen that includes another file changes the modules")
    func inclusion() throws {
        var files = Self.app
        files["Package.swift"] = nil
        files["project.yml"] = "name: App\n"
        files["targets.yml"] = "targets:\n  Home:\n    type: application\n    sources: [Sources]\n"
        let folder = try TemporaryFolder(files)
        var engine = try engine(of: folder)
        #expect(try engine.answer().analysis.graph.modules.first?.name != "Home")
        try folder.write("name: App\ninclude: [targets.yml]\n", to: "project.yml")
        engine.noteChanges(at: ["\(folder.path)/project.yml"])
        #expect(try engine.answer().analysis.graph.modules.first?.name == "Home")
    }

    @Test("All files may go, and come again")
    func emptied() throws {
        let folder = try TemporaryFolder(Self.app)
        var engine = try engine(of: folder)
        #expect(try engine.answer().analysis.graph.scopes.count == 2)
        try FileManager.default.removeItem(atPath: folder.path)
        engine.noteChanges(at: [folder.path])
        #expect(throws: Stop.self) { try engine.answer() }
        for (name, text) in Self.app { try folder.write(text, to: name) }
        engine.noteChanges(at: [folder.path])
        #expect(try engine.answer().analysis.graph.scopes.count == 2)
    }
}
