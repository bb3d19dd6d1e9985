

import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class PatchDependencyefaf4d88616b6e399bc6Provider: PatchDependency {
    var spade: Spade {
        return gardenComponent.spade
    }
    var rake: Rake {
        return gardenComponent.rake
    }
    var beds: Array<Int> {
        return gardenComponent.beds
    }
    var seeds: Seeds {
        return gardenComponent.seeds
    }
    var gate: String? {
        return gardenComponent.gate
    }
    var length: Int {
        return gardenComponent.length
    }
    var can: Can? {
        return gardenComponent.can
    }
    var watering: any Watering {
        return gardenComponent.watering
    }
    var harvest: (Int) -> Void {
        return gardenComponent.harvest
    }
    var north: Spade {
        return gardenComponent.north
    }
    private let gardenComponent: GardenComponent
    init(gardenComponent: GardenComponent) {
        self.gardenComponent = gardenComponent
    }
}
/// ^->GardenComponent->PatchComponent
private func factory301091d70525e0b625ddf692b942e04e75ba278c(_ component: NeedleFoundation.Scope) -> AnyObject {
    return PatchDependencyefaf4d88616b6e399bc6Provider(gardenComponent: parent1(component) as! GardenComponent)
}

#else
extension DesertComponent: NeedleFoundation.Registration {
    public func registerItems() {


    }
}
extension GardenComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["spade-Spade"] = { [unowned self] in self.spade as Any }
        localTable["rake-Rake"] = { [unowned self] in self.rake as Any }
        localTable["beds-[Int]"] = { [unowned self] in self.beds as Any }
        localTable["beds-Array<Int>"] = { [unowned self] in self.beds as Any }
        localTable["seeds-Dictionary<String, Int>"] = { [unowned self] in self.seeds as Any }
        localTable["seeds-Seeds"] = { [unowned self] in self.seeds as Any }
        localTable["gate-Optional<String>"] = { [unowned self] in self.gate as Any }
        localTable["gate-String?"] = { [unowned self] in self.gate as Any }
        localTable["length-Swift.Int"] = { [unowned self] in self.length as Any }
        localTable["length-Int"] = { [unowned self] in self.length as Any }
        localTable["can-Can?"] = { [unowned self] in self.can as Any }
        localTable["watering-Watering"] = { [unowned self] in self.watering as Any }
        localTable["watering-any Watering"] = { [unowned self] in self.watering as Any }
        localTable["harvest-(Int) -> Void"] = { [unowned self] in self.harvest as Any }
        localTable["north-Spade"] = { [unowned self] in self.north as Any }
    }
}
extension PatchComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\PatchDependency.spade] = "spade-Spade"
        keyPathToName[\PatchDependency.rake] = "rake-Rake"
        keyPathToName[\PatchDependency.beds] = "beds-Array<Int>"
        keyPathToName[\PatchDependency.seeds] = "seeds-Seeds"
        keyPathToName[\PatchDependency.gate] = "gate-String?"
        keyPathToName[\PatchDependency.length] = "length-Int"
        keyPathToName[\PatchDependency.can] = "can-Can?"
        keyPathToName[\PatchDependency.watering] = "watering-any Watering"
        keyPathToName[\PatchDependency.harvest] = "harvest-(Int) -> Void"
        keyPathToName[\PatchDependency.north] = "north-Spade"
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
    registerProviderFactory("^->DesertComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->GardenComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->GardenComponent->PatchComponent", factory301091d70525e0b625ddf692b942e04e75ba278c)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
