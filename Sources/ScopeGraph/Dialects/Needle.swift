import Semantics

extension Dialect {
    /// Needle, by Uber: the module NeedleFoundation.
    package static let needle = Dialect(
        name: "needle",
        title: "Needle",
        supply: .registry,
        creation: .withParent,
        writer: .providerClasses,
        stub: LibraryStub(module: "NeedleFoundation", .withParent, needleSurface),
        knownTypes: KnownTypes(
            pluginizedComponent: "PluginizedComponent",
            nonCoreComponent: "NonCoreComponent",
            pluginExtension: "PluginExtension"
        ),
        registration: "registerProviderFactories",
        answers: NeedleAnswers.self,
        severities: ["recursive-scope": .error, "unlinked-child": .error]
    )

    private static let needleSurface = """
        /// thimble:dependency
        public protocol Dependency: AnyObject {}
        /// thimble:dependency
        public protocol EmptyDependency: AnyObject {}

        public protocol Scope: AnyObject {
            var path: [String] { get }
            var parent: Scope { get }
        }

        /// thimble:component
        @dynamicMemberLookup
        open class Component<DependencyType>: Scope {
            public let parent: Scope
            public lazy var path: [String]
            public var dependency: DependencyType { get }
            public init(parent: Scope)
            public final func shared<T>(__function: String, _ factory: () -> T) -> T
            public subscript<T>(dynamicMember keyPath: KeyPath<DependencyType, T>) -> T { get }
        }

        /// thimble:root
        open class BootstrapComponent: Component<EmptyDependency> {
            public init()
        }

        public protocol PluginExtension: AnyObject {}

        public protocol PluginizedScope: Scope {}

        public protocol NonCoreScope: AnyObject {
            init(parent: Scope)
        }

        open class PluginizedComponent<DependencyType, PluginExtensionType, NonCoreComponentType>:
            Component<DependencyType>, PluginizedScope
        {
            public var pluginExtension: PluginExtensionType { get }
            public var nonCoreComponent: AnyObject { get }
            public override init(parent: Scope)
            open func scopeWillDeinit()
        }

        open class NonCoreComponent<DependencyType>: Component<DependencyType>, NonCoreScope {
            public required override init(parent: Scope)
            open func scopeDidBecomeActive()
            open func scopeDidBecomeInactive()
        }
        """
}
