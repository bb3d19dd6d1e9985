

import NeedleFoundation
import Orchard

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = "b7ab4e01f1622956f7235dfed70fe0f0"

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class OrchardDependencye5fbe6b2745801fcd020Provider: OrchardDependency {
    var weather: String {
        return ciderComponent.weather
    }
    private let ciderComponent: CiderComponent
    init(ciderComponent: CiderComponent) {
        self.ciderComponent = ciderComponent
    }
}
/// ^->CiderComponent->OrchardComponent
private func factoryc5d184ea4652e1742d2e240ba965752129aa8b2f(_ component: NeedleFoundation.Scope) -> AnyObject {
    return OrchardDependencye5fbe6b2745801fcd020Provider(ciderComponent: parent1(component) as! CiderComponent)
}
/// BarnComponent plugin extension
private class BarnExtensionProvider: BarnExtension {
    var carts: Int {
        return loftComponent.carts
    }
    private unowned let loftComponent: LoftComponent
    init(component: NeedleFoundation.Scope) {
        let barnComponent = component as! BarnComponent
        loftComponent = barnComponent.nonCoreComponent as! LoftComponent
    }
}

#else
extension CiderComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["weather-String"] = { [unowned self] in self.weather as Any }
    }
}
extension OrchardComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\OrchardDependency.weather] = "weather-String"
        localTable["ladders-Int"] = { [unowned self] in self.ladders as Any }
        localTable["baskets-Int"] = { [unowned self] in self.baskets as Any }
        localTable["harvest-HarvestComponent"] = { [unowned self] in self.harvest as Any }
        localTable["barn-BarnComponent"] = { [unowned self] in self.barn as Any }
    }
}
extension LoftComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["carts-Int"] = { [unowned self] in self.carts as Any }
    }
}
extension BarnComponent: NeedleFoundation.Registration {
    public func registerItems() {


    }
}
/// BarnComponent plugin extension
extension BarnComponent: NeedleFoundation.ExtensionRegistration {
    public func registerExtensionItems() {
        extensionToName[\BarnExtension.carts] = "carts-Int"
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
    registerProviderFactory("^->CiderComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->CiderComponent->OrchardComponent", factoryc5d184ea4652e1742d2e240ba965752129aa8b2f)
    registerProviderFactory("^->CiderComponent->OrchardComponent->CellarComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->CiderComponent->OrchardComponent->ShedComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->CiderComponent->OrchardComponent->BarnComponent->LoftComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->CiderComponent->OrchardComponent->BarnComponent", factoryEmptyDependencyProvider)
    __PluginExtensionProviderRegistry.instance.registerPluginExtensionProviderFactory(for: "BarnComponent") { component in
        return BarnExtensionProvider(component: component)
    }
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
