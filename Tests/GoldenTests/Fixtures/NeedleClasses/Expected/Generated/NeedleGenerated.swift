

import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class BasketDependency0c755973c12bef679d3aProvider: BasketDependency {
    var basket: Basket {
        return orchardComponent.basket
    }
    private let orchardComponent: OrchardComponent
    init(orchardComponent: OrchardComponent) {
        self.orchardComponent = orchardComponent
    }
}
/// ^->OrchardComponent->LaneComponent
private func factory514384f3972b0bdfe9b9dc0a85d0b3d0dddf66b1(_ component: NeedleFoundation.Scope) -> AnyObject {
    return BasketDependency0c755973c12bef679d3aProvider(orchardComponent: parent1(component) as! OrchardComponent)
}
private class TreeDependency8873f5294b61d2fd6806Provider: TreeDependency {
    var ladder: Ladder {
        return orchardComponent.ladder
    }
    private let orchardComponent: OrchardComponent
    init(orchardComponent: OrchardComponent) {
        self.orchardComponent = orchardComponent
    }
}
/// ^->OrchardComponent->PearComponent
private func factory613adc49e40e1ab6bb9bdc0a85d0b3d0dddf66b1(_ component: NeedleFoundation.Scope) -> AnyObject {
    return TreeDependency8873f5294b61d2fd6806Provider(orchardComponent: parent1(component) as! OrchardComponent)
}
private class AppleDependency52f42523aec928aaea3bProvider: AppleDependency {
    var ladder: Ladder {
        return orchardComponent.ladder
    }
    var basket: Basket {
        return orchardComponent.basket
    }
    private let orchardComponent: OrchardComponent
    init(orchardComponent: OrchardComponent) {
        self.orchardComponent = orchardComponent
    }
}
/// ^->OrchardComponent->AppleComponent
private func factory03acc8357b70fb47f947dc0a85d0b3d0dddf66b1(_ component: NeedleFoundation.Scope) -> AnyObject {
    return AppleDependency52f42523aec928aaea3bProvider(orchardComponent: parent1(component) as! OrchardComponent)
}
private class CellarDependencye2c9810ac2762eed2c96Provider: CellarDependency {
    var basket: Basket {
        return orchardComponent.basket
    }
    var ladder: Ladder {
        return orchardComponent.ladder
    }
    private let orchardComponent: OrchardComponent
    init(orchardComponent: OrchardComponent) {
        self.orchardComponent = orchardComponent
    }
}
/// ^->OrchardComponent->CellarComponent
private func factory2836643dee2fdbd660addc0a85d0b3d0dddf66b1(_ component: NeedleFoundation.Scope) -> AnyObject {
    return CellarDependencye2c9810ac2762eed2c96Provider(orchardComponent: parent1(component) as! OrchardComponent)
}
private class PressDependency922276a52e52f1236a9aProvider: PressDependency {
    var press: Press {
        return cellarComponent.press
    }
    private let cellarComponent: CellarComponent
    init(cellarComponent: CellarComponent) {
        self.cellarComponent = cellarComponent
    }
}
/// ^->OrchardComponent->CellarComponent->CiderComponent
private func factory294febdd602e4dc94cf723d2efa9a4eee630783e(_ component: NeedleFoundation.Scope) -> AnyObject {
    return PressDependency922276a52e52f1236a9aProvider(cellarComponent: parent1(component) as! CellarComponent)
}
private class BasketDependencyTreeDependencya33ca42f730cb9757884Provider: BasketDependency & TreeDependency {
    var basket: Basket {
        return orchardComponent.basket
    }
    var ladder: Ladder {
        return orchardComponent.ladder
    }
    private let orchardComponent: OrchardComponent
    init(orchardComponent: OrchardComponent) {
        self.orchardComponent = orchardComponent
    }
}
/// ^->OrchardComponent->ShedComponent
private func factoryfe5a5c25c5d979e44d9bdc0a85d0b3d0dddf66b1(_ component: NeedleFoundation.Scope) -> AnyObject {
    return BasketDependencyTreeDependencya33ca42f730cb9757884Provider(orchardComponent: parent1(component) as! OrchardComponent)
}

#else
extension LaneComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\BasketDependency.basket] = "basket-Basket"
    }
}
extension OrchardComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["ladder-Ladder"] = { [unowned self] in self.ladder as Any }
        localTable["basket-Basket"] = { [unowned self] in self.basket as Any }
    }
}
extension PearComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\TreeDependency.ladder] = "ladder-Ladder"
    }
}
extension Trees.AppleComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\AppleDependency.ladder] = "ladder-Ladder"
        keyPathToName[\AppleDependency.basket] = "basket-Basket"
    }
}
extension CellarComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\CellarDependency.basket] = "basket-Basket"
        keyPathToName[\CellarDependency.ladder] = "ladder-Ladder"
        localTable["press-Press"] = { [unowned self] in self.press as Any }
    }
}
extension CiderComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\PressDependency.press] = "press-Press"
    }
}
extension ShedComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\(any BasketDependency & TreeDependency).basket] = "basket-Basket"
        keyPathToName[\(any BasketDependency & TreeDependency).ladder] = "ladder-Ladder"
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
    registerProviderFactory("^->OrchardComponent->LaneComponent", factory514384f3972b0bdfe9b9dc0a85d0b3d0dddf66b1)
    registerProviderFactory("^->OrchardComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->OrchardComponent->PearComponent", factory613adc49e40e1ab6bb9bdc0a85d0b3d0dddf66b1)
    registerProviderFactory("^->OrchardComponent->AppleComponent", factory03acc8357b70fb47f947dc0a85d0b3d0dddf66b1)
    registerProviderFactory("^->OrchardComponent->CellarComponent", factory2836643dee2fdbd660addc0a85d0b3d0dddf66b1)
    registerProviderFactory("^->OrchardComponent->CellarComponent->CiderComponent", factory294febdd602e4dc94cf723d2efa9a4eee630783e)
    registerProviderFactory("^->OrchardComponent->ShedComponent", factoryfe5a5c25c5d979e44d9bdc0a85d0b3d0dddf66b1)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
