import RIBs

final class Crate {
    var weight = 40
}

protocol WinchDependency: Dependency {
    func load() -> sending Crate
    func unload() -> Crate
    func weigh() -> sending Int
}

final class WinchComponent: Component<any WinchDependency> {
    func hoist() { print(dependency.load(), dependency.unload(), dependency.weigh()) }
}

/// Keeps what it returns.
final class HoldComponent: Component<any EmptyDependency>, WinchDependency {
    func load() -> Crate { Crate() }
    func unload() -> Crate { Crate() }
    func weigh() -> sending Int { 40 }

    func start() { WinchComponent(dependency: self).hoist() }
}

/// Gives away what it returns, also where nothing asks for it.
final class DeckComponent: Component<any EmptyDependency>, WinchDependency {
    func load() -> sending Crate { Crate() }
    func unload() -> sending Crate { Crate() }
    func weigh() -> sending Int { 80 }

    func start() { WinchComponent(dependency: self).hoist() }
}

func stow() {
    HoldComponent(dependency: EmptyComponent()).start()
    DeckComponent(dependency: EmptyComponent()).start()
}
