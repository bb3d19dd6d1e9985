import Foundation
import ScopeGraph
import Modules
import TestSupport
import Testing

@testable import ModuleSummaries

/// A damaged summary gives an error, never an answer and never a trap.
@Suite("Damaged summaries")
struct DamageTests {
    private static let summary: [UInt8] = {
        let text =
            "import RIBs\n\nfinal class A: Component<EmptyDependency> {\n    var user: User { User(name: \"a\") }\n}\n"
        let others = (0..<40).map { number in
            SummarizedFile(
                path: "A/Other\(number).swift",
                kind: .source,
                text: Array(String(repeating: "func other\(number)() { print(value, \(number)) }\n", count: 60).utf8)
            )
        }
        let file = SummarizedFile(path: "A/A.swift", kind: .source, sharers: ["B"], text: Array(text.utf8))
        let module = Module(name: "A", folder: "A", kind: .library, origin: .package, package: "", dependencies: ["B"])
        return ModuleSummary(of: module, files: [file] + others) { RelevantFiles.mattersByItself($0, .usual) }.encoded
    }()

    private func fault(_ bytes: [UInt8]) -> SummaryFault? {
        do throws(SummaryFault) {
            _ = try ReadSummary(decoding: bytes)
            return nil
        } catch {
            return error
        }
    }

    @Test func isReadAsItWasWritten() throws {
        let read = try ReadSummary(decoding: Self.summary)
        #expect(read.module.name == "A" && read.module.dependencies == ["B"])
        #expect(read.blocks.map { $0.index == nil } == [true, false])
        let files = try read.files(in: Self.summary)
        #expect(files.map(\.count) == [1, 40])
        #expect(files.first?.first?.sharers == ["B"])
        let blocks = read.blocks.map { block in
            SummaryBlock(
                fileCount: block.fileCount,
                index: block.index,
                packed: Array(Self.summary[block.range])
            )
        }
        #expect(ModuleSummary(module: read.module, blocks: blocks).encoded == Self.summary)
    }

    @Test func everyWrongByteIsNoticed() {
        for index in Self.summary.indices {
            for change: UInt8 in [1, 0x80, 0xFF] {
                var bytes = Self.summary
                bytes[index] ^= change
                #expect(fault(bytes) != nil, "byte \(index)")
            }
        }
    }

    @Test func everyMissingEndIsNoticed() {
        for count in 0..<Self.summary.count { #expect(fault(Array(Self.summary[..<count])) != nil, "\(count) bytes") }
        #expect(fault(Self.summary + [0]) == .damaged)
    }

    @Test func otherFilesAreToldApart() {
        #expect(fault(Array("import RIBs".utf8)) == .notASummary)
        #expect(fault([]) == .notASummary)
        #expect(fault(Array("thimble module summary 99\nrest".utf8)) == .otherVersion("99"))
        #expect(fault(Array("thimble module summary one\nrest".utf8)) == .damaged)
    }

    /// A checksum protects against accidents, not against a stranger.
    @Test func wrongContentsWithTheRightChecksumDoNotTrap() throws {
        let start = Self.summary.firstIndex(of: 10).map { $0 + 9 } ?? 0
        var numbers = RandomNumbers(seed: 4)
        var refused = 0
        for _ in 0..<1500 {
            var contents = Array(Self.summary[start...])
            for _ in 0..<Int.random(in: 1...4, using: &numbers) {
                contents[Int.random(in: contents.indices, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
            }
            do {
                let bytes = SummaryHeader.sealed(contents)
                _ = try ReadSummary(decoding: bytes).files(in: bytes)
            } catch {
                refused += 1
            }
        }
        #expect(refused > 100)
    }

    @Test(arguments: [0, 1, 2, 3, 4, 5, 100, 5000])
    func whatIsPackedIsUnpacked(_ count: Int) throws {
        var numbers = RandomNumbers(seed: UInt64(count))
        let few = (0..<count).map { _ in UInt8.random(in: 97...99, using: &numbers) }
        let all = (0..<count).map { _ in UInt8.random(in: 0...255, using: &numbers) }
        let same = [UInt8](repeating: 7, count: count)
        let skewed = (0..<count).map { _ in
            UInt8(min(30, UInt64.random(in: 1...UInt64.max, using: &numbers).leadingZeroBitCount))
        }
        for bytes in [few, all, same, skewed, few + all + few + same] {
            var writer = ByteWriter()
            CompressedBytes.compress(bytes, into: &writer)
            #expect(try CompressedBytes.unpacked(writer.bytes) == bytes)
            #expect(try QuickBytes.unpacked(QuickBytes.packed(bytes)) == bytes)
        }
    }

    @Test func aCommandThatReadsOneEndsWithTwo() throws {
        let folder = try TemporaryFolder()
        func run(_ bytes: [UInt8]...) throws -> Program.Run {
            var options: [String] = []
            for (number, bytes) in bytes.enumerated() {
                try Data(bytes).write(to: folder.url.appendingPathComponent("\(number)"))
                options += ["--summaries", "\(number)"]
            }
            return try Program.thimble.run(["check"] + options, in: folder.path)
        }
        func expectRefusal(_ run: Program.Run, _ message: String) {
            #expect(run.code == 2)
            #expect(run.output.isEmpty)
            #expect(run.errors.contains(message), "\(run.errors)")
        }
        #expect(try run(Self.summary).code != 2)
        for index in stride(from: 0, to: Self.summary.count, by: Self.summary.count / 12) {
            var bytes = Self.summary
            bytes[index] ^= 4
            expectRefusal(try run(bytes), "'0' ")
        }
        expectRefusal(
            try run(Array(Self.summary.dropLast(3))),
            "'0' is damaged: its contents do not match its checksum."
        )
        expectRefusal(try run(Self.summary, Self.summary), "'0' and '1' both summarize a module 'A'")
        expectRefusal(try run(Array("thimble module summary 7\n".utf8)), "'0' has format version 7")
    }
}
