import RIBs

class Shed<Needs>: Component<Needs> {}

/// The fault is here, not where the base names its parameter.
final class StableComponent: Shed<StableDependency> {}

enum Morning {
    static func begin(_ component: StableComponent) { print(component) }
}
