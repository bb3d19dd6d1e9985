import Foundation
import RandomApps

/// Judges random apps; see `usage`.
@main
struct RandomAppCampaign {
    private static let usage = """
        Usage: random-app-campaign [FIRST-SEED] COUNT              wiring patterns of RIBs
               random-app-campaign ribs|needle [FIRST-SEED] COUNT  features of the language
               random-app-campaign [ribs|needle] show SEED [spoiled]

        THIMBLE_NEEDLE_SOURCES names a folder with the sources of NeedleFoundation, for its dynamic mode too.
        """

    static func main() throws {
        var words = Array(CommandLine.arguments.dropFirst())
        let dialect = words.first.flatMap(FeatureDialect.init)
        if dialect != nil { words.removeFirst() }
        if words.first == "show", words.count > 1, let seed = UInt64(words[1]) {
            guard let dialect else { return show(RandomApp(seed: seed)) }
            return print(FeatureCampaign.show(dialect, seed: seed, isSpoiled: words.last == "spoiled"))
        }
        let numbers = words.compactMap(UInt64.init)
        guard !numbers.isEmpty, numbers.count == words.count, numbers.count < 3, let count = numbers.last else {
            print(usage)
            exit(2)
        }
        let first = numbers.count > 1 ? numbers[0] : 1
        guard let dialect else { return try judge(first: first, count: count) }
        try judgeFeatures(dialect, first: first, count: count)
    }

    private static func show(_ app: RandomApp) {
        let fault = app.fault(seed: app.plan.seed)
        for (path, text) in app.text.files.sorted(by: { $0.key < $1.key }) {
            print("=== \(path)\n\(text)")
            if let other = fault?.text.files[path], other != text {
                print("=== \(path), \(fault?.name ?? "")\n\(other)")
            }
        }
    }

    private static func folder(_ name: String) -> String {
        FileManager.default.temporaryDirectory.appendingPathComponent("thimble-campaign-\(name)").path
    }

    private static func judge(first: UInt64, count: UInt64) throws {
        let campaign = try Campaign(in: folder("\(first)-\(count)"))
        var total = Campaign.Result()
        for start in stride(from: first, to: first + count, by: 100) {
            let result = try campaign.judge(start..<min(start + 100, first + count))
            total.sound += result.sound
            total.spoiled += result.spoiled
            total.disagreements += result.disagreements
            total.rules.merge(result.rules, uniquingKeysWith: +)
            total.patterns.merge(result.patterns, uniquingKeysWith: +)
            for disagreement in result.disagreements { print(disagreement) }
            print("\(total.sound) sound, \(total.spoiled) spoiled, \(total.disagreements.count) disagreements")
            fflush(nil)
        }
        print("rules: \(list(total.rules))")
        print("patterns: \(list(total.patterns))")
        exit(total.disagreements.isEmpty ? 0 : 1)
    }

    private static func judgeFeatures(_ dialect: FeatureDialect, first: UInt64, count: UInt64) throws {
        let needle = ProcessInfo.processInfo.environment["THIMBLE_NEEDLE_SOURCES"]
        let campaign = try FeatureCampaign(dialect, in: folder("\(dialect)-\(first)-\(count)"), needle: needle)
        var total = FeatureCampaign.Result()
        for block in FeatureCampaign.blocks(from: first, count: count) {
            let result = try campaign.judge(block)
            total.add(result)
            for text in result.falseErrors { print("FALSE ERROR \(text)") }
            for text in result.silent { print("SILENT \(text)") }
            for text in result.broken { print("BROKEN \(text)") }
            let counts = "\(total.falseErrors.count) false errors, \(total.silent.count) silent"
            print("to seed \(block.upperBound - 1): \(total.agreements) agree, \(counts), \(total.broken.count) broken")
            fflush(nil)
        }
        exit(total.disagreements.isEmpty ? 0 : 1)
    }

    private static func list(_ counts: [String: Int]) -> String {
        counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }
}
