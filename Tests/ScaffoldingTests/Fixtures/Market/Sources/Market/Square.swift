import NeedleFoundation
import RIBs
import UIKit

final class SquareComponent: NeedleFoundation.BootstrapComponent {
    var stand: StandComponent { StandComponent(parent: self) }
}

protocol SquareInteractable: Interactable, StandListener {
    var router: SquareRouting? { get set }
}

protocol SquareRouting: ViewableRouting {}

protocol SquareViewControllable: ViewControllable {}

final class SquareInteractor: Interactor, SquareInteractable {
    weak var router: SquareRouting?

    func standDidClose() {}
}

final class SquareBuilder: Builder<SquareComponent> {
    func build() -> LaunchRouting {
        SquareRouter(
            interactor: SquareInteractor(),
            viewController: SquareViewController(),
            standBuilder: StandBuilder(dependency: dependency.stand)
        )
    }
}

final class SquareRouter: LaunchRouter<SquareInteractable, SquareViewControllable>, SquareRouting {
    private let standBuilder: StandBuildable

    init(interactor: SquareInteractable, viewController: SquareViewControllable, standBuilder: StandBuildable) {
        self.standBuilder = standBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    override func didLoad() {
        attachChild(standBuilder.build(withListener: interactor))
    }
}

final class SquareViewController: UIViewController, SquareViewControllable {}
