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
        #expect(plan.names.count == 48)
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
}
