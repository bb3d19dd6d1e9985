import Semantics
import SwiftReader

extension Dialect {
    /// RIBs, by Uber.
    package static let ribs = Dialect(
        name: "ribs",
        title: "RIBs",
        supply: .conformance,
        creation: .withDependency,
        writer: .componentExtensions,
        stub: LibraryStub(module: "RIBs", .withDependency, ribsSurface),
        knownTypes: KnownTypes(buildable: "Buildable", interactor: "Interactor", presentable: "Presentable"),
        answers: RIBsAnswers.self,
        severities: ["recursive-scope": nil, "unlinked-child": .note],
        fork: Fork(module: ModernRIBs.module, surface: ModernRIBs.surface(from:)),
        // Apps include RIBs under names such as `ModernRIBs`.
        otherModules: { $0.endsWithBytes("RIBs") || $0 == "RIB" }
    )

    private static let ribsSurface = """
        import RxSwift
        import UIKit

        /// thimble:dependency
        public protocol Dependency: AnyObject {}
        /// thimble:dependency
        public protocol EmptyDependency: Dependency {}

        /// thimble:component
        open class Component<DependencyType>: Dependency {
            public let dependency: DependencyType
            public init(dependency: DependencyType)
            public final func shared<T>(__function: String, _ factory: () -> T) -> T
        }

        /// thimble:root
        open class EmptyComponent: EmptyDependency {
            public init()
        }

        public protocol Buildable: AnyObject {}

        /// thimble:builder
        open class Builder<DependencyType>: Buildable {
            public let dependency: DependencyType
            public init(dependency: DependencyType)
        }

        open class ComponentizedBuilder<ComponentType, RouterType, BuildArgument, ComponentArgument>: Buildable {
            public init(componentBuilder: @escaping (ComponentArgument) -> ComponentType)
            public final func build(
                withDynamicBuildDependency dynamicBuildDependency: BuildArgument,
                dynamicComponentDependency: ComponentArgument
            ) -> RouterType
            open func build(with component: ComponentType, _ dynamicBuildDependency: BuildArgument) -> RouterType
        }

        open class SimpleComponentizedBuilder<ComponentType, RouterType>:
            ComponentizedBuilder<ComponentType, RouterType, (), ()>
        {
            public init(componentBuilder: @escaping () -> ComponentType)
            public final func build() -> RouterType
            open func build(with component: ComponentType) -> RouterType
        }

        open class MultiStageComponentizedBuilder<ComponentType, RouterType, BuildArgument>: Buildable {
            public var componentForCurrentBuildPass: ComponentType { get }
            public init(componentBuilder: @escaping () -> ComponentType)
            public final func finalStageBuild(withDynamicDependency dynamicDependency: BuildArgument) -> RouterType
            open func finalStageBuild(
                with component: ComponentType,
                _ dynamicDependency: BuildArgument
            ) -> RouterType
        }

        open class SimpleMultiStageComponentizedBuilder<ComponentType, RouterType>:
            MultiStageComponentizedBuilder<ComponentType, RouterType, ()>
        {
            public final func finalStageBuild() -> RouterType
            open func finalStageBuild(with component: ComponentType) -> RouterType
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
            public init()
        }

        open class PresentableInteractor<PresenterType>: Interactor {
            public let presenter: PresenterType
            public init(presenter: PresenterType)
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
            public init(interactor: InteractorType)
        }

        public protocol ViewableRouting: Routing {
            var viewControllable: ViewControllable { get }
        }

        open class ViewableRouter<InteractorType, ViewControllerType>: Router<InteractorType>, ViewableRouting {
            public let viewController: ViewControllerType
            public init(interactor: InteractorType, viewController: ViewControllerType)
        }

        public protocol LaunchRouting: ViewableRouting {
            func launch(from window: UIWindow)
        }

        open class LaunchRouter<InteractorType, ViewControllerType>:
            ViewableRouter<InteractorType, ViewControllerType>, LaunchRouting
        {
            public init(interactor: InteractorType, viewController: ViewControllerType)
        }

        public protocol Presentable: AnyObject {}

        public protocol ViewControllable: AnyObject {
            var uiviewController: UIViewController { get }
        }

        public protocol Working: AnyObject {
            var isStarted: Bool { get }
            var isStartedStream: Observable<Bool> { get }
            func start(_ interactorScope: InteractorScope)
            func stop()
        }
        """
}
