import Foundation
import TestSupport

/// Edits apps at random, and compares the answers of an engine with those of new checks after each edit.
package enum EngineCheck {
    /// How many edits were made, and after which the answers differed.
    package struct Result: Sendable {
        package var edits = 0
        /// After how many of them the answer was another one than before.
        package var changes = 0
        package var disagreements: [String] = []

        package init() {}

        package mutating func add(_ other: Result) {
            edits += other.edits
            changes += other.changes
            disagreements += other.disagreements
        }
    }

    /// Edits between two restorations.
    private static let stretch = 8
    /// Every so often, an answer is cancelled first.
    private static let cancelled = 3

    /// Edits an app.
    ///
    /// - Parameters:
    ///   - name: for messages.
    ///   - files: the contents of its files, by their paths from its folder.
    ///   - seed: decides the edits.
    package static func run(_ name: String, _ files: [String: [UInt8]], seed: UInt64, edits count: Int) throws -> Result
    {
        var result = Result()
        guard let app = try EditedApp(files) else { return result }
        let original = app.transcript()
        var last = original
        var edits = RandomEdits(seed: seed)
        var done: [String] = []
        for number in 1...max(1, count) {
            done.append(try edits.edit(app))
            let isWhole = number.isMultiple(of: stretch)
            result.edits += 1
            if number.isMultiple(of: cancelled) { app.giveUp(afterStages: number / cancelled % 5) }
            if let difference = app.disagreement() {
                result.disagreements.append(
                    "\(name), seed \(seed), after \(done.joined(separator: "; ")):\n\(difference)"
                )
                return result
            }
            let now = app.transcript()
            if now != last { result.changes += 1 }
            last = now
            guard isWhole else { continue }
            try app.restore()
            done = []
            last = app.transcript()
            if let difference = app.disagreement() ?? (last == original ? nil : "another answer than at first") {
                result.disagreements.append("\(name), seed \(seed), after undoing:\n\(difference)")
                return result
            }
        }
        return result
    }

    /// The files of a folder, without hidden ones except the configuration.
    package static func files(in folder: String) throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for path in Files.paths(below: folder) {
            let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") && $0 != ".thimble.json" }
            if isHidden || path.hasSuffix(".resolved") { continue }
            files[path] = Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)")))
        }
        return files
    }
}
