

import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class CarDependency53e80186b90da1a3224bProvider: CarDependency {
    var lift: String {
        return garageComponent.lift
    }
    private let garageComponent: GarageComponent
    init(garageComponent: GarageComponent) {
        self.garageComponent = garageComponent
    }
}
/// ^->GarageComponent->CarComponent
private func factory3b21b78ce274ab42f53d8407489ed5105a5b72d1(_ component: NeedleFoundation.Scope) -> AnyObject {
    return CarDependency53e80186b90da1a3224bProvider(garageComponent: parent1(component) as! GarageComponent)
}
private class VanDependency4437f0651a65f0c562eaProvider: VanDependency {
    var lift: String {
        return garageComponent.lift
    }
    var tools: [String] {
        return garageComponent.tools
    }
    private let garageComponent: GarageComponent
    init(garageComponent: GarageComponent) {
        self.garageComponent = garageComponent
    }
}
/// ^->GarageComponent->VanComponent
private func factory56873fc6e2d2d4d60ed18407489ed5105a5b72d1(_ component: NeedleFoundation.Scope) -> AnyObject {
    return VanDependency4437f0651a65f0c562eaProvider(garageComponent: parent1(component) as! GarageComponent)
}

#else
extension GarageComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["lift-String"] = { [unowned self] in self.lift as Any }
        localTable["tools-[String]"] = { [unowned self] in self.tools as Any }
    }
}
extension CarComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\NeedleNestedNames.CarDependency.lift] = "lift-String"
    }
}
extension VanComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\NeedleNestedNames.VanDependency.lift] = "lift-String"
        keyPathToName[\NeedleNestedNames.VanDependency.tools] = "tools-[String]"
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
    registerProviderFactory("^->GarageComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->GarageComponent->CarComponent", factory3b21b78ce274ab42f53d8407489ed5105a5b72d1)
    registerProviderFactory("^->GarageComponent->VanComponent", factory56873fc6e2d2d4d60ed18407489ed5105a5b72d1)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
