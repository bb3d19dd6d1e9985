import Foundation
import TestSupport

/// The rules that are off by default. Random apps contain nothing that they report, so what they say is wrong.
enum OptionalRules {
    static let ids: Set = ["default-argument-dependency", "hidden-singleton", "strong-cycle", "unregistered-request"]

    /// Writes a configuration, unless the app has one.
    static func enable(in folder: String) throws {
        let path = "\(folder)/.thimble.json"
        guard !FileManager.default.fileExists(atPath: path) else { return }
        let rules = ids.sorted().map { "\"\($0)\": \"note\"" }.joined(separator: ", ")
        try Files.write("{ \"rules\": { \(rules) } }\n", to: path)
    }
}
