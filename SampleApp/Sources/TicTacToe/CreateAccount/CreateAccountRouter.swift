import RIBs

protocol CreateAccountInteractable: Interactable {
    var router: CreateAccountRouting? { get set }
    var listener: CreateAccountListener? { get set }
}

protocol CreateAccountViewControllable: ViewControllable {}

final class CreateAccountRouter: ViewableRouter<CreateAccountInteractable, CreateAccountViewControllable>,
    CreateAccountRouting
{
    override init(interactor: CreateAccountInteractable, viewController: CreateAccountViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
