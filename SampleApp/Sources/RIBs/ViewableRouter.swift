/// The router of a RIB that owns a view.
open class ViewableRouter<InteractorType, ViewControllerType>: Router<InteractorType>, ViewableRouting {
    /// The view of the RIB, with all that this router calls on it.
    public let viewController: ViewControllerType

    /// The view of the RIB, as the parent's router sees it.
    public let viewControllable: ViewControllable

    /// Makes the router of a RIB from its interactor and its view.
    ///
    /// Both types are protocols of the RIB, which must inherit `Interactable` and `ViewControllable`; as in RIBs the
    /// program ends where they do not.
    public init(interactor: InteractorType, viewController: ViewControllerType) {
        guard let viewControllable = viewController as? ViewControllable else {
            preconditionFailure("\(ViewControllerType.self) must inherit ViewControllable.")
        }
        self.viewController = viewController
        self.viewControllable = viewControllable
        super.init(interactor: interactor)
    }
}
