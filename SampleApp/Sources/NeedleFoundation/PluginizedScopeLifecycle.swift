/// The changes in the lifecycle that a pluginized scope follows.
public enum PluginizedScopeLifecycle {
    case active
    case inactive
    case `deinit`
}

/// Ends an observation.
public protocol ObserverDisposable: AnyObject {
    func dispose()
}

/// An object with a lifecycle, such as a router or a view controller.
public protocol PluginizedScopeLifecycleObservable: AnyObject {
    /// Calls an observer after every change, until the observation ends.
    func observe(_ observer: @escaping (PluginizedScopeLifecycle) -> Void) -> ObserverDisposable
}
