/// The properties of a non-core component that scopes below its core may read: a protocol that inherits this one.
public protocol PluginExtension: AnyObject {}

/// A scope with a non-core component.
public protocol PluginizedScope: Scope {
    /// Binds the lifetime of the non-core component to a lifecycle. Only the first call has an effect.
    func bind(to lifecycle: PluginizedScopeLifecycleObservable)
}

/// A core: a scope with a plugin point, through which other scopes read properties of its non-core component.
open class PluginizedComponent<DependencyType, PluginExtensionType, NonCoreComponent: NonCoreScope>:
    Component<DependencyType>, PluginizedScope
{
    /// The provider that generated code registers.
    public var pluginExtension: PluginExtensionType {
        guard let provider else { fatalError("The plugin extension of \(self) is read before it is provided.") }
        return provider
    }

    /// Set when the component is created.
    private var provider: PluginExtensionType?
    private var releasableNonCoreComponent: NonCoreComponent?
    private var observation: ObserverDisposable?

    /// The non-core component, as generated code reads it.
    public var nonCoreComponent: AnyObject {
        guard let releasableNonCoreComponent else {
            fatalError("Attempt to access non-core component of \(self) after it has been released.")
        }
        return releasableNonCoreComponent
    }

    public override init(parent: Scope) {
        super.init(parent: parent)
        releasableNonCoreComponent = NonCoreComponent(parent: self)
        provider = makePluginExtensionProvider()
    }

    public final func bind(to lifecycle: PluginizedScopeLifecycleObservable) {
        guard observation == nil else { return }
        observation = lifecycle.observe { [weak self] change in self?.follow(change) }
    }

    /// Called before the non-core component is released.
    open func scopeWillDeinit() {}

    deinit {
        guard let observation else {
            fatalError("\(self) should be bound to its corresponding lifecyle to avoid memory leaks.")
        }
        observation.dispose()
    }

    private func follow(_ change: PluginizedScopeLifecycle) {
        switch change {
        case .active: releasableNonCoreComponent?.scopeDidBecomeActive()
        case .inactive: releasableNonCoreComponent?.scopeDidBecomeInactive()
        case .deinit:
            scopeWillDeinit()
            releasableNonCoreComponent = nil
        }
    }

    private func makePluginExtensionProvider() -> PluginExtensionType {
        let name = path.last ?? ""
        guard let factory = __PluginExtensionProviderRegistry.instance.pluginExtensionProviderFactory(for: name) else {
            fatalError("Missing plugin extension provider factory for \(path)")
        }
        guard let provider = factory(self) as? PluginExtensionType else {
            fatalError("Plugin extension provider factory for \(name) returned incorrect type.")
        }
        return provider
    }
}
