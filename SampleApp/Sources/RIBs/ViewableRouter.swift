/// The router of a RIB with a view.
open class ViewableRouter<InteractorType, ViewControllerType>: Router<InteractorType>, ViewableRouting {
    /// The view of the RIB, with everything that this router calls on it.
    public let viewController: ViewControllerType

    /// The view of the RIB, for the parent's router.
    public let viewControllable: ViewControllable

    /// Creates the router of a RIB from its interactor and its view.
    ///
    /// Both types are protocols of the RIB, which have to inherit `Interactable` and `ViewControllable`. As in RIBs,
    /// the program traps otherwise.
    public init(interactor: InteractorType, viewController: ViewControllerType) {
        guard let viewControllable = viewController as? ViewControllable else {
            preconditionFailure("\(ViewControllerType.self) must inherit ViewControllable.")
        }
        self.viewController = viewController
        self.viewControllable = viewControllable
        super.init(interactor: interactor)
    }
}
