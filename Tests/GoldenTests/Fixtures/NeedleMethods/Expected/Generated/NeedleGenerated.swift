

import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class ShelfDependency3569f41ef39bec3a9670Provider: ShelfDependency {
    var papers: Int {
        return kioskComponent.papers
    }
    private let kioskComponent: KioskComponent
    init(kioskComponent: KioskComponent) {
        self.kioskComponent = kioskComponent
    }
}
/// ^->KioskComponent->ShelfComponent
private func factory4184400216630d79e11b45a45953536fbba8376b(_ component: NeedleFoundation.Scope) -> AnyObject {
    return ShelfDependency3569f41ef39bec3a9670Provider(kioskComponent: parent1(component) as! KioskComponent)
}
private class StandDependency9648313f39079fd1e306Provider: StandDependency {
    var papers: Int {
        return kioskComponent.papers
    }
    private let kioskComponent: KioskComponent
    init(kioskComponent: KioskComponent) {
        self.kioskComponent = kioskComponent
    }
}
/// ^->KioskComponent->StandComponent
private func factory162f05c8ce017ce21d1d45a45953536fbba8376b(_ component: NeedleFoundation.Scope) -> AnyObject {
    return StandDependency9648313f39079fd1e306Provider(kioskComponent: parent1(component) as! KioskComponent)
}
private class PrintDependency78b4b22b75a8d0f6c56aProvider: PrintDependency {
    var plate: Press<Int>.Sheet.Plate {
        return kioskComponent.plate
    }
    private let kioskComponent: KioskComponent
    init(kioskComponent: KioskComponent) {
        self.kioskComponent = kioskComponent
    }
}
/// ^->KioskComponent->PrintComponent
private func factory2f3e0fa1f184f6c2bdc445a45953536fbba8376b(_ component: NeedleFoundation.Scope) -> AnyObject {
    return PrintDependency78b4b22b75a8d0f6c56aProvider(kioskComponent: parent1(component) as! KioskComponent)
}
private class ShutterDependency1dfb199055a37c4c8a5cProvider: ShutterDependency {
    var papers: Int {
        return kioskComponent.papers
    }
    private let kioskComponent: KioskComponent
    init(kioskComponent: KioskComponent) {
        self.kioskComponent = kioskComponent
    }
}
/// ^->KioskComponent->ShutterComponent
private func factory064bc6dd24840d6ccb2145a45953536fbba8376b(_ component: NeedleFoundation.Scope) -> AnyObject {
    return ShutterDependency1dfb199055a37c4c8a5cProvider(kioskComponent: parent1(component) as! KioskComponent)
}
private class LampDependencya7c1bb13a91e56ee028dProvider: LampDependency {
    var papers: Int {
        return kioskComponent.papers
    }
    var debugDescription: String {
        return kioskComponent.debugDescription
    }
    private let kioskComponent: KioskComponent
    init(kioskComponent: KioskComponent) {
        self.kioskComponent = kioskComponent
    }
}
/// ^->KioskComponent->LampComponent
private func factorye3ceadc5ae68bd8434ba45a45953536fbba8376b(_ component: NeedleFoundation.Scope) -> AnyObject {
    return LampDependencya7c1bb13a91e56ee028dProvider(kioskComponent: parent1(component) as! KioskComponent)
}

#else
extension KioskComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["papers-Int"] = { [unowned self] in self.papers as Any }
        localTable["debugDescription-String"] = { [unowned self] in self.debugDescription as Any }
        localTable["plate-Press<Int>.Sheet.Plate"] = { [unowned self] in self.plate as Any }
    }
}
extension ShelfComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\ShelfDependency.papers] = "papers-Int"
    }
}
extension StandComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\StandDependency.papers] = "papers-Int"
    }
}
extension PrintComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\PrintDependency.plate] = "plate-Press<Int>.Sheet.Plate"
    }
}
extension ShutterComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\ShutterDependency.papers] = "papers-Int"
    }
}
extension LampComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\LampDependency.papers] = "papers-Int"
        keyPathToName[\LampDependency.debugDescription] = "debugDescription-String"
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
    registerProviderFactory("^->KioskComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->KioskComponent->ShelfComponent", factory4184400216630d79e11b45a45953536fbba8376b)
    registerProviderFactory("^->KioskComponent->StandComponent", factory162f05c8ce017ce21d1d45a45953536fbba8376b)
    registerProviderFactory("^->KioskComponent->PrintComponent", factory2f3e0fa1f184f6c2bdc445a45953536fbba8376b)
    registerProviderFactory("^->KioskComponent->ShutterComponent", factory064bc6dd24840d6ccb2145a45953536fbba8376b)
    registerProviderFactory("^->KioskComponent->LampComponent", factorye3ceadc5ae68bd8434ba45a45953536fbba8376b)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
