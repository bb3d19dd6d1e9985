

import Lamp
import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class LampDependency7be4b9c70a3a9fdeca25Provider: LampDependency {
    var colour: String {
        return nightComponent.colour
    }
    private let nightComponent: NightComponent
    init(nightComponent: NightComponent) {
        self.nightComponent = nightComponent
    }
}
/// ^->NightComponent->LampComponent
private func factory4804b0c503306293730286b166df94f366c008c5(_ component: NeedleFoundation.Scope) -> AnyObject {
    return LampDependency7be4b9c70a3a9fdeca25Provider(nightComponent: parent1(component) as! NightComponent)
}

#else
extension LampComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\LampDependency.colour] = "colour-String"
    }
}
extension NightComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["colour-String"] = { [unowned self] in self.colour as Any }
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
    registerProviderFactory("^->NightComponent->LampComponent", factory4804b0c503306293730286b166df94f366c008c5)
    registerProviderFactory("^->NightComponent", factoryEmptyDependencyProvider)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
