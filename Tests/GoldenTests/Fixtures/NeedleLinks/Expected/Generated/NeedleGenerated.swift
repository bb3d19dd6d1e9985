

import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class OvenDependency48df858a259dc9a26458Provider: OvenDependency {
    var oven: Oven {
        return bakeryComponent.oven
    }
    private let bakeryComponent: BakeryComponent
    init(bakeryComponent: BakeryComponent) {
        self.bakeryComponent = bakeryComponent
    }
}
/// ^->BakeryComponent->BreadComponent
private func factory1b5ed493e38ec225d3e0e3e8cf8d361cc2e19253(_ component: NeedleFoundation.Scope) -> AnyObject {
    return OvenDependency48df858a259dc9a26458Provider(bakeryComponent: parent1(component) as! BakeryComponent)
}
private class OvenDependency9c65441c0feb1e1e49b1Provider: OvenDependency {
    var oven: Oven {
        return bakeryComponent.oven
    }
    private let bakeryComponent: BakeryComponent
    init(bakeryComponent: BakeryComponent) {
        self.bakeryComponent = bakeryComponent
    }
}
/// ^->BakeryComponent->CakeComponent
private func factory7b28b2d1d85978c3e0e4e3e8cf8d361cc2e19253(_ component: NeedleFoundation.Scope) -> AnyObject {
    return OvenDependency9c65441c0feb1e1e49b1Provider(bakeryComponent: parent1(component) as! BakeryComponent)
}
private class OvenDependencye35933e16dd8a0f095b0Provider: OvenDependency {
    var oven: Oven {
        return bakeryComponent.oven
    }
    private let bakeryComponent: BakeryComponent
    init(bakeryComponent: BakeryComponent) {
        self.bakeryComponent = bakeryComponent
    }
}
/// ^->BakeryComponent->RollComponent
private func factory5ebbed70b768bbb94d64e3e8cf8d361cc2e19253(_ component: NeedleFoundation.Scope) -> AnyObject {
    return OvenDependencye35933e16dd8a0f095b0Provider(bakeryComponent: parent1(component) as! BakeryComponent)
}
private class OvenDependency90d9f6ab14eff6acef18Provider: OvenDependency {
    var oven: Oven {
        return bakeryComponent.oven
    }
    private let bakeryComponent: BakeryComponent
    init(bakeryComponent: BakeryComponent) {
        self.bakeryComponent = bakeryComponent
    }
}
/// ^->BakeryComponent->PieComponent
private func factory767eb120012b9dd50449e3e8cf8d361cc2e19253(_ component: NeedleFoundation.Scope) -> AnyObject {
    return OvenDependency90d9f6ab14eff6acef18Provider(bakeryComponent: parent1(component) as! BakeryComponent)
}
private class OvenDependencyc1cc0b4ce717f8d05d29Provider: OvenDependency {
    var oven: Oven {
        return bakeryComponent.oven
    }
    private let bakeryComponent: BakeryComponent
    init(bakeryComponent: BakeryComponent) {
        self.bakeryComponent = bakeryComponent
    }
}
/// ^->BakeryComponent->TartComponent
private func factorye14faaa96d1799d28ce6e3e8cf8d361cc2e19253(_ component: NeedleFoundation.Scope) -> AnyObject {
    return OvenDependencyc1cc0b4ce717f8d05d29Provider(bakeryComponent: parent1(component) as! BakeryComponent)
}
private class OvenDependency20c186959d39649795abProvider: OvenDependency {
    var oven: Oven {
        return bakeryComponent.oven
    }
    private let bakeryComponent: BakeryComponent
    init(bakeryComponent: BakeryComponent) {
        self.bakeryComponent = bakeryComponent
    }
}
/// ^->BakeryComponent->BunComponent
private func factory49c8d6fd3d1b20f0cbbee3e8cf8d361cc2e19253(_ component: NeedleFoundation.Scope) -> AnyObject {
    return OvenDependency20c186959d39649795abProvider(bakeryComponent: parent1(component) as! BakeryComponent)
}
private class OvenDependency02ba15a0aceed3a460fbProvider: OvenDependency {
    var oven: Oven {
        return bakeryComponent.oven
    }
    private let bakeryComponent: BakeryComponent
    init(bakeryComponent: BakeryComponent) {
        self.bakeryComponent = bakeryComponent
    }
}
/// ^->BakeryComponent->SconeComponent
private func factory6d243777b4a4d71a6e10e3e8cf8d361cc2e19253(_ component: NeedleFoundation.Scope) -> AnyObject {
    return OvenDependency02ba15a0aceed3a460fbProvider(bakeryComponent: parent1(component) as! BakeryComponent)
}
private class OvenDependency01c976bd805e20523172Provider: OvenDependency {
    var oven: Oven {
        return bakeryComponent.oven
    }
    private let bakeryComponent: BakeryComponent
    init(bakeryComponent: BakeryComponent) {
        self.bakeryComponent = bakeryComponent
    }
}
/// ^->BakeryComponent->WaffleComponent
private func factory5504b696360f123ddc95e3e8cf8d361cc2e19253(_ component: NeedleFoundation.Scope) -> AnyObject {
    return OvenDependency01c976bd805e20523172Provider(bakeryComponent: parent1(component) as! BakeryComponent)
}
private class OvenDependencyefe805f84467519cefc7Provider: OvenDependency {
    var oven: Oven {
        return bakeryComponent.oven
    }
    private let bakeryComponent: BakeryComponent
    init(bakeryComponent: BakeryComponent) {
        self.bakeryComponent = bakeryComponent
    }
}
/// ^->BakeryComponent->DonutComponent
private func factory700805e28c999675ba95e3e8cf8d361cc2e19253(_ component: NeedleFoundation.Scope) -> AnyObject {
    return OvenDependencyefe805f84467519cefc7Provider(bakeryComponent: parent1(component) as! BakeryComponent)
}
private class OvenDependencyc99501ecda7e585e01bfProvider: OvenDependency {
    var oven: Oven {
        return bakeryComponent.oven
    }
    private let bakeryComponent: BakeryComponent
    init(bakeryComponent: BakeryComponent) {
        self.bakeryComponent = bakeryComponent
    }
}
/// ^->BakeryComponent->CookieComponent
private func factory6514b7b3881fc7e10fa7e3e8cf8d361cc2e19253(_ component: NeedleFoundation.Scope) -> AnyObject {
    return OvenDependencyc99501ecda7e585e01bfProvider(bakeryComponent: parent1(component) as! BakeryComponent)
}

#else
extension BakeryComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["oven-Oven"] = { [unowned self] in self.oven as Any }
    }
}
extension BreadComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\OvenDependency.oven] = "oven-Oven"
    }
}
extension CakeComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\OvenDependency.oven] = "oven-Oven"
    }
}
extension RollComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\OvenDependency.oven] = "oven-Oven"
    }
}
extension PieComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\OvenDependency.oven] = "oven-Oven"
    }
}
extension TartComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\OvenDependency.oven] = "oven-Oven"
    }
}
extension BunComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\OvenDependency.oven] = "oven-Oven"
    }
}
extension SconeComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\OvenDependency.oven] = "oven-Oven"
    }
}
extension WaffleComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\OvenDependency.oven] = "oven-Oven"
    }
}
extension DonutComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\OvenDependency.oven] = "oven-Oven"
    }
}
extension CookieComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\OvenDependency.oven] = "oven-Oven"
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
    registerProviderFactory("^->BakeryComponent->BreadComponent", factory1b5ed493e38ec225d3e0e3e8cf8d361cc2e19253)
    registerProviderFactory("^->BakeryComponent->CakeComponent", factory7b28b2d1d85978c3e0e4e3e8cf8d361cc2e19253)
    registerProviderFactory("^->BakeryComponent->RollComponent", factory5ebbed70b768bbb94d64e3e8cf8d361cc2e19253)
    registerProviderFactory("^->BakeryComponent->PieComponent", factory767eb120012b9dd50449e3e8cf8d361cc2e19253)
    registerProviderFactory("^->BakeryComponent->TartComponent", factorye14faaa96d1799d28ce6e3e8cf8d361cc2e19253)
    registerProviderFactory("^->BakeryComponent->BunComponent", factory49c8d6fd3d1b20f0cbbee3e8cf8d361cc2e19253)
    registerProviderFactory("^->BakeryComponent->SconeComponent", factory6d243777b4a4d71a6e10e3e8cf8d361cc2e19253)
    registerProviderFactory("^->BakeryComponent->WaffleComponent", factory5504b696360f123ddc95e3e8cf8d361cc2e19253)
    registerProviderFactory("^->BakeryComponent->DonutComponent", factory700805e28c999675ba95e3e8cf8d361cc2e19253)
    registerProviderFactory("^->BakeryComponent->CookieComponent", factory6514b7b3881fc7e10fa7e3e8cf8d361cc2e19253)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
