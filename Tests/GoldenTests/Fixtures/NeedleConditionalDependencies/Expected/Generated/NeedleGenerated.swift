

import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

private func parent2(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

#if DEBUG
private class TestQuayDependency71c65884a71ea98ab8a6Provider: TestQuayDependency {
    var pilot: String {
        return harborComponent.pilot
    }
    private let harborComponent: HarborComponent
    init(harborComponent: HarborComponent) {
        self.harborComponent = harborComponent
    }
}
/// ^->HarborComponent->QuayComponent
private func factory9abb585e3b990d44409c21a20eb3bdf89cbb7c9c(_ component: NeedleFoundation.Scope) -> AnyObject {
    return TestQuayDependency71c65884a71ea98ab8a6Provider(harborComponent: parent1(component) as! HarborComponent)
}
#endif
#if !(DEBUG)
private class QuayDependency71c65884a71ea98ab8a6Provider: QuayDependency {
    var pilot: String {
        return harborComponent.pilot
    }
    var tide: Int {
        return harborComponent.tide
    }
    private let harborComponent: HarborComponent
    init(harborComponent: HarborComponent) {
        self.harborComponent = harborComponent
    }
}
/// ^->HarborComponent->QuayComponent
private func factoryc4993c4116cdc5e79bb221a20eb3bdf89cbb7c9c(_ component: NeedleFoundation.Scope) -> AnyObject {
    return QuayDependency71c65884a71ea98ab8a6Provider(harborComponent: parent1(component) as! HarborComponent)
}
#endif
#if DEBUG
private class CraneDependency21b2a5e0dca82dae624fProvider: CraneDependency {
    var rope: Int {
        return quayComponent.rope
    }
    var tide: Int {
        return harborComponent.tide
    }
    private let harborComponent: HarborComponent
    private let quayComponent: QuayComponent
    init(harborComponent: HarborComponent, quayComponent: QuayComponent) {
        self.harborComponent = harborComponent
        self.quayComponent = quayComponent
    }
}
/// ^->HarborComponent->QuayComponent->CraneComponent
private func factoryc339c5ae7e80d081339b5c1c0069326f68420679(_ component: NeedleFoundation.Scope) -> AnyObject {
    return CraneDependency21b2a5e0dca82dae624fProvider(harborComponent: parent2(component) as! HarborComponent, quayComponent: parent1(component) as! QuayComponent)
}
#endif
#if !(DEBUG)
private class CraneDependency21b2a5e0dca82dae624fProvider: CraneDependency {
    var rope: Int {
        return quayComponent.rope
    }
    var tide: Int {
        return harborComponent.tide
    }
    private let harborComponent: HarborComponent
    private let quayComponent: QuayComponent
    init(harborComponent: HarborComponent, quayComponent: QuayComponent) {
        self.harborComponent = harborComponent
        self.quayComponent = quayComponent
    }
}
/// ^->HarborComponent->QuayComponent->CraneComponent
private func factoryc339c5ae7e80d081339b5c1c0069326f68420679(_ component: NeedleFoundation.Scope) -> AnyObject {
    return CraneDependency21b2a5e0dca82dae624fProvider(harborComponent: parent2(component) as! HarborComponent, quayComponent: parent1(component) as! QuayComponent)
}
#endif
#if !(DEBUG)
private class ShedDependency6747e869af6ed752b5c4Provider: ShedDependency {
    var tide: Int {
        return harborComponent.tide
    }
    private let harborComponent: HarborComponent
    init(harborComponent: HarborComponent) {
        self.harborComponent = harborComponent
    }
}
/// ^->HarborComponent->ShedComponent
private func factory5b44b33dd14635d6b12921a20eb3bdf89cbb7c9c(_ component: NeedleFoundation.Scope) -> AnyObject {
    return ShedDependency6747e869af6ed752b5c4Provider(harborComponent: parent1(component) as! HarborComponent)
}
#endif

#else
extension HarborComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["pilot-String"] = { [unowned self] in self.pilot as Any }
        localTable["tide-Int"] = { [unowned self] in self.tide as Any }
    }
}
#if DEBUG
extension QuayComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\TestQuayDependency.pilot] = "pilot-String"
        localTable["rope-Int"] = { [unowned self] in self.rope as Any }
    }
}
#endif
#if !(DEBUG)
extension QuayComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\QuayDependency.pilot] = "pilot-String"
        keyPathToName[\QuayDependency.tide] = "tide-Int"
        localTable["rope-Int"] = { [unowned self] in self.rope as Any }
    }
}
#endif
extension CraneComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\CraneDependency.rope] = "rope-Int"
        keyPathToName[\CraneDependency.tide] = "tide-Int"
    }
}
#if DEBUG
extension ShedComponent: NeedleFoundation.Registration {
    public func registerItems() {

    }
}
#endif
#if !(DEBUG)
extension ShedComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\ShedDependency.tide] = "tide-Int"
    }
}
#endif


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
    registerProviderFactory("^->HarborComponent", factoryEmptyDependencyProvider)
#if DEBUG
    registerProviderFactory("^->HarborComponent->QuayComponent", factory9abb585e3b990d44409c21a20eb3bdf89cbb7c9c)
#endif
#if !(DEBUG)
    registerProviderFactory("^->HarborComponent->QuayComponent", factoryc4993c4116cdc5e79bb221a20eb3bdf89cbb7c9c)
#endif
#if DEBUG
    registerProviderFactory("^->HarborComponent->QuayComponent->CraneComponent", factoryc339c5ae7e80d081339b5c1c0069326f68420679)
#endif
#if !(DEBUG)
    registerProviderFactory("^->HarborComponent->QuayComponent->CraneComponent", factoryc339c5ae7e80d081339b5c1c0069326f68420679)
#endif
#if DEBUG
    registerProviderFactory("^->HarborComponent->ShedComponent", factoryEmptyDependencyProvider)
#endif
#if !(DEBUG)
    registerProviderFactory("^->HarborComponent->ShedComponent", factory5b44b33dd14635d6b12921a20eb3bdf89cbb7c9c)
#endif
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
