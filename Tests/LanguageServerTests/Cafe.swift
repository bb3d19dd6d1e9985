import Foundation
import TestSupport

/// A small app without findings.
enum Cafe {
    static let files: [String: String] = {
        let folder = repository.appendingPathComponent("Tests/LanguageServerTests/Fixtures/Cafe").path
        return (try? Files.texts(below: folder)) ?? [:]
    }()
}
