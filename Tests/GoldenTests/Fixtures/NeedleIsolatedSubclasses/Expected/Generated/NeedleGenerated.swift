

import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class SeatDependency6aa20860f5a57b22f998Provider: SeatDependency {
    var number: Int {
        return boxComponent.number
    }
    private let boxComponent: BoxComponent
    init(boxComponent: BoxComponent) {
        self.boxComponent = boxComponent
    }
}
/// ^->OperaComponent->BoxComponent->SeatComponent
private func factory5e6e916ff494a52c3f144f91a753eaac08e55e95(_ component: NeedleFoundation.Scope) -> AnyObject {
    return SeatDependency6aa20860f5a57b22f998Provider(boxComponent: parent1(component) as! BoxComponent)
}
private class SeatDependency847d221ec69bc5d84cd0Provider: SeatDependency {
    var number: Int {
        return royalBoxComponent.number
    }
    private let royalBoxComponent: RoyalBoxComponent
    init(royalBoxComponent: RoyalBoxComponent) {
        self.royalBoxComponent = royalBoxComponent
    }
}
/// ^->OperaComponent->RoyalBoxComponent->SeatComponent
private func factory1de9911fe10df76706f33f29fda5e8ef1b30bedf(_ component: NeedleFoundation.Scope) -> AnyObject {
    return SeatDependency847d221ec69bc5d84cd0Provider(royalBoxComponent: parent1(component) as! RoyalBoxComponent)
}
private class ThroneDependencydfb952c37da350fa6fdeProvider: ThroneDependency {
    var crowns: Int {
        return royalBoxComponent.crowns
    }
    var number: Int {
        return royalBoxComponent.number
    }
    @MainActor var candles: Int {
        get async { return royalBoxComponent.candles }
    }
    private let royalBoxComponent: RoyalBoxComponent
    init(royalBoxComponent: RoyalBoxComponent) {
        self.royalBoxComponent = royalBoxComponent
    }
}
/// ^->OperaComponent->RoyalBoxComponent->ThroneComponent
private func factory4617323522b280de26ab3f29fda5e8ef1b30bedf(_ component: NeedleFoundation.Scope) -> AnyObject {
    return ThroneDependencydfb952c37da350fa6fdeProvider(royalBoxComponent: parent1(component) as! RoyalBoxComponent)
}

#else
extension OperaComponent: NeedleFoundation.Registration {
    public func registerItems() {


    }
}
extension BoxComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["number-Int"] = { [unowned self] in self.number as Any }
        if let royalBoxComponent = self as? RoyalBoxComponent {
            royalBoxComponent.localTable["number-Int"] = { [unowned royalBoxComponent] in royalBoxComponent.number as Any }
            royalBoxComponent.localTable["crowns-Int"] = { [unowned royalBoxComponent] in royalBoxComponent.crowns as Any }
            royalBoxComponent.localTable["candles-Int async"] = { [unowned royalBoxComponent] in { () async -> Int in await royalBoxComponent.candles } as Any }
        }
    }
}
extension SeatComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\SeatDependency.number] = "number-Int"
    }
}
extension ThroneComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\ThroneDependency.crowns] = "crowns-Int"
        keyPathToName[\ThroneDependency.number] = "number-Int"
    }
}
extension NeedleFoundation.DependencyProvider where DependencyType == any ThroneDependency {
    var candles: Int {
        get async { return await (find(property: "candles-Int async") as () async -> Int)() }
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
    registerProviderFactory("^->OperaComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->OperaComponent->BoxComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->OperaComponent->RoyalBoxComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->OperaComponent->BoxComponent->SeatComponent", factory5e6e916ff494a52c3f144f91a753eaac08e55e95)
    registerProviderFactory("^->OperaComponent->RoyalBoxComponent->SeatComponent", factory1de9911fe10df76706f33f29fda5e8ef1b30bedf)
    registerProviderFactory("^->OperaComponent->RoyalBoxComponent->ThroneComponent", factory4617323522b280de26ab3f29fda5e8ef1b30bedf)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
