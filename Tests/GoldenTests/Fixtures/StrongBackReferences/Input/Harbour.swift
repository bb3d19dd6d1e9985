import RIBs

protocol PilotRouting: Routing {}
protocol PilotListener: AnyObject {}
protocol PilotPresentableListener: AnyObject {}

protocol PilotPresentable: Presentable {
    var listener: PilotPresentableListener? { get set }
}

// Each of these holds what holds it.

final class PilotInteractor: PresentableInteractor<PilotPresentable> {
    var router: PilotRouting?
    var listener: PilotListener?
}

final class PilotViewController: PilotPresentable {
    public var listener: PilotPresentableListener? {
        didSet { print("changed") }
    }
}

// None of these does.

protocol BuoyListener {}

class HarbourInteractor: Interactor {
    weak var router: PilotRouting?
    unowned var owner: PilotRouting

    init(owner: PilotRouting) { self.owner = owner }
}

final class BuoyInteractor: HarbourInteractor {
    /// A value, as far as anybody knows.
    var listener: BuoyListener?
}

final class CraneInteractor: Interactor {
    private weak var boss: PilotListener?
    var listener: PilotListener? { boss }
    static var router: PilotRouting?
}

final class PilotInteractorMock: Interactor {
    var router: PilotRouting?
    var listener: PilotListener?
}

/// It owns the router and stands above it.
final class HarbourScene {
    var router: PilotRouting?
    var listener: PilotListener?
}
