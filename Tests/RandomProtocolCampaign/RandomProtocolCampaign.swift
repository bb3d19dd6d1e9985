import Foundation
import RandomProtocols

/// Judges mocks of random protocols; see `usage`.
@main
struct RandomProtocolCampaign {
    private static let usage = """
        Usage: random-protocol-campaign [FIRST-SEED] COUNT
               random-protocol-campaign show SEED

        Each seed makes three to six protocols.
        """

    static func main() throws {
        let words = Array(CommandLine.arguments.dropFirst())
        if words.first == "show", words.count > 1, let seed = UInt64(words[1]) {
            return print(ProtocolCampaign.show(seed: seed))
        }
        let numbers = words.compactMap(UInt64.init)
        guard !numbers.isEmpty, numbers.count == words.count, numbers.count < 3, let count = numbers.last else {
            print(usage)
            exit(2)
        }
        try judge(first: numbers.count > 1 ? numbers[0] : 1, count: count)
    }

    private static func judge(first: UInt64, count: UInt64) throws {
        let name = "thimble-protocols-\(first)-\(count)"
        let campaign = try ProtocolCampaign(
            in: FileManager.default.temporaryDirectory.appendingPathComponent(name).path
        )
        var total = ProtocolCampaign.Result()
        for start in stride(from: first, to: first + count, by: 20) {
            let result = try campaign.judge(start..<min(start + 20, first + count))
            total.add(result)
            for fault in result.faults { print(fault) }
            print(
                "\(total.protocols) protocols, \(total.requirements) requirements, \(total.checks) checks, "
                    + "\(total.faults.count) faults"
            )
            fflush(nil)
        }
        exit(total.faults.isEmpty ? 0 : 1)
    }
}
