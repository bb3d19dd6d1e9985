import Foundation
import TestSupport

/// Headless Chromium, driven by programs that judge pages; Tests/PageJudges/install.sh installs them.
enum Browser {
    private static let judges = repository.appendingPathComponent(".build/page-judges").path

    static let isInstalled = FileManager.default.fileExists(atPath: "\(judges)/installed")
    static let howToInstall = "The judges of pages are not installed: run Tests/PageJudges/install.sh."

    /// Judges the pages of a folder.
    ///
    /// - Returns: what the judge prints: every fault, and what it measured.
    static func judge(_ check: String, _ folder: TemporaryFolder) throws -> (isAccepted: Bool, text: String) {
        let program = repository.appendingPathComponent("Tests/PageJudges/judge.py").path
        let run = try Program(at: "\(judges)/bin/python").run([program, check, folder.path])
        return (run.isSuccess, run.messages)
    }
}
