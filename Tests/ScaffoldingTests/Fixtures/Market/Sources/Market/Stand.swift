import NeedleFoundation
import RIBs
import UIKit

protocol StandDependency: NeedleFoundation.Dependency {}

final class StandComponent: NeedleFoundation.Component<StandDependency> {}

protocol StandBuildable: Buildable {
    func build(withListener listener: StandListener) -> StandRouting
}

final class StandBuilder: Builder<StandComponent>, StandBuildable {
    func build(withListener listener: StandListener) -> StandRouting {
        let interactor = StandInteractor(presenter: StandViewController())
        interactor.listener = listener
        return StandRouter(interactor: interactor, viewController: interactor.presenter)
    }
}

protocol StandRouting: ViewableRouting {}

protocol StandListener: AnyObject {
    func standDidClose()
}

protocol StandInteractable: Interactable {
    var router: StandRouting? { get set }
    var listener: StandListener? { get set }
}

final class StandInteractor: PresentableInteractor<StandViewController>, StandInteractable {
    weak var router: StandRouting?
    weak var listener: StandListener?
}

final class StandRouter: ViewableRouter<StandInteractable, StandViewController>, StandRouting {
    override init(interactor: StandInteractable, viewController: StandViewController) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}

final class StandViewController: UIViewController, ViewControllable {}
