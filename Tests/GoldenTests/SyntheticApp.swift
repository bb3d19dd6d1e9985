import Foundation
import TestSupport

/// An app that `../shared/corpus/gen.py` makes: components among many files that have nothing to do with them.
enum SyntheticApp {
    private static let generator = repository.deletingLastPathComponent().appendingPathComponent("shared/corpus/gen.py")
        .path
    private static let python = Program(named: "python3")

    static let isAvailable = python != nil && FileManager.default.fileExists(atPath: generator)

    /// - Returns: whether the app is there.
    static func make(at folder: URL, components: Int, others: Int) throws -> Bool {
        let arguments = [generator, folder.path, "-n", "\(components)", "-f", "\(others)"]
        return try python?.run(arguments).isSuccess ?? false
    }
}
