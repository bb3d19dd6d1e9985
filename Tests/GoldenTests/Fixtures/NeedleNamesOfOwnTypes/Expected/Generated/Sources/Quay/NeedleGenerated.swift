

import Boats
import NeedleFoundation
import Ropes

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

private class BoatsBoatDependencyef7fa575b27cb637c307Provider: Boats.BoatDependency {
    var hemp: Ropes.Hemp {
        return quayComponent.hemp
    }
    var cables: [String: Ropes.Cable] {
        return quayComponent.cables
    }
    @Ropes.Tide var level: Int {
        return quayComponent.level
    }
    private let quayComponent: QuayComponent
    init(quayComponent: QuayComponent) {
        self.quayComponent = quayComponent
    }
}
/// ^->QuayComponent->BoatComponent
private func factory3ee3c6682118f1fef85ece70f225ad65c189c01a(_ component: NeedleFoundation.Scope) -> AnyObject {
    return BoatsBoatDependencyef7fa575b27cb637c307Provider(quayComponent: parent1(component) as! QuayComponent)
}
private class OarDependency07a786cb38a11fac2685Provider: OarDependency {
    var hemp: Ropes.Hemp {
        return quayComponent.hemp
    }
    private let quayComponent: QuayComponent
    init(quayComponent: QuayComponent) {
        self.quayComponent = quayComponent
    }
}
/// ^->QuayComponent->BoatComponent->Component
private func factory584beb881dbd09809dc7563412785038b3e940e8(_ component: NeedleFoundation.Scope) -> AnyObject {
    return OarDependency07a786cb38a11fac2685Provider(quayComponent: parent2(component) as! QuayComponent)
}
private class BladeDependency34ee69c8638e215108b2Provider: BladeDependency {
    var length: Int {
        return component.length
    }
    private let component: Boats.Component
    init(component: Boats.Component) {
        self.component = component
    }
}
/// ^->QuayComponent->BoatComponent->Component->BladeComponent
private func factory3ee6e70634f2cafa5f8f5b8f3d03854abbaef521(_ component: NeedleFoundation.Scope) -> AnyObject {
    return BladeDependency34ee69c8638e215108b2Provider(component: parent1(component) as! Boats.Component)
}

#else
extension Boats.BoatComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\Boats.BoatDependency.hemp] = "hemp-Ropes.Hemp"
        keyPathToName[\Boats.BoatDependency.cables] = "cables-[String: Ropes.Cable]"
        keyPathToName[\Boats.BoatDependency.level] = "level-Int"
        localTable["all-[Any]"] = { [unowned self] in self.all as Any }
        localTable["oar-Component"] = { [unowned self] in self.oar as Any }
    }
}
extension Boats.Component: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\OarDependency.hemp] = "hemp-Ropes.Hemp"
        localTable["length-Int"] = { [unowned self] in self.length as Any }
        localTable["all-[Any]"] = { [unowned self] in self.all as Any }
        localTable["blade-BladeComponent"] = { [unowned self] in self.blade as Any }
    }
}
extension BladeComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\BladeDependency.length] = "length-Int"
    }
}
extension QuayComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["hemp-Hemp"] = { [unowned self] in self.hemp as Any }
        localTable["hemp-Ropes.Hemp"] = { [unowned self] in self.hemp as Any }
        localTable["cables-[String: Ropes.Cable]"] = { [unowned self] in self.cables as Any }
        localTable["level-Int"] = { [unowned self] in
            nonisolated(unsafe) let owner = self
            return unsafeBitCast({ @Tide in owner.level as Any } as @Tide () -> Any, to: (() -> Any).self)()
        }
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
    registerProviderFactory("^->QuayComponent->BoatComponent", factory3ee3c6682118f1fef85ece70f225ad65c189c01a)
    registerProviderFactory("^->QuayComponent->BoatComponent->Component", factory584beb881dbd09809dc7563412785038b3e940e8)
    registerProviderFactory("^->QuayComponent->BoatComponent->Component->BladeComponent", factory3ee6e70634f2cafa5f8f5b8f3d03854abbaef521)
    registerProviderFactory("^->QuayComponent", factoryEmptyDependencyProvider)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
