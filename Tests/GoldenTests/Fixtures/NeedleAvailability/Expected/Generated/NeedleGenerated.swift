

import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

@available(iOS 18.0, macOS 15.0, *)
private class DeepDependency7519a1c2e3fe7b38a5e4Provider: DeepDependency {
    @available(iOS 18.0, macOS 15.0, *) var sonar: Sonar {
        return boatComponent.sonar
    }
    private let boatComponent: BoatComponent
    init(boatComponent: BoatComponent) {
        self.boatComponent = boatComponent
    }
}
/// ^->BoatComponent->DeepComponent
private func factory97aea82a5e68bd6edede9639f44eee644647e3b2(_ component: NeedleFoundation.Scope) -> AnyObject {
    guard #available(iOS 18.0, macOS 15.0, *) else { fatalError("Made where it is not available") }
    return DeepDependency7519a1c2e3fe7b38a5e4Provider(boatComponent: parent1(component) as! BoatComponent)
}
private final class SailDependency67834e215dcb72f3d1b1Provider: SailDependency, @unchecked Sendable {
    var mast: Int {
        return boatComponent.mast
    }
    private let boatComponent: BoatComponent
    init(boatComponent: BoatComponent) {
        self.boatComponent = boatComponent
    }
}
/// ^->BoatComponent->SailComponent
private func factorybd347be8b143cde35fe29639f44eee644647e3b2(_ component: NeedleFoundation.Scope) -> AnyObject {
    return SailDependency67834e215dcb72f3d1b1Provider(boatComponent: parent1(component) as! BoatComponent)
}

#else
extension BoatComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["mast-Int"] = { [unowned self] in self.mast as Any }
        localTable["sonar-Sonar"] = { [unowned self] in self.sonar as Any }
    }
}
@available(iOS 18.0, macOS 15.0, *)
extension DeepComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\DeepDependency.sonar] = "sonar-Sonar"
    }
}
extension SailComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\SailDependency.mast] = "mast-Int"
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
    registerProviderFactory("^->BoatComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->BoatComponent->DeepComponent", factory97aea82a5e68bd6edede9639f44eee644647e3b2)
    registerProviderFactory("^->BoatComponent->SailComponent", factorybd347be8b143cde35fe29639f44eee644647e3b2)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
