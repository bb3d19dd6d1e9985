import Foundation

/// Programs that judge reports by published schemas; Tests/ReportJudges/install.sh installs them.
enum OutsideJudges {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    private static let python = tests.deletingLastPathComponent()
        .appendingPathComponent(".build/report-judges/bin/python")
    private static let mark = tests.deletingLastPathComponent().appendingPathComponent(".build/report-judges/installed")

    static let areInstalled = FileManager.default.fileExists(atPath: mark.path)
    static let howToInstall = "The judges of reports are not installed: run Tests/ReportJudges/install.sh."

    /// Reports that golden tests hold Thimble to, by the ends of their names.
    static func recordedReports(_ ending: String) throws -> [URL] {
        let fixtures = tests.appendingPathComponent("GoldenTests/Fixtures")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: fixtures.path)
        return paths.filter { $0.contains("/Reports/") && $0.hasSuffix(ending) }.sorted()
            .map { fixtures.appendingPathComponent($0) }
    }

    /// Judges texts, and files.
    ///
    /// - Returns: what a judge prints: every fault, one a line.
    static func judge(
        _ form: String,
        _ texts: [String],
        _ files: [URL] = []
    ) throws -> (isAccepted: Bool, text: String) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("thimble-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let written = texts.indices.map { folder.appendingPathComponent("text-\($0)") }
        for (text, file) in zip(texts, written) { try Data(text.utf8).write(to: file) }
        let process = Process()
        process.executableURL = python
        process.arguments =
            [tests.appendingPathComponent("ReportJudges/judge.py").path, form] + (written + files).map(\.path)
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus == 0, String(decoding: data, as: UTF8.self))
    }
}
