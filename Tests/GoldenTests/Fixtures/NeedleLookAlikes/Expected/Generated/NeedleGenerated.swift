

import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class DomeDependency088817b8d0a16a47e41eProvider: DomeDependency {
    var telescope: Telescope {
        return observatoryComponent.telescope
    }
    private let observatoryComponent: ObservatoryComponent
    init(observatoryComponent: ObservatoryComponent) {
        self.observatoryComponent = observatoryComponent
    }
}
/// ^->ObservatoryComponent->DomeComponent
private func factorye33a2c3122ec691c6a08612f1c0fcd064feee64e(_ component: NeedleFoundation.Scope) -> AnyObject {
    return DomeDependency088817b8d0a16a47e41eProvider(observatoryComponent: parent1(component) as! ObservatoryComponent)
}

#else
extension ObservatoryComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["telescope-Telescope"] = { [unowned self] in self.telescope as Any }
    }
}
extension DomeComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\DomeDependency.telescope] = "telescope-Telescope"
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
    registerProviderFactory("^->ObservatoryComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->ObservatoryComponent->DomeComponent", factorye33a2c3122ec691c6a08612f1c0fcd064feee64e)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
