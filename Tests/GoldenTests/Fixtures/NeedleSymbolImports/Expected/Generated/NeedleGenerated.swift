

import NeedleFoundation
import class NeedleFoundation.BootstrapComponent
import class NeedleFoundation.Component
import protocol NeedleFoundation.Dependency

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class OvenDependency4a484a295e649a42ac4eProvider: OvenDependency {
    var recipe: OvenDependency.Source.Recipe {
        return bakeryComponent.recipe
    }
    var kind: OvenDependency.Sort {
        return bakeryComponent.kind
    }
    private let bakeryComponent: BakeryComponent
    init(bakeryComponent: BakeryComponent) {
        self.bakeryComponent = bakeryComponent
    }
}
/// ^->BakeryComponent->OvenComponent
private func factory7ba9db68a58ac07dc71fe3e8cf8d361cc2e19253(_ component: NeedleFoundation.Scope) -> AnyObject {
    return OvenDependency4a484a295e649a42ac4eProvider(bakeryComponent: parent1(component) as! BakeryComponent)
}

#else
extension BakeryComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["recipe-Dough.Recipe"] = { [unowned self] in self.recipe as Any }
        localTable["recipe-OvenDependency.Source.Recipe"] = { [unowned self] in self.recipe as Any }
        localTable["kind-Dough.Kind"] = { [unowned self] in self.kind as Any }
        localTable["kind-OvenDependency.Sort"] = { [unowned self] in self.kind as Any }
    }
}
extension OvenComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\OvenDependency.recipe] = "recipe-OvenDependency.Source.Recipe"
        keyPathToName[\OvenDependency.kind] = "kind-OvenDependency.Sort"
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
    registerProviderFactory("^->BakeryComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->BakeryComponent->OvenComponent", factory7ba9db68a58ac07dc71fe3e8cf8d361cc2e19253)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
