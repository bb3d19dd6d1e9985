import Foundation
import RandomApps

/// Judges random apps: `random-app-campaign [FIRST] COUNT`, or shows one: `random-app-campaign show SEED`.
@main
struct RandomAppCampaign {
    static func main() throws {
        let words = Array(CommandLine.arguments.dropFirst())
        if words.first == "show", let seed = words.last.flatMap(UInt64.init) {
            show(RandomApp(seed: seed))
            return
        }
        let numbers = words.compactMap(UInt64.init)
        guard !numbers.isEmpty, numbers.count == words.count, numbers.count < 3, let count = numbers.last else {
            print("Usage: random-app-campaign [FIRST-SEED] COUNT\n       random-app-campaign show SEED")
            exit(2)
        }
        try judge(first: numbers.count > 1 ? numbers[0] : 1, count: count)
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

    private static func judge(first: UInt64, count: UInt64) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("thimble-campaign-\(first)-\(count)")
        let campaign = try Campaign(in: folder.path)
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

    private static func list(_ counts: [String: Int]) -> String {
        counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }
}
