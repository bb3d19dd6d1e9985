

import Boats
import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class CanoeDependencyaeaf573f6677e30c8842Provider: CanoeDependency {
    var oars: Int {
        return pierComponent.oars
    }
    private let pierComponent: PierComponent
    init(pierComponent: PierComponent) {
        self.pierComponent = pierComponent
    }
}
/// ^->PierComponent->CanoeComponent
private func factory2b5b621b244ec5cf935faf612aad9478a35208a6(_ component: NeedleFoundation.Scope) -> AnyObject {
    return CanoeDependencyaeaf573f6677e30c8842Provider(pierComponent: parent1(component) as! PierComponent)
}
private class FerryDependency9bc214d0e3b1e01eb224Provider: FerryDependency {
    var oars: Int {
        return pierComponent.oars
    }
    private let pierComponent: PierComponent
    init(pierComponent: PierComponent) {
        self.pierComponent = pierComponent
    }
}
/// ^->PierComponent->FerryComponent
private func factory80185799d2fcd112cfa1af612aad9478a35208a6(_ component: NeedleFoundation.Scope) -> AnyObject {
    return FerryDependency9bc214d0e3b1e01eb224Provider(pierComponent: parent1(component) as! PierComponent)
}

#else
extension CanoeComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\CanoeDependency.oars] = "oars-Int"
    }
}
extension FerryComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\FerryDependency.oars] = "oars-Int"
    }
}
extension PierComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["oars-Int"] = { [unowned self] in self.oars as Any }
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
    registerProviderFactory("^->PierComponent->CanoeComponent", factory2b5b621b244ec5cf935faf612aad9478a35208a6)
    registerProviderFactory("^->PierComponent->FerryComponent", factory80185799d2fcd112cfa1af612aad9478a35208a6)
    registerProviderFactory("^->PierComponent", factoryEmptyDependencyProvider)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
