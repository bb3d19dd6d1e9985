

import Lagoon
import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class LagoonDependencyaece085fd97f82721b50Provider: LagoonDependency {
    var depth: Int {
        return islandComponent.depth
    }
    var name: String {
        return islandComponent.name
    }
    private let islandComponent: IslandComponent
    init(islandComponent: IslandComponent) {
        self.islandComponent = islandComponent
    }
}
/// ^->IslandComponent->LagoonComponent
private func factory9c20c85e265113fd9609879ac6c87d6cc3766d2f(_ component: NeedleFoundation.Scope) -> AnyObject {
    return LagoonDependencyaece085fd97f82721b50Provider(islandComponent: parent1(component) as! IslandComponent)
}

#else
extension IslandComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["depth-Int"] = { [unowned self] in
            nonisolated(unsafe) let owner = self
            return unsafeBitCast({ @MainActor in owner.depth as Any } as @MainActor () -> Any, to: (() -> Any).self)()
        }
        localTable["name-String"] = { [unowned self] in self.name as Any }
    }
}
extension LagoonComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\LagoonDependency.depth] = "depth-Int"
        keyPathToName[\LagoonDependency.name] = "name-String"
    }
}


#endif

private func factoryEmptyDependencyProvider(_ component: NeedleFoundation.Scope) -> AnyObject {
    return EmptyDependencyProvider(component: component)
}

// MARK: - Registration
private func registerProviderFactory(_ componentPath: String, _ factory: @escaping (NeedleFoundation.Scope) -> AnyObject) {
    __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: componentPath, factory)
}

#if !NEEDLE_DYNAMIC

@inline(never) private func register1() {
    registerProviderFactory("^->IslandComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->IslandComponent->LagoonComponent", factory9c20c85e265113fd9609879ac6c87d6cc3766d2f)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
