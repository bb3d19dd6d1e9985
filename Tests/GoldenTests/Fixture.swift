import Foundation
import TestSupport
import Testing

/// A small app under `Fixtures`, with what Thimble has to say of it and to write for it.
struct Fixture: Sendable, CustomTestStringConvertible {
    let name: String

    var testDescription: String { name }

    var input: URL { Self.folder.appendingPathComponent("\(name)/Input", isDirectory: true) }
    var expected: URL { Self.folder.appendingPathComponent("\(name)/Expected", isDirectory: true) }

    /// What each report says of it; only where a fixture is there to show reports.
    var reports: URL { Self.folder.appendingPathComponent("\(name)/Reports", isDirectory: true) }

    /// Which files a compiler has to put into one module, said by hand; only where a folder of its own does not tell.
    var moduleList: URL { Self.folder.appendingPathComponent("\(name)/Modules.txt") }

    var hasModuleList: Bool { FileManager.default.fileExists(atPath: moduleList.path) }

    static let folder = repository.appendingPathComponent("Tests/GoldenTests/Fixtures", isDirectory: true)

    /// All of them, sorted by name.
    static let all: [Fixture] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { Fixture(name: $0) }.filter {
            FileManager.default.fileExists(atPath: $0.input.path) && $0.isForThisCompiler
        }
    }()

    /// Whether this compiler knows what its package asks for.
    private var isForThisCompiler: Bool {
        #if compiler(>=6.2)
            return true
        #else
            let manifest = try? Files.text(of: input.appendingPathComponent("Package.swift").path)
            return manifest?.hasPrefix("// swift-tools-version: 6.2") != true
        #endif
    }
}
