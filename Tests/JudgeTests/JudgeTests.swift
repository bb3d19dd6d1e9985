import Foundation
import TestSupport
import Testing

/// The Swift files below a folder, sorted; a file itself.
func swiftFiles(below start: String) -> [String] {
    if start.hasSuffix(".swift") { return [start] }
    return Files.paths(below: start, endingIn: ".swift").map { "\(start)/\($0)" }
}

@Suite(
    "The reader agrees with swift-syntax",
    .enabled(if: Judge.isAvailable, "\(Judge.whatIsMissing)"),
    .enabled(if: LongTests.areIncluded, "\(LongTests.remark)")
)
struct JudgeTests {
    @Test("on every declaration and wiring fact of the repository, or of the folders in THIMBLE_JUDGE_FOLDERS")
    func allFiles() throws {
        let judge = try Judge.built.get()
        let files = folders.flatMap(swiftFiles)
        var comparison = Comparison()
        for start in stride(from: 0, to: files.count, by: 200) {
            let some = Array(files[start..<min(start + 200, files.count)])
            for verdict in try judge.verdicts(on: some) { try comparison.add(verdict) }
        }
        print(
            "Compared \(comparison.declarations) declarations and \(comparison.facts) wiring facts of "
                + "\(comparison.files) files, \(comparison.invalidFiles) of them not valid Swift."
        )
        #expect(comparison.files == files.count)
        #expect(comparison.facts > 1000)
        let differences = comparison.differences
        #expect(
            differences.isEmpty,
            "\(differences.count) differences:\n\(differences.prefix(40).joined(separator: "\n"))"
        )
    }

    private var folders: [String] {
        let chosen = ProcessInfo.processInfo.environment["THIMBLE_JUDGE_FOLDERS"] ?? ""
        guard chosen.isEmpty else { return chosen.split(separator: ":").map(String.init) }
        return ["Package.swift", "Sources", "Tests", "SampleApp/Sources", "SampleApp/Tests"]
            .map { repository.appendingPathComponent($0).path }
    }
}
