import Foundation

/// Long campaigns against the reader; `campaign.sh` says how to run them.
@main
struct Campaign {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let isQuiet: Bool
        switch arguments.first {
        case "damage": isQuiet = damageCampaign(Array(arguments.dropFirst()))
        case "splice": isQuiet = spliceCampaign(Array(arguments.dropFirst()))
        case "sizes": isQuiet = sizeCampaign(Array(arguments.dropFirst()))
        default:
            complain("say damage, splice or sizes")
            exit(2)
        }
        exit(isQuiet ? 0 : 1)
    }
}
