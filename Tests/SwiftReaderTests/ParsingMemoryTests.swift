import ReaderChecks
import SwiftReader
import TestSupport
import Testing

/// What is read in memory that earlier files have used is what is read in fresh memory.
@Suite("Memory for one file after the other")
struct ParsingMemoryTests {
    /// Files of all sizes, whole and damaged, which leave all kinds of open constructs behind.
    private func files() throws -> [[UInt8]] {
        let folder = repository.appendingPathComponent("Tests/SwiftReaderTests").path
        // The memory of a file of this size is not kept.
        let large = "let value = 1\n" + String(repeating: "// Nothing happens here.\n", count: 45_000)
        var files: [[UInt8]] = [[], Array(large.utf8)]
        for (number, path) in Files.paths(below: folder, endingIn: ".swift").sorted().enumerated() {
            let bytes = Array(try Files.text(of: "\(folder)/\(path)").utf8.prefix(200 + number * 7_919 % 800))
            for (kind, damage) in Damage.allCases.enumerated() {
                files.append(damage.applied(to: bytes, at: (number * 131 + kind * 977) % bytes.count))
            }
            files.append(bytes)
        }
        return files
    }

    @Test func leavesNothingBehind() throws {
        let memory = ParsingMemory()
        var scanner = FileSummaryScanner()
        for bytes in try files() {
            let expected = described(SourceFile(path: "A.swift", reading: bytes))
            #expect(described(SourceFile(path: "A.swift", reading: bytes, in: memory)) == expected)
            #expect(described(scanner.parse(path: "A.swift", bytes, hasMark: false).source) == expected)
        }
    }

    private func described(_ file: SourceFile) -> [String] {
        let tables: [Any] = [
            file.path, file.declarations, file.expressions, file.blocks, file.items, file.arguments,
            file.parameters, file.genericParameters, file.accessors, file.attributes, file.types, file.conditions,
            file.problems, file.lineStarts,
        ]
        return tables.map { "\($0)" }
    }
}
