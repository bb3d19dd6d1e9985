

import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class FurnaceDependency3d467b062057f4be8a5bProvider: FurnaceDependency {
    var license: String {
        return foundryComponent.license
    }
    var coal: Coal {
        return foundryComponent.coal
    }
    var heat: Int {
        return foundryComponent.heat
    }
    var foundryComponent: Ore {
        return foundryComponent.foundryComponent
    }
    private let foundryComponent: FoundryComponent
    init(foundryComponent: FoundryComponent) {
        self.foundryComponent = foundryComponent
    }
}
/// ^->FoundryComponent->FurnaceComponent
private func factory7dad21027858a983a58e025b8003fac4e2bfbf5a(_ component: NeedleFoundation.Scope) -> AnyObject {
    return FurnaceDependency3d467b062057f4be8a5bProvider(foundryComponent: parent1(component) as! FoundryComponent)
}
private class AnvilDependencybea5972ad28e570c2098Provider: AnvilDependency {
    var ore: Ore {
        return foundryComponent.ore
    }
    var tongs: Int {
        return foundryComponent.tongs
    }
    private let foundryComponent: FoundryComponent
    init(foundryComponent: FoundryComponent) {
        self.foundryComponent = foundryComponent
    }
}
/// ^->FoundryComponent->AnvilComponent
private func factory6882048655f4f560f860025b8003fac4e2bfbf5a(_ component: NeedleFoundation.Scope) -> AnyObject {
    return AnvilDependencybea5972ad28e570c2098Provider(foundryComponent: parent1(component) as! FoundryComponent)
}
private class MouldDependencyd13e94cbf3396edee9d2Provider: MouldDependency {
    var ore: Ore {
        return foundryComponent.ore
    }
    private let foundryComponent: FoundryComponent
    init(foundryComponent: FoundryComponent) {
        self.foundryComponent = foundryComponent
    }
}
/// ^->FoundryComponent->MouldComponent
private func factory87a1f1ad33b618dcbc0b025b8003fac4e2bfbf5a(_ component: NeedleFoundation.Scope) -> AnyObject {
    return MouldDependencyd13e94cbf3396edee9d2Provider(foundryComponent: parent1(component) as! FoundryComponent)
}
private class BellowsDependency29e8acaeed3f4fe49560Provider: BellowsDependency {
    var gauge: [
        String
    ] {
        return foundryComponent.gauge
    }
    private let foundryComponent: FoundryComponent
    init(foundryComponent: FoundryComponent) {
        self.foundryComponent = foundryComponent
    }
}
/// ^->FoundryComponent->BellowsComponent
private func factory332f3edc1730cbaaed7f025b8003fac4e2bfbf5a(_ component: NeedleFoundation.Scope) -> AnyObject {
    return BellowsDependency29e8acaeed3f4fe49560Provider(foundryComponent: parent1(component) as! FoundryComponent)
}

#else
extension FoundryComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["ore-Ore"] = { [unowned self] in self.ore as Any }
        localTable["license-String"] = { [unowned self] in self.license as Any }
        localTable["coal-Coal"] = { [unowned self] in self.coal as Any }
        localTable["foundryComponent-Ore"] = { [unowned self] in self.foundryComponent as Any }
        localTable["tongs-Int"] = { [unowned self] in self.tongs as Any }
        localTable["gauge-[
        String
    ]"] = { [unowned self] in self.gauge as Any }
    }
}
extension FurnaceComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\FurnaceDependency.license] = "license-String"
        keyPathToName[\FurnaceDependency.coal] = "coal-Coal"
        keyPathToName[\FurnaceDependency.heat] = "heat-Int"
        keyPathToName[\FurnaceDependency.foundryComponent] = "foundryComponent-Ore"
    }
}
extension AnvilComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\AnvilDependency.ore] = "ore-Ore"
        keyPathToName[\AnvilDependency.tongs] = "tongs-Int"
    }
}
extension MouldComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\MouldDependency.ore] = "ore-Ore"
    }
}
extension BellowsComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\BellowsDependency.gauge] = "gauge-[
        String
    ]"
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
    registerProviderFactory("^->FoundryComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->FoundryComponent->FurnaceComponent", factory7dad21027858a983a58e025b8003fac4e2bfbf5a)
    registerProviderFactory("^->FoundryComponent->AnvilComponent", factory6882048655f4f560f860025b8003fac4e2bfbf5a)
    registerProviderFactory("^->FoundryComponent->MouldComponent", factory87a1f1ad33b618dcbc0b025b8003fac4e2bfbf5a)
    registerProviderFactory("^->FoundryComponent->BellowsComponent", factory332f3edc1730cbaaed7f025b8003fac4e2bfbf5a)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
