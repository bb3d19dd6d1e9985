// Written for the orchard.


import NeedleFoundation
import Swift

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

private func parent2(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent.parent
}

private func parent3(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent.parent.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class MeadowDependencyfcf8dc78d80ed681e359Provider: MeadowDependency {
    var soil: Soil {
        return orchardComponent.soil
    }
    private let orchardComponent: OrchardComponent
    init(orchardComponent: OrchardComponent) {
        self.orchardComponent = orchardComponent
    }
}
/// ^->OrchardComponent->MeadowComponent
private func factoryf88d96299146637baed1dc0a85d0b3d0dddf66b1(_ component: NeedleFoundation.Scope) -> AnyObject {
    return MeadowDependencyfcf8dc78d80ed681e359Provider(orchardComponent: parent1(component) as! OrchardComponent)
}
private class TreeDependencyaece53058ef1f6006dc7Provider: TreeDependency {
    var ladder: Ladder {
        return orchardComponent.ladder
    }
    var soil: Soil {
        return orchardComponent.soil
    }
    private let orchardComponent: OrchardComponent
    init(orchardComponent: OrchardComponent) {
        self.orchardComponent = orchardComponent
    }
}
/// ^->OrchardComponent->TreeComponent
private func factoryac84485abcb2bcbe21ffdc0a85d0b3d0dddf66b1(_ component: NeedleFoundation.Scope) -> AnyObject {
    return TreeDependencyaece53058ef1f6006dc7Provider(orchardComponent: parent1(component) as! OrchardComponent)
}
private class TreeDependencycd78a68143ce5617a837Provider: TreeDependency {
    var ladder: Ladder {
        return orchardComponent.ladder
    }
    var soil: Soil {
        return meadowComponent.soil
    }
    private let meadowComponent: MeadowComponent
    private let orchardComponent: OrchardComponent
    init(meadowComponent: MeadowComponent, orchardComponent: OrchardComponent) {
        self.meadowComponent = meadowComponent
        self.orchardComponent = orchardComponent
    }
}
/// ^->OrchardComponent->MeadowComponent->TreeComponent
private func factoryaf021fa70edd9a1503496c0eb40328b5e0f0f9b7(_ component: NeedleFoundation.Scope) -> AnyObject {
    return TreeDependencycd78a68143ce5617a837Provider(meadowComponent: parent1(component) as! MeadowComponent, orchardComponent: parent2(component) as! OrchardComponent)
}
private class PickerDependency28606e3e09ffc6476a15Provider: PickerDependency {
    var spareLadder: Ladder {
        return orchardComponent.spareLadder
    }
    private let orchardComponent: OrchardComponent
    init(orchardComponent: OrchardComponent) {
        self.orchardComponent = orchardComponent
    }
}
/// ^->OrchardComponent->MeadowComponent->PickerComponent
private func factorya7d2b263058e77a0f56c9d3120989d37a4c5a5cc(_ component: NeedleFoundation.Scope) -> AnyObject {
    return PickerDependency28606e3e09ffc6476a15Provider(orchardComponent: parent2(component) as! OrchardComponent)
}
/// ^->OrchardComponent->MeadowComponent->TreeComponent->PickerComponent
private func factorya7d2b263058e77a0f56c52de5b5f58efe94e538f(_ component: NeedleFoundation.Scope) -> AnyObject {
    return PickerDependency28606e3e09ffc6476a15Provider(orchardComponent: parent3(component) as! OrchardComponent)
}
private class NothingAtAll4766d4937e82f82181ebProvider: NothingAtAll {


    init() {

    }
}
/// ^->OrchardComponent->MeadowComponent->ScarecrowComponent
private func factory675b353ce2a6985c4934e3b0c44298fc1c149afb(_ component: NeedleFoundation.Scope) -> AnyObject {
    return NothingAtAll4766d4937e82f82181ebProvider()
}

#else
extension OrchardComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["soil-Soil"] = { [unowned self] in self.soil as Any }
        localTable["ladder-Ladder"] = { [unowned self] in self.ladder as Any }
        localTable["spareLadder-Ladder"] = { [unowned self] in self.spareLadder as Any }
    }
}
extension MeadowComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\MeadowDependency.soil] = "soil-Soil"
        localTable["soil-Soil"] = { [unowned self] in self.soil as Any }
        localTable["basket-Basket<String>"] = { [unowned self] in self.basket as Any }
    }
}
extension TreeComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\TreeDependency.ladder] = "ladder-Ladder"
        keyPathToName[\TreeDependency.soil] = "soil-Soil"
        localTable["blossom-String"] = { [unowned self] in self.blossom as Any }
    }
}
extension PickerComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\PickerDependency.spareLadder] = "spareLadder-Ladder"
    }
}
extension ScarecrowComponent: NeedleFoundation.Registration {
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
    registerProviderFactory("^->OrchardComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->OrchardComponent->MeadowComponent", factoryf88d96299146637baed1dc0a85d0b3d0dddf66b1)
    registerProviderFactory("^->OrchardComponent->TreeComponent", factoryac84485abcb2bcbe21ffdc0a85d0b3d0dddf66b1)
    registerProviderFactory("^->OrchardComponent->MeadowComponent->TreeComponent", factoryaf021fa70edd9a1503496c0eb40328b5e0f0f9b7)
    registerProviderFactory("^->OrchardComponent->MeadowComponent->PickerComponent", factorya7d2b263058e77a0f56c9d3120989d37a4c5a5cc)
    registerProviderFactory("^->OrchardComponent->TreeComponent->PickerComponent", factorya7d2b263058e77a0f56c9d3120989d37a4c5a5cc)
    registerProviderFactory("^->OrchardComponent->MeadowComponent->TreeComponent->PickerComponent", factorya7d2b263058e77a0f56c52de5b5f58efe94e538f)
    registerProviderFactory("^->OrchardComponent->MeadowComponent->ScarecrowComponent", factory675b353ce2a6985c4934e3b0c44298fc1c149afb)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
