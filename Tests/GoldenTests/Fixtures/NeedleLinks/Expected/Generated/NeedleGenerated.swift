

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
private class OvenDependency97786a1d063bdbf79fc7Provider: OvenDependency {
    var oven: Oven {
        return bakeryComponent.oven
    }
    private let bakeryComponent: BakeryComponent
    init(bakeryComponent: BakeryComponent) {
        self.bakeryComponent = bakeryComponent
    }
}
/// ^->BakeryComponent->DoughComponent
private func factoryf765cf44ff709d859074e3e8cf8d361cc2e19253(_ component: NeedleFoundation.Scope) -> AnyObject {
    return OvenDependency97786a1d063bdbf79fc7Provider(bakeryComponent: parent1(component) as! BakeryComponent)
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
private class OvenDependencyd3efb6cec104e32ef4f1Provider: OvenDependency {
    var oven: Oven {
        return bakeryComponent.oven
    }
    private let bakeryComponent: BakeryComponent
    init(bakeryComponent: BakeryComponent) {
        self.bakeryComponent = bakeryComponent
    }
}
/// ^->BakeryComponent->MuffinComponent
private func factory8dad682b4773789ef8d6e3e8cf8d361cc2e19253(_ component: NeedleFoundation.Scope) -> AnyObject {
    return OvenDependencyd3efb6cec104e32ef4f1Provider(bakeryComponent: parent1(component) as! BakeryComponent)
}
private class OvenDependency2fa5ee8eeaf9a04a864cProvider: OvenDependency {
    var oven: Oven {
        return bakeryComponent.oven
    }
    private let bakeryComponent: BakeryComponent
    init(bakeryComponent: BakeryComponent) {
        self.bakeryComponent = bakeryComponent
    }
}
/// ^->BakeryComponent->CrumbleComponent
private func factory5aca4cd1f85c2a382762e3e8cf8d361cc2e19253(_ component: NeedleFoundation.Scope) -> AnyObject {
    return OvenDependency2fa5ee8eeaf9a04a864cProvider(bakeryComponent: parent1(component) as! BakeryComponent)
}
private class OvenDependencyc5e5777895fca3a75bb1Provider: OvenDependency {
    var oven: Oven {
        return bakeryComponent.oven
    }
    private let bakeryComponent: BakeryComponent
    init(bakeryComponent: BakeryComponent) {
        self.bakeryComponent = bakeryComponent
    }
}
/// ^->BakeryComponent->WaferComponent
private func factory5f39ec88a7646940ddc6e3e8cf8d361cc2e19253(_ component: NeedleFoundation.Scope) -> AnyObject {
    return OvenDependencyc5e5777895fca3a75bb1Provider(bakeryComponent: parent1(component) as! BakeryComponent)
}
private class OvenDependencyf00de6e417afd042af27Provider: OvenDependency {
    var oven: Oven {
        return bakeryComponent.oven
    }
    private let bakeryComponent: BakeryComponent
    init(bakeryComponent: BakeryComponent) {
        self.bakeryComponent = bakeryComponent
    }
}
/// ^->BakeryComponent->StrudelComponent
private func factory9f0d325dd9871e649be8e3e8cf8d361cc2e19253(_ component: NeedleFoundation.Scope) -> AnyObject {
    return OvenDependencyf00de6e417afd042af27Provider(bakeryComponent: parent1(component) as! BakeryComponent)
}
private class OvenDependency42d1f7410952cdf20357Provider: OvenDependency {
    var oven: Oven {
        return bakeryComponent.oven
    }
    private let bakeryComponent: BakeryComponent
    init(bakeryComponent: BakeryComponent) {
        self.bakeryComponent = bakeryComponent
    }
}
/// ^->BakeryComponent->BagelComponent
private func factory4c522188ee31715bb909e3e8cf8d361cc2e19253(_ component: NeedleFoundation.Scope) -> AnyObject {
    return OvenDependency42d1f7410952cdf20357Provider(bakeryComponent: parent1(component) as! BakeryComponent)
}
private class OvenDependency8b60a6ef1161b8a1f21eProvider: OvenDependency {
    var oven: Oven {
        return bakeryComponent.oven
    }
    private let bakeryComponent: BakeryComponent
    init(bakeryComponent: BakeryComponent) {
        self.bakeryComponent = bakeryComponent
    }
}
/// ^->BakeryComponent->PretzelComponent
private func factory306cf34e8f61595e8b81e3e8cf8d361cc2e19253(_ component: NeedleFoundation.Scope) -> AnyObject {
    return OvenDependency8b60a6ef1161b8a1f21eProvider(bakeryComponent: parent1(component) as! BakeryComponent)
}
private class OvenDependencycd059fcfff3ddcd1b57bProvider: OvenDependency {
    var oven: Oven {
        return bakeryComponent.oven
    }
    private let bakeryComponent: BakeryComponent
    init(bakeryComponent: BakeryComponent) {
        self.bakeryComponent = bakeryComponent
    }
}
/// ^->BakeryComponent->ToastComponent
private func factory806dac4cb7f822b7b027e3e8cf8d361cc2e19253(_ component: NeedleFoundation.Scope) -> AnyObject {
    return OvenDependencycd059fcfff3ddcd1b57bProvider(bakeryComponent: parent1(component) as! BakeryComponent)
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
extension DoughComponent: NeedleFoundation.Registration {
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
extension MuffinComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\OvenDependency.oven] = "oven-Oven"
    }
}
extension CrumbleComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\OvenDependency.oven] = "oven-Oven"
    }
}
extension WaferComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\OvenDependency.oven] = "oven-Oven"
    }
}
extension StrudelComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\OvenDependency.oven] = "oven-Oven"
    }
}
extension BagelComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\OvenDependency.oven] = "oven-Oven"
    }
}
extension PretzelComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\OvenDependency.oven] = "oven-Oven"
    }
}
extension ToastComponent: NeedleFoundation.Registration {
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
    registerProviderFactory("^->BakeryComponent->DoughComponent", factoryf765cf44ff709d859074e3e8cf8d361cc2e19253)
    registerProviderFactory("^->BakeryComponent->RollComponent", factory5ebbed70b768bbb94d64e3e8cf8d361cc2e19253)
    registerProviderFactory("^->BakeryComponent->PieComponent", factory767eb120012b9dd50449e3e8cf8d361cc2e19253)
    registerProviderFactory("^->BakeryComponent->TartComponent", factorye14faaa96d1799d28ce6e3e8cf8d361cc2e19253)
    registerProviderFactory("^->BakeryComponent->BunComponent", factory49c8d6fd3d1b20f0cbbee3e8cf8d361cc2e19253)
    registerProviderFactory("^->BakeryComponent->SconeComponent", factory6d243777b4a4d71a6e10e3e8cf8d361cc2e19253)
    registerProviderFactory("^->BakeryComponent->WaffleComponent", factory5504b696360f123ddc95e3e8cf8d361cc2e19253)
    registerProviderFactory("^->BakeryComponent->DonutComponent", factory700805e28c999675ba95e3e8cf8d361cc2e19253)
    registerProviderFactory("^->BakeryComponent->MuffinComponent", factory8dad682b4773789ef8d6e3e8cf8d361cc2e19253)
    registerProviderFactory("^->BakeryComponent->CrumbleComponent", factory5aca4cd1f85c2a382762e3e8cf8d361cc2e19253)
    registerProviderFactory("^->BakeryComponent->WaferComponent", factory5f39ec88a7646940ddc6e3e8cf8d361cc2e19253)
    registerProviderFactory("^->BakeryComponent->StrudelComponent", factory9f0d325dd9871e649be8e3e8cf8d361cc2e19253)
    registerProviderFactory("^->BakeryComponent->BagelComponent", factory4c522188ee31715bb909e3e8cf8d361cc2e19253)
    registerProviderFactory("^->BakeryComponent->PretzelComponent", factory306cf34e8f61595e8b81e3e8cf8d361cc2e19253)
    registerProviderFactory("^->BakeryComponent->ToastComponent", factory806dac4cb7f822b7b027e3e8cf8d361cc2e19253)
    registerProviderFactory("^->BakeryComponent->CookieComponent", factory6514b7b3881fc7e10fa7e3e8cf8d361cc2e19253)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
