import Lagoon
import NeedleFoundation

// Generated code is in this module, where the requirements keep their isolation.

nonisolated final class IslandComponent: BootstrapComponent {
    @MainActor var depth: Int { 12 }
    let name = "Motu"

    var lagoon: LagoonComponent { LagoonComponent(parent: self) }
}

@main
enum Main {
    @MainActor static func main() {
        registerProviderFactories()
        print(IslandComponent().lagoon.measure())
    }
}
