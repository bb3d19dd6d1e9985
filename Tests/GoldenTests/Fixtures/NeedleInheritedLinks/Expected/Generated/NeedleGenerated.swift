

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

private class NorthDependency2bf93f4531d38fe2553fProvider: NorthDependency {
    var guide: Guide {
        return museumComponent.guide
    }
    private let museumComponent: MuseumComponent
    init(museumComponent: MuseumComponent) {
        self.museumComponent = museumComponent
    }
}
/// ^->MuseumComponent->NorthComponent
private func factorye2e8e2cfdcca81846eb0461b4bc457290e824a96(_ component: NeedleFoundation.Scope) -> AnyObject {
    return NorthDependency2bf93f4531d38fe2553fProvider(museumComponent: parent1(component) as! MuseumComponent)
}
private class TourDependency59f731074d68e9b9c4d8Provider: TourDependency {
    var name: String {
        return northComponent.name
    }
    var guide: Guide {
        return museumComponent.guide
    }
    private let museumComponent: MuseumComponent
    private let northComponent: NorthComponent
    init(museumComponent: MuseumComponent, northComponent: NorthComponent) {
        self.museumComponent = museumComponent
        self.northComponent = northComponent
    }
}
/// ^->MuseumComponent->NorthComponent->TourComponent
private func factory50065f205f66bfb234eff8c67e8843eb99448015(_ component: NeedleFoundation.Scope) -> AnyObject {
    return TourDependency59f731074d68e9b9c4d8Provider(museumComponent: parent2(component) as! MuseumComponent, northComponent: parent1(component) as! NorthComponent)
}
private class TourDependency4c08b2535d33bbe49e3fProvider: TourDependency {
    var name: String {
        return southComponent.name
    }
    var guide: Guide {
        return museumComponent.guide
    }
    private let museumComponent: MuseumComponent
    private let southComponent: SouthComponent
    init(museumComponent: MuseumComponent, southComponent: SouthComponent) {
        self.museumComponent = museumComponent
        self.southComponent = southComponent
    }
}
/// ^->MuseumComponent->SouthComponent->TourComponent
private func factory082eaad01f9793c8e37fdbb87e4eaca263717562(_ component: NeedleFoundation.Scope) -> AnyObject {
    return TourDependency4c08b2535d33bbe49e3fProvider(museumComponent: parent2(component) as! MuseumComponent, southComponent: parent1(component) as! SouthComponent)
}
private class PosterDependencyfba0396b5f2e8a3e50d9Provider: PosterDependency {
    var name: String {
        return northComponent.name
    }
    private let northComponent: NorthComponent
    init(northComponent: NorthComponent) {
        self.northComponent = northComponent
    }
}
/// ^->MuseumComponent->NorthComponent->PosterComponent
private func factorybee36a35964b7308672b1179c225fdaa3984054f(_ component: NeedleFoundation.Scope) -> AnyObject {
    return PosterDependencyfba0396b5f2e8a3e50d9Provider(northComponent: parent1(component) as! NorthComponent)
}

#else
extension MuseumComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["guide-Guide"] = { [unowned self] in self.guide as Any }
    }
}
extension NorthComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\NorthDependency.guide] = "guide-Guide"
        localTable["name-String"] = { [unowned self] in self.name as Any }
    }
}
extension SouthComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["name-String"] = { [unowned self] in self.name as Any }
    }
}
extension TourComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\TourDependency.name] = "name-String"
        keyPathToName[\TourDependency.guide] = "guide-Guide"
    }
}
extension PosterComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\PosterDependency.name] = "name-String"
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
    registerProviderFactory("^->MuseumComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->MuseumComponent->NorthComponent", factorye2e8e2cfdcca81846eb0461b4bc457290e824a96)
    registerProviderFactory("^->MuseumComponent->SouthComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->MuseumComponent->NorthComponent->TourComponent", factory50065f205f66bfb234eff8c67e8843eb99448015)
    registerProviderFactory("^->MuseumComponent->SouthComponent->TourComponent", factory082eaad01f9793c8e37fdbb87e4eaca263717562)
    registerProviderFactory("^->MuseumComponent->NorthComponent->PosterComponent", factorybee36a35964b7308672b1179c225fdaa3984054f)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
