

import NeedleFoundation
import Stones
import Yards
import class Yards.ShedComponent
import class Yards.YardComponent
import struct Stones.Granite
import struct Stones.Slate

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class HasGraniteDependency7f88d1f2e4689bac7794Provider: HasGranite & Dependency {
    var granite: Granite {
        return quarryComponent.granite
    }
    private let quarryComponent: QuarryComponent
    init(quarryComponent: QuarryComponent) {
        self.quarryComponent = quarryComponent
    }
}
/// ^->QuarryComponent->YardComponent
private func factory62f587e377ff0c6429de1eb954c8d94c0b597c22(_ component: NeedleFoundation.Scope) -> AnyObject {
    return HasGraniteDependency7f88d1f2e4689bac7794Provider(quarryComponent: parent1(component) as! QuarryComponent)
}
private class ShedDependencyd7258c1361c13ff63fd0Provider: ShedDependency {
    var slate: Slate {
        return quarryComponent.slate
    }
    private let quarryComponent: QuarryComponent
    init(quarryComponent: QuarryComponent) {
        self.quarryComponent = quarryComponent
    }
}
/// ^->QuarryComponent->ShedComponent
private func factorya8275b30b1f90aebb1311eb954c8d94c0b597c22(_ component: NeedleFoundation.Scope) -> AnyObject {
    return ShedDependencyd7258c1361c13ff63fd0Provider(quarryComponent: parent1(component) as! QuarryComponent)
}

#else
extension QuarryComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["granite-Granite"] = { [unowned self] in self.granite as Any }
        localTable["slate-Slate"] = { [unowned self] in self.slate as Any }
    }
}
extension YardComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\(any HasGranite & Dependency).granite] = "granite-Granite"
    }
}
extension ShedComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\ShedDependency.slate] = "slate-Slate"
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
    registerProviderFactory("^->QuarryComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->QuarryComponent->YardComponent", factory62f587e377ff0c6429de1eb954c8d94c0b597c22)
    registerProviderFactory("^->QuarryComponent->ShedComponent", factorya8275b30b1f90aebb1311eb954c8d94c0b597c22)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
