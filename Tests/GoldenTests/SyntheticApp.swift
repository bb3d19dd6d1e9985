import Foundation

/// An app that `../shared/corpus/gen.py` makes: components among many files that have nothing to do with them.
enum SyntheticApp {
    private static let generator: URL = {
        let project = Fixture.folder.deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return project.deletingLastPathComponent().appendingPathComponent("shared/corpus/gen.py")
    }()

    static let isAvailable = FileManager.default.fileExists(atPath: generator.path) && python("--version") == 0

    /// - Returns: whether the app is there.
    static func make(at folder: URL, components: Int, others: Int) -> Bool {
        python(generator.path, folder.path, "-n", "\(components)", "-f", "\(others)") == 0
    }

    private static func python(_ arguments: String...) -> Int32? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3"] + arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        process.waitUntilExit()
        return process.terminationStatus
    }
}
