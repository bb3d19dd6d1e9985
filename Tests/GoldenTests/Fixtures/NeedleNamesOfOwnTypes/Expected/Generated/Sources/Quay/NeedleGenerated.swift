

import Boats
import NeedleFoundation
import Ropes

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
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

#else
extension Boats.BoatComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\Boats.BoatDependency.hemp] = "hemp-Ropes.Hemp"
        keyPathToName[\Boats.BoatDependency.cables] = "cables-[String: Ropes.Cable]"
        keyPathToName[\Boats.BoatDependency.level] = "level-Int"
    }
}
extension QuayComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["hemp-Hemp"] = { [unowned self] in self.hemp as Any }
        localTable["hemp-Ropes.Hemp"] = { [unowned self] in self.hemp as Any }
        localTable["cables-[String: Ropes.Cable]"] = { [unowned self] in self.cables as Any }
        localTable["level-Int"] = { [unowned self] in self.level as Any }
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
    registerProviderFactory("^->QuayComponent", factoryEmptyDependencyProvider)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
