import RIBs

protocol KiteRouting: Routing {}
protocol KiteListener: AnyObject {}
protocol KitePresentableListener: AnyObject {}
protocol KitePresentable: Presentable {}

final class KiteInteractor: PresentableInteractor<KitePresentable> {
    // Both of one keyword can be weak.
    var router: KiteRouting?, listener: KiteListener?
}

final class TailInteractor: Interactor {
    /// The word goes for all that it declares, and a number cannot be weak.
    var listener: KiteListener?, knots = 3
    @MainActor private(set) var router: KiteRouting! = nil
}

final class KiteViewController: KitePresentable {
    @MainActor
    // Set by the interactor.
    final var listener: KitePresentableListener? { didSet { print("set") } }

    @MainActor init() {}
}

final class StringInteractor: Interactor {
    let router: KiteRouting
    #if DEBUG
    public var listener: KiteListener?
    #else
    var listener: KiteListener?
    #endif

    init(router: KiteRouting) { self.router = router }
}

final class KiteComponent: Component<EmptyDependency> {}
