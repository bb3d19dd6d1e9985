import TextViews

/// The router of the root, which the app launches because no parent attaches it.
open class LaunchRouter<InteractorType, ViewControllerType>: ViewableRouter<InteractorType, ViewControllerType>,
    LaunchRouting
{
    /// Creates the router of the root RIB from its interactor and its view.
    public override init(interactor: InteractorType, viewController: ViewControllerType) {
        super.init(interactor: interactor, viewController: viewController)
    }

    /// Shows the RIB's view in the window and starts the tree.
    public final func launch(from window: TextWindow) {
        window.rootViewController = viewControllable.textViewController
        window.makeKeyAndVisible()
        interactable.activate()
        load()
    }
}
