import Drawings
import Foundation
import SwiftReader
import Testing

/// The folder of the repository.
let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

@Suite("The reader agrees with swift-syntax")
struct JudgeTests {
    @Test("on every declaration of the repository's own sources and fixtures")
    func ownSources() throws {
        let judge: Judge
        do {
            judge = try Judge()
        } catch let missing as Judge.Missing {
            print("SKIPPED: the reader is not compared with swift-syntax: \(missing).")
            return
        }
        defer { judge.remove() }
        let files = swiftFiles()
        #expect(files.count > 300)
        let judged = try judge.lines(of: files).filter { !$0.hasPrefix("{\"error\":") }
        let read = try files.flatMap { path in
            let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
            return inspectionLines(of: SourceFile(path: path, reading: bytes), named: path)
        }
        let differences = Set(judged).symmetricDifference(read)
        #expect(differences.isEmpty, "\(differences.sorted().prefix(6).joined(separator: "\n"))")
        #expect(judged.count == read.count)
    }

    private func swiftFiles() -> [String] {
        ["Package.swift", "Sources", "Tests", "SampleApp/Sources", "SampleApp/Tests"].flatMap { name in
            let start = repository.appendingPathComponent(name).path
            guard let below = FileManager.default.enumerator(atPath: start) else { return [start] }
            let names = below.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
            return names.isEmpty ? [start] : names.map { "\(start)/\($0)" }
        }
        .sorted()
    }
}
