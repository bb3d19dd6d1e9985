import Drawings
import Foundation
import SwiftReader
import TestSupport
import Testing

/// Each fixture with one byte replaced or the rest of a line cut off, always at the same places.
@Suite(
    "Behind a damage the reader finds the declarations that swift-syntax finds",
    .enabled(if: Judge.isAvailable, "\(Judge.whatIsMissing)")
)
struct DamagedFileTests {
    private static let folder = "Tests/GoldenTests/Fixtures"

    @Test("in nearly all damaged fixtures")
    func fixtures() throws {
        let judge = try Judge.built.get()
        let folder = try TemporaryFolder()
        let lines = try writeDamagedFiles(to: folder.url)
        var count = 0
        var lost: [String] = []
        for verdict in try judge.verdicts(on: lines.keys.sorted()) {
            let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: verdict.path)))
            let file = SourceFile(path: verdict.path, reading: bytes, keepsDeadCode: true)
            let line = lines[verdict.path] ?? 0
            let found = try names(in: inspectionLines(of: file, named: verdict.path), below: line)
            let judged = try names(in: verdict.lines.filter { $0.hasPrefix("{") }.map(String.init), below: line)
            count += judged.count
            lost += judged.subtracting(found).sorted().map {
                "\($0) of \(URL(fileURLWithPath: verdict.path).lastPathComponent)"
            }
        }
        print("Found all but \(lost.count) of \(count) declarations behind \(lines.count) damages.")
        #expect(count > 1000)
        // Where to go on after a mistake is a matter of taste; that there is something to be found is not.
        #expect(lost.count * 200 <= count, "\(lost.prefix(40).joined(separator: "\n"))")
    }

    /// - Returns: for each file the line of its damage, 1-based.
    private func writeDamagedFiles(to folder: URL) throws -> [String: Int] {
        var lines: [String: Int] = [:]
        let start = repository.appendingPathComponent(Self.folder).path
        for (number, path) in swiftFiles(below: start).enumerated() {
            let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
            guard !bytes.isEmpty, !bytes.contains(0x0D) else { continue }
            for round in 0..<8 {
                let location = (number * 7919 + round * 104_729) % bytes.count
                let kind = (number + round) % (Self.replacements.count + 1)
                let damaged = folder.appendingPathComponent("\(number)-\(round).swift")
                try Data(damage(bytes, at: location, kind: kind)).write(to: damaged)
                lines[damaged.path] = bytes[..<location].filter { $0 == 0x0A }.count + 1
            }
        }
        return lines
    }

    private static let replacements = Array("\"{}()[]</@:=`#".utf8)

    private func damage(_ bytes: [UInt8], at location: Int, kind: Int) -> [UInt8] {
        guard kind < Self.replacements.count else {
            let end = bytes[location...].firstIndex(of: 0x0A) ?? bytes.endIndex
            return Array(bytes[..<location] + bytes[end...])
        }
        return Array(bytes[..<location]) + [Self.replacements[kind]] + bytes[(location + 1)...]
    }

    /// The types and properties that stand below a line, with their lines; not in which type, because a damage says that.
    private func names(in inspection: [String], below line: Int) throws -> Set<String> {
        struct Line: Decodable {
            struct Property: Decodable {
                let name: String
                let line: Int
            }
            let kind: String
            let name: String
            let line: Int
            let properties: [Property]
        }
        var names: Set<String> = []
        for text in inspection {
            let type = try JSONDecoder().decode(Line.self, from: Data(text.utf8))
            let name = type.name.split(separator: ".").last ?? ""
            if type.line > line { names.insert("\(type.kind) \(name) in line \(type.line)") }
            for property in type.properties where property.line > line {
                names.insert("\(property.name) in line \(property.line)")
            }
        }
        return names
    }
}
