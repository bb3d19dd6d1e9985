import NeedleFoundation

/// Nothing here provides a spade: a static, a local, a member of a nested type, a function's parameter.
final class DesertComponent: BootstrapComponent {
    static let spade = Spade()

    enum Camp {
        static let spade = Spade()
    }

    struct Tent {
        let spade = Spade()
    }

    var dune: DuneComponent {
        let spade = Spade()
        _ = spade
        return DuneComponent(parent: self)
    }

    func dig(spade: Spade) {}
}

protocol DuneDependency: Dependency {
    var spade: Spade { get }
}

final class DuneComponent: Component<DuneDependency> {
    func dig() -> Spade { dependency.spade }
}
