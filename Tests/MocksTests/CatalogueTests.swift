import Foundation
import Mocks
import SwiftReader
import TestSupport
import Testing

/// The mocks of a catalogue of the language's protocols, judged by the compiler.
@Suite(.enabled(if: Compiler.found != nil, "swiftc is not installed"))
struct CatalogueTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Fixtures"

    private static func files() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { "\(folder)/\($0)" }
    }

    @Test(arguments: ["5", "6"])
    func theMocksCompileInAnotherModule(mode: String) throws {
        let compiler = try #require(Compiler.found)
        let files = try Self.files()
        let sources = try files.map { path in
            SourceProtocols(
                of: SourceFile(path: path, reading: Array(try Files.text(of: path).utf8)),
                in: "Catalogue"
            )
        }
        let plan = plan(of: sources, testable: ["Catalogue"])
        #expect(plan.faults.isEmpty)
        #expect(plan.names.count == 57)
        let folder = try TemporaryFolder(["Mocks.swift": plan.text])
        let modes = ["-swift-version", mode, "-parse-as-library", "-warnings-as-errors"]
        let app = try compiler.run(
            modes + [
                "-enable-testing", "-wmo", "-emit-module", "-emit-module-path", "\(folder.path)/Catalogue.swiftmodule",
                "-module-name", "Catalogue", "-Xfrontend", "-experimental-skip-all-function-bodies",
            ],
            files: files
        )
        #expect(app.isAccepted, "\(app.messages)")
        let tests = try compiler.run(
            modes + ["-I", folder.path, "-module-name", "Tests", "-c", "-o", "\(folder.path)/tests.o"],
            files: ["\(folder.path)/Mocks.swift"]
        )
        #expect(tests.isAccepted, "\(tests.messages)")
    }

    private static let isolated = """
        import Foundation

        @globalActor actor Storage { static let shared = Storage() }
        actor Keeper {}

        /// @mockable
        protocol Mixed: AnyObject, Hashable, Comparable, CustomStringConvertible {
            nonisolated var id: Int { get set }
            var size: Int { get set }
            nonisolated func load(_ id: Int) -> Int
            @Storage func store() -> Int
            func keep(_ keeper: isolated Keeper) -> Int
            nonisolated static var all: Int { get }
            init()
        }

        /// @mockable
        nonisolated protocol Free: AnyObject, Codable {
            var size: Int { get }
            func load() async throws -> Int
        }

        /// @mockable
        @Storage protocol Stored: AnyObject { nonisolated func load() -> Int }
        """

    /// The mocks of protocols of a module whose declarations belong to the main actor by default, in the module or not.
    @Test(arguments: ["5", "6"], [true, false])
    func theMocksCompileWithDefaultIsolation(mode: String, isInModule: Bool) throws {
        let compiler = try #require(Compiler.found)
        let source = SourceFile(path: "Protocols.swift", reading: Array(Self.isolated.utf8))
        let table = ProtocolTable([SourceProtocols(of: source, in: "Isolated", isolatesByDefault: true)], and: .usual)
        let plan = MockPlan(
            of: table.entries,
            in: table,
            testableImports: isInModule ? [] : ["Isolated"],
            writtenIn: isInModule ? "Isolated" : "Tests",
            isolatesByDefault: isInModule
        )
        #expect(plan.faults.isEmpty)
        let folder = try TemporaryFolder(["Protocols.swift": Self.isolated, "Mocks.swift": plan.text])
        let (protocols, mocks) = ("\(folder.path)/Protocols.swift", "\(folder.path)/Mocks.swift")
        let modes = ["-swift-version", mode, "-parse-as-library", "-warnings-as-errors"]
        let app = try compiler.run(
            modes + [
                "-enable-testing", "-emit-module", "-emit-module-path", "\(folder.path)/Isolated.swiftmodule",
                "-module-name", "Isolated", "-default-isolation", "MainActor", "-wmo",
            ],
            files: [protocols] + (isInModule ? [mocks] : [])
        )
        #expect(app.isAccepted, "\(app.messages)")
        if isInModule { return }
        let tests = try compiler.run(
            modes + ["-I", folder.path, "-module-name", "Tests", "-typecheck"],
            files: [mocks]
        )
        #expect(tests.isAccepted, "\(tests.messages)")
    }
}
