

import Ferries
import NeedleFoundation
import Offices
import Sea

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC


#else
extension FerryComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["berth-Berth?"] = { [unowned self] in self.berth as Any }
        localTable["pier-Pier!"] = { [unowned self] in self.pier as Any }
        localTable["buoys-Buoy"] = { [unowned self] in self.buoys as Any }
        localTable["chart-Chart<Int>"] = { [unowned self] in self.chart as Any }
        localTable["rope-Rope"] = { [unowned self] in self.rope as Any }
        localTable["pilot-Pilot"] = { [unowned self] in self.pilot as Any }
        localTable["weather-some Weather"] = { [unowned self] in self.weather as Any }
        localTable["office-OfficeComponent"] = { [unowned self] in self.office as Any }
    }
}
extension HarbourComponent: NeedleFoundation.Registration {
    public func registerItems() {


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
    registerProviderFactory("^->HarbourComponent->FerryComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->HarbourComponent", factoryEmptyDependencyProvider)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
