import Foundation

/// Programs that judge reports by published schemas; Tests/ReportJudges/install.sh installs them.
package enum OutsideJudges {
    private static let tests = repository.appendingPathComponent("Tests").path
    private static let judges = repository.appendingPathComponent(".build/report-judges").path

    package static let areInstalled = FileManager.default.fileExists(atPath: "\(judges)/installed")
    package static let howToInstall = "The judges of reports are not installed: run Tests/ReportJudges/install.sh."

    /// Reports that golden tests hold Thimble to, by the ends of their names.
    package static func recordedReports(_ ending: String) -> [URL] {
        let fixtures = "\(tests)/GoldenTests/Fixtures"
        return Files.paths(below: fixtures, endingIn: ending).filter { $0.contains("/Reports/") }
            .map { URL(fileURLWithPath: "\(fixtures)/\($0)") }
    }

    /// Judges texts, and files.
    ///
    /// - Returns: what a judge prints: every fault, one a line.
    package static func judge(
        _ form: String,
        _ texts: [String],
        _ files: [URL] = []
    ) throws -> (isAccepted: Bool, text: String) {
        let written = texts.enumerated().map { ("text-\($0.offset)", $0.element) }
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: written))
        let paths = written.map { "\(folder.path)/\($0.0)" } + files.map(\.path)
        let run = try Program(at: "\(judges)/bin/python").run(["\(tests)/ReportJudges/judge.py", form] + paths)
        return (run.isSuccess, run.messages)
    }
}
