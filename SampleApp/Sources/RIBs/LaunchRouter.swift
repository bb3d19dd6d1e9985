import TextViews

/// The router at the top of the tree, which the app launches where a parent would attach it.
open class LaunchRouter<InteractorType, ViewControllerType>: ViewableRouter<InteractorType, ViewControllerType>,
    LaunchRouting
{
    /// Makes the router of the RIB at the top from its interactor and its view.
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
