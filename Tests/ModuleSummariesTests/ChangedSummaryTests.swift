import Foundation
import ModuleSummaries
import ScopeGraph
import Modules
import TestSupport
import Testing

@testable import ThimbleCommands

/// Blocks that turn out to matter are read from their summary again, which may be another one by then.
@Suite("Summaries that change while they are read")
struct ChangedSummaryTests {
    private let folder: TemporaryFolder
    private let request: InputOptions
    private var location: URL { folder.url.appendingPathComponent("Base.summary") }

    init() throws {
        let folder = try TemporaryFolder()
        self.folder = folder
        let user = "import RIBs\nimport Base\n\nfinal class A: Component<EmptyDependency>, Base {}\n"
        try Data(Self.summary(of: "A", [user])).write(to: folder.url.appendingPathComponent("A.summary"))
        let paths = ["A", "Base"].map { "\(folder.path)/\($0).summary" }
        let arguments = try Arguments(paths.flatMap { ["--summaries", $0] }[...], for: Check.shape)
        request = try InputOptions(arguments, for: Check.shape)
        try Data(Self.base("")).write(to: location)
    }

    private static func summary(of module: String, _ texts: [String]) -> [UInt8] {
        let files = texts.enumerated().map { number, text in
            SummarizedFile(path: "\(module)/\(number).swift", kind: .source, text: Array(text.utf8))
        }
        let module = Module(name: module, folder: module, kind: .library, origin: .package, package: "")
        return ModuleSummary(of: module, files: files) { RelevantFiles.mattersByItself($0, .usual) }.encoded
    }

    /// A module with a block that is only unpacked because another module inherits its protocol.
    private static func base(_ members: String) -> [UInt8] {
        let rest = (0..<40).map { number in
            String(repeating: "func other\(number)() { print(value, \(number)) }\n", count: 60)
        }
        return summary(of: "Base", ["public protocol Base { \(members) }\n"] + rest)
    }

    private func failure(_ change: () throws -> Void) throws -> String? {
        let summaries = try readSummaries(request)
        #expect(summaries.first { $0.path.hasSuffix("Base.summary") }?.blocks.map { $0 == nil } == [true])
        try change()
        do throws(Stop) {
            let input = try SourceInput(summaries, request)
            #expect(input.files.map(\.name).contains("Base/0.swift"))
            return nil
        } catch {
            guard case .failure(let failure) = error else { return "" }
            return failure.messages.joined(separator: "\n")
        }
    }

    @Test func areRefused() throws {
        #expect(try failure {} == nil)
        let changed = try failure { try Data(Self.base("func changed()")).write(to: location) }
        #expect(changed == "'\(location.path)' changed while it was read. Run the command again.")
        let damaged = try failure { try Data(Self.base("").dropLast(3)).write(to: location) }
        #expect(damaged?.contains("is damaged: its contents do not match its checksum.") == true)
    }

    @Test func mayBeMissing() throws {
        let missing = try failure { try folder.remove("Base.summary") }
        #expect(missing?.contains("Base.summary' cannot be read: ") == true)
    }
}
