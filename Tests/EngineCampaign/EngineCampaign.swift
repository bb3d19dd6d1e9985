import EngineChecks
import Foundation
import RandomApps
import TestSupport

/// Edits many apps at random; see `usage`.
@main
struct EngineCampaign {
    private static let usage = """
        Usage: engine-campaign [SEED] EDITS [FOLDER...]

        Edits each app EDITS times, and compares the engine's answer with that of a new check after each edit. The apps
        are those in the FOLDERs; without a FOLDER, all golden fixtures, SampleApp, and random apps.
        """

    static func main() throws {
        var words = Array(CommandLine.arguments.dropFirst())
        let numbers = words.prefix { UInt64($0) != nil }.compactMap { UInt64($0) }
        words.removeFirst(numbers.count)
        guard let count = numbers.last, numbers.count < 3, !words.contains(where: { $0.hasPrefix("-") }) else {
            print(usage)
            exit(2)
        }
        let seed = numbers.count > 1 ? numbers[0] : 1
        var total = EngineCheck.Result()
        for app in try apps(words, seed) {
            let result = try EngineCheck.run(app.name, app.files, seed: seed, edits: Int(count))
            for text in result.disagreements { print("DISAGREEMENT \(text)") }
            total.add(result)
            print(
                "\(app.name): \(total.edits) edits, \(total.changes) other answers, "
                    + "\(total.disagreements.count) disagreements"
            )
            fflush(nil)
        }
        exit(total.disagreements.isEmpty ? 0 : 1)
    }

    private static func apps(_ folders: [String], _ seed: UInt64) throws -> [(name: String, files: [String: [UInt8]])] {
        if folders.isEmpty { return try ownApps(seed) }
        return try folders.map { ($0, try EngineCheck.files(in: $0)) }
    }

    private static func ownApps(_ seed: UInt64) throws -> [(name: String, files: [String: [UInt8]])] {
        let fixtures = repository.appendingPathComponent("Tests/GoldenTests/Fixtures").path
        var apps = try FileManager.default.contentsOfDirectory(atPath: fixtures).sorted().compactMap {
            name -> (name: String, files: [String: [UInt8]])? in
            let input = "\(fixtures)/\(name)/Input"
            guard FileManager.default.fileExists(atPath: input) else { return nil }
            return (name, try EngineCheck.files(in: input))
        }
        apps.append(("SampleApp", try EngineCheck.files(in: repository.appendingPathComponent("SampleApp").path)))
        for number in seed..<seed + 20 {
            apps.append(("random \(number)", RandomApp(seed: number).text.files.mapValues { Array($0.utf8) }))
            for dialect in FeatureDialect.allCases {
                let files = FeatureCampaign.files(dialect, seed: number).mapValues { Array($0.utf8) }
                apps.append(("random \(dialect) \(number)", files))
            }
        }
        return apps
    }
}
