// A stand-in for the library RIBs: the part of its public surface that the fixtures use, and nothing behind it. Fixtures
// are only type-checked against it, never run.

public protocol Dependency: AnyObject {}

public protocol EmptyDependency: Dependency {}

open class Component<DependencyType>: Dependency {
    public let dependency: DependencyType

    public init(dependency: DependencyType) { self.dependency = dependency }

    public final func shared<T>(__function: String = #function, _ factory: () -> T) -> T { factory() }
}

open class EmptyComponent: EmptyDependency {
    public init() {}
}

public protocol Buildable: AnyObject {}

open class Builder<DependencyType>: Buildable {
    public let dependency: DependencyType

    public init(dependency: DependencyType) { self.dependency = dependency }
}

open class ComponentizedBuilder<Component, Router, DynamicBuildDependency, DynamicComponentDependency>: Buildable {
    private let componentBuilder: (DynamicComponentDependency) -> Component

    public init(componentBuilder: @escaping (DynamicComponentDependency) -> Component) {
        self.componentBuilder = componentBuilder
    }

    public final func build(
        withDynamicBuildDependency dynamicBuildDependency: DynamicBuildDependency,
        dynamicComponentDependency: DynamicComponentDependency
    ) -> Router {
        build(with: componentBuilder(dynamicComponentDependency), dynamicBuildDependency)
    }

    open func build(with component: Component, _ dynamicBuildDependency: DynamicBuildDependency) -> Router {
        fatalError("A builder has to say how it builds.")
    }
}

open class SimpleComponentizedBuilder<Component, Router>: ComponentizedBuilder<Component, Router, (), ()> {
    public init(componentBuilder: @escaping () -> Component) {
        super.init(componentBuilder: { _ in componentBuilder() })
    }

    public final override func build(with component: Component, _ dynamicBuildDependency: ()) -> Router {
        build(with: component)
    }

    open func build(with component: Component) -> Router { fatalError("A builder has to say how it builds.") }

    public final func build() -> Router { build(withDynamicBuildDependency: (), dynamicComponentDependency: ()) }
}

open class MultiStageComponentizedBuilder<Component, Router, DynamicBuildDependency>: Buildable {
    private let componentBuilder: () -> Component
    private var current: Component?

    public init(componentBuilder: @escaping () -> Component) { self.componentBuilder = componentBuilder }

    public var componentForCurrentBuildPass: Component {
        if let current { return current }
        let made = componentBuilder()
        current = made
        return made
    }

    public final func finalStageBuild(withDynamicDependency dynamicDependency: DynamicBuildDependency) -> Router {
        finalStageBuild(with: componentForCurrentBuildPass, dynamicDependency)
    }

    open func finalStageBuild(with component: Component, _ dynamicDependency: DynamicBuildDependency) -> Router {
        fatalError("A builder has to say how it builds.")
    }
}

public protocol Interactable: AnyObject {}

open class Interactor: Interactable {
    public init() {}
}

open class PresentableInteractor<PresenterType>: Interactor {
    public let presenter: PresenterType

    public init(presenter: PresenterType) { self.presenter = presenter }
}

public protocol Routing: AnyObject {}

open class Router<InteractorType>: Routing {
    public let interactor: InteractorType

    public init(interactor: InteractorType) { self.interactor = interactor }

    public final func attachChild(_ child: Routing) {}
}

public protocol ViewableRouting: Routing {}

open class ViewableRouter<InteractorType, ViewControllerType>: Router<InteractorType>, ViewableRouting {
    public let viewController: ViewControllerType

    public init(interactor: InteractorType, viewController: ViewControllerType) {
        self.viewController = viewController
        super.init(interactor: interactor)
    }
}

public protocol LaunchRouting: ViewableRouting {}

open class LaunchRouter<InteractorType, ViewControllerType>: ViewableRouter<InteractorType, ViewControllerType>,
    LaunchRouting
{}

public protocol Presentable: AnyObject {}

public protocol ViewControllable: AnyObject {}
