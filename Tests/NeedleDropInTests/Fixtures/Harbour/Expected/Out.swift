

import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class PierDependencycc49b2ffcdb2157db541Provider: PierDependency {
    var pilot: Pilot {
        return harbourComponent.pilot
    }
    private let harbourComponent: HarbourComponent
    init(harbourComponent: HarbourComponent) {
        self.harbourComponent = harbourComponent
    }
}
/// ^->HarbourComponent->PierComponent
private func factoryad67c7a66029d438ba606d4b8b960a7c0bfefdef(_ component: NeedleFoundation.Scope) -> AnyObject {
    return PierDependencycc49b2ffcdb2157db541Provider(harbourComponent: parent1(component) as! HarbourComponent)
}
private class PierDependency09b5102343e7ad8184d4Provider: PierDependency {
    var pilot: Pilot {
        return harbourComponent.pilot
    }
    private let harbourComponent: HarbourComponent
    init(harbourComponent: HarbourComponent) {
        self.harbourComponent = harbourComponent
    }
}
/// ^->HarbourComponent->TugComponent
private func factory54d96367429cbde7b0eb6d4b8b960a7c0bfefdef(_ component: NeedleFoundation.Scope) -> AnyObject {
    return PierDependency09b5102343e7ad8184d4Provider(harbourComponent: parent1(component) as! HarbourComponent)
}

#else
extension HarbourComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["pilot-Pilot"] = { [unowned self] in self.pilot as Any }
    }
}
extension PierComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\PierDependency.pilot] = "pilot-Pilot"
    }
}
extension TugComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\PierDependency.pilot] = "pilot-Pilot"
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
    registerProviderFactory("^->HarbourComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->HarbourComponent->PierComponent", factoryad67c7a66029d438ba606d4b8b960a7c0bfefdef)
    registerProviderFactory("^->HarbourComponent->TugComponent", factory54d96367429cbde7b0eb6d4b8b960a7c0bfefdef)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
