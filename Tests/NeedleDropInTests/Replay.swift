import Foundation
import TestSupport

@testable import ThimbleCommands

/// A folder with sources, a command, and what Needle did when it ran there.
struct ReplayCase: Sendable, CustomStringConvertible {
    let folder: URL

    var description: String { folder.lastPathComponent }

    /// Those in the folder that all who work on Thimble share; empty where that is missing.
    static let shared: [ReplayCase] = {
        let folder = repository.deletingLastPathComponent().appendingPathComponent("shared/needle-goldens")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.first?.isNumber ?? false }.sorted().map {
            ReplayCase(folder: folder.appendingPathComponent($0))
        }
    }()

    static let isMissing = shared.isEmpty

    /// The numbers of the cases in which Needle misreads its input.
    static let quirks: Set<String> = [
        "024", "051", "052", "053", "054", "056", "057", "059", "064", "066", "080", "082", "083",
    ]

    var isQuirk: Bool { Self.quirks.contains(String(description.prefix(3))) }

    func bytes(_ name: String) -> Data? { try? Data(contentsOf: folder.appendingPathComponent(name)) }

    func text(_ name: String) -> String? { bytes(name).map { String(decoding: $0, as: UTF8.self) } }
}

/// What drop-in mode does in a copy of a case.
struct Replayed {
    let report: NeedleReport
    let output: Data?
    let inputs: String?
    let wasTouched: Bool

    init(_ replayed: ReplayCase) throws {
        let folder = try TemporaryFolder()
        let copy = folder.url.appendingPathComponent("case")
        try FileManager.default.copyItem(at: replayed.folder, to: copy)
        let out = copy.appendingPathComponent("Out.swift")
        let longAgo = Date(timeIntervalSince1970: 1_000_000_000)
        if let initial = replayed.bytes("initial.swift") {
            try initial.write(to: out)
            try FileManager.default.setAttributes([.modificationDate: longAgo], ofItemAtPath: out.path)
        }
        let words = shellWords(replayed.text("command") ?? "")
        var report = Needle.report(of: words[...], in: copy.path)
        report.output = report.output.replacingOccurrences(of: copy.path, with: "$CASE")
        self.report = report
        output = try? Data(contentsOf: out)
        inputs = (try? Data(contentsOf: copy.appendingPathComponent("Out.inputs"))).map {
            String(decoding: $0, as: UTF8.self).replacingOccurrences(of: copy.path, with: "$CASE")
        }
        let date = try? FileManager.default.attributesOfItem(atPath: out.path)[.modificationDate] as? Date
        wasTouched = date.map { $0 != longAgo } ?? false
    }
}

/// The words of a command line; quotes keep spaces.
func shellWords(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for letter in line {
        switch letter {
        case quote: quote = nil
        case "'" where quote == nil, "\"" where quote == nil:
            quote = letter
            word = word ?? ""
        case " " where quote == nil, "\n" where quote == nil:
            words += word.map { [$0] } ?? []
            word = nil
        default: word = (word ?? "") + String(letter)
        }
    }
    return words + (word.map { [$0] } ?? [])
}
