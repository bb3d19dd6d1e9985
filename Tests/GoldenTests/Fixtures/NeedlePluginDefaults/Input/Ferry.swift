import NeedleFoundation

struct Bar {}

struct Kiosk {}

final class FerryComponent: BootstrapComponent {
    let name = "Gull"

    var deck: DeckComponent { DeckComponent(parent: self) }
}

protocol HasBar: PluginExtension {
    var bar: Bar { get }
    var tables: Int { get }
    var seats: Int { get }
}

extension HasBar {
    var tables: Int { 4 }
    var seats: Int { 16 }
}

enum Trade {
    protocol HasKiosk: AnyObject {
        var kiosk: Kiosk { get }
    }
}

/// Requires what both do, apart from what an extension gives.
typealias DeckExtension = HasBar & Trade.HasKiosk

final class DeckComponent: PluginizedComponent<EmptyDependency, DeckExtension, DeckNonCoreComponent> {
    var bench: BenchComponent { BenchComponent(parent: self) }

    func stroll() -> (Bar, Kiosk, Int) { (pluginExtension.bar, pluginExtension.kiosk, pluginExtension.tables) }
}

/// Replaces one of the two defaults.
final class DeckNonCoreComponent: NonCoreComponent<EmptyDependency> {
    let bar = Bar()
    let kiosk = Kiosk()
    let seats = 20
}

protocol BenchDependency: Dependency {
    var name: String { get }
    var kiosk: Kiosk { get }
}

final class BenchComponent: Component<BenchDependency> {
    func sit() -> (String, Kiosk) { (dependency.name, dependency.kiosk) }
}
