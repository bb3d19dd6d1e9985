import NeedleFoundation

/// Passes the lifecycle of a screen to its scope.
final class ScreenLifecycle: PluginizedScopeLifecycleObservable {
    private var observers: [ObjectIdentifier: (PluginizedScopeLifecycle) -> Void] = [:]

    func observe(_ observer: @escaping (PluginizedScopeLifecycle) -> Void) -> any ObserverDisposable {
        let observation = Observation()
        observers[ObjectIdentifier(observation)] = observer
        observation.end = { [weak self] observation in self?.observers[ObjectIdentifier(observation)] = nil }
        return observation
    }

    func change(to lifecycle: PluginizedScopeLifecycle) {
        for observer in observers.values { observer(lifecycle) }
    }

    private final class Observation: ObserverDisposable {
        var end: ((Observation) -> Void)?

        func dispose() { end?(self) }
    }
}
