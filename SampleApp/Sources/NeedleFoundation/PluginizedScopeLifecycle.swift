/// What happens to the thing that a pluginized scope belongs to.
public enum PluginizedScopeLifecycle {
    case active
    case inactive
    case `deinit`
}

/// Ends an observation.
public protocol ObserverDisposable: AnyObject {
    func dispose()
}

/// Something with a lifecycle: a router, a view controller.
public protocol PluginizedScopeLifecycleObservable: AnyObject {
    /// Calls an observer at every change, until the observation ends.
    func observe(_ observer: @escaping (PluginizedScopeLifecycle) -> Void) -> ObserverDisposable
}
