

import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class OvenDependency4a484a295e649a42ac4eProvider: OvenDependency {
    var flour: Int {
        return bakeryComponent.flour
    }
    var salt: Int {
        return bakeryComponent.salt
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
private class ShopDependencyee0f779c3cadfc22aa26Provider: ShopDependency {
    var name: String {
        return bakeryComponent.name
    }
    var flour: Int {
        return bakeryComponent.flour
    }
    var salt: Int {
        return bakeryComponent.salt
    }
    private let bakeryComponent: BakeryComponent
    init(bakeryComponent: BakeryComponent) {
        self.bakeryComponent = bakeryComponent
    }
}
/// ^->BakeryComponent->ShopComponent
private func factory500fa64a1a99f78af06ae3e8cf8d361cc2e19253(_ component: NeedleFoundation.Scope) -> AnyObject {
    return ShopDependencyee0f779c3cadfc22aa26Provider(bakeryComponent: parent1(component) as! BakeryComponent)
}
private class OvenDependency4fd6bd1c6aa803c1d612Provider: OvenDependency {
    var flour: Int {
        return bakeryComponent.flour
    }
    var salt: Int {
        return bakeryComponent.salt
    }
    private let bakeryComponent: BakeryComponent
    init(bakeryComponent: BakeryComponent) {
        self.bakeryComponent = bakeryComponent
    }
}
/// ^->BakeryComponent->StallComponent
private func factory4ee1100ce3c794406a21e3e8cf8d361cc2e19253(_ component: NeedleFoundation.Scope) -> AnyObject {
    return OvenDependency4fd6bd1c6aa803c1d612Provider(bakeryComponent: parent1(component) as! BakeryComponent)
}

#else
extension BakeryComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["flour-Int"] = { [unowned self] in self.flour as Any }
        localTable["salt-Int"] = { [unowned self] in self.salt as Any }
        localTable["name-String"] = { [unowned self] in self.name as Any }
    }
}
extension OvenComponent: NeedleFoundation.Registration {
    public func registerItems() {

    }
}
extension ShopComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\ShopDependency.name] = "name-String"
    }
}
extension StallComponent: NeedleFoundation.Registration {
    public func registerItems() {

    }
}
extension NeedleFoundation.DependencyProvider where DependencyType == any OvenDependency {
    var flour: Int {
        return find(property: "flour-Int")
    }
    var salt: Int {
        return find(property: "salt-Int")
    }
}
extension NeedleFoundation.DependencyProvider where DependencyType == any ShopDependency {
    var flour: Int {
        return find(property: "flour-Int")
    }
    var salt: Int {
        return find(property: "salt-Int")
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
    registerProviderFactory("^->BakeryComponent->ShopComponent", factory500fa64a1a99f78af06ae3e8cf8d361cc2e19253)
    registerProviderFactory("^->BakeryComponent->StallComponent", factory4ee1100ce3c794406a21e3e8cf8d361cc2e19253)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
