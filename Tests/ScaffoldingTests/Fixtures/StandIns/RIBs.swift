// The part of RIBs that the fixtures use.

import RxSwift
import UIKit

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
        fatalError("A subclass builds.")
    }
}

public protocol InteractorScope: AnyObject {
    var isActive: Bool { get }
    var isActiveStream: Observable<Bool> { get }
}

public protocol Interactable: InteractorScope {
    func activate()
    func deactivate()
}

open class Interactor: Interactable {
    public final var isActive: Bool { false }
    public final var isActiveStream: Observable<Bool> { Observable() }

    public init() {}

    public final func activate() {}
    public final func deactivate() {}
    open func didBecomeActive() {}
    open func willResignActive() {}
}

open class PresentableInteractor<PresenterType>: Interactor {
    public let presenter: PresenterType

    public init(presenter: PresenterType) { self.presenter = presenter }
}

public enum RouterLifecycle {
    case didLoad
}

public protocol RouterScope: AnyObject {
    var lifecycle: Observable<RouterLifecycle> { get }
}

public protocol Routing: RouterScope {
    var interactable: Interactable { get }
    var children: [Routing] { get }
    func load()
    func attachChild(_ child: Routing)
    func detachChild(_ child: Routing)
}

open class Router<InteractorType>: Routing {
    public let interactor: InteractorType
    public let interactable: Interactable
    public final var children: [Routing] { [] }
    public final var lifecycle: Observable<RouterLifecycle> { Observable() }

    public init(interactor: InteractorType) {
        guard let interactable = interactor as? Interactable else { fatalError("It is no interactor.") }
        self.interactor = interactor
        self.interactable = interactable
    }

    public final func load() {}
    open func didLoad() {}
    public final func attachChild(_ child: Routing) {}
    public final func detachChild(_ child: Routing) {}
}

public protocol ViewableRouting: Routing {
    var viewControllable: ViewControllable { get }
}

open class ViewableRouter<InteractorType, ViewControllerType>: Router<InteractorType>, ViewableRouting {
    public let viewController: ViewControllerType
    public let viewControllable: ViewControllable

    public init(interactor: InteractorType, viewController: ViewControllerType) {
        guard let viewControllable = viewController as? ViewControllable else { fatalError("It is no view.") }
        self.viewController = viewController
        self.viewControllable = viewControllable
        super.init(interactor: interactor)
    }
}

public protocol LaunchRouting: ViewableRouting {
    func launch(from window: UIWindow)
}

open class LaunchRouter<InteractorType, ViewControllerType>:
    ViewableRouter<InteractorType, ViewControllerType>, LaunchRouting
{
    public final func launch(from window: UIWindow) {}
}

public protocol Presentable: AnyObject {}

public protocol ViewControllable: AnyObject {
    var uiviewController: UIViewController { get }
}

extension ViewControllable where Self: UIViewController {
    public var uiviewController: UIViewController { self }
}
