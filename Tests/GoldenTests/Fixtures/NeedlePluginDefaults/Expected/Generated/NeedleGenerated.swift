

import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = "f05243ce1cf019d5e565f37a38e543fc"

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

private func parent2(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class BenchDependency5e0e1f90bc563a44d44dProvider: BenchDependency {
    var name: String {
        return ferryComponent.name
    }
    var kiosk: Kiosk {
        return deckComponent.pluginExtension.kiosk
    }
    private let deckComponent: DeckComponent
    private let ferryComponent: FerryComponent
    init(deckComponent: DeckComponent, ferryComponent: FerryComponent) {
        self.deckComponent = deckComponent
        self.ferryComponent = ferryComponent
    }
}
/// ^->FerryComponent->DeckComponent->BenchComponent
private func factory796f9f0a6c6799fe15cc1e684faa2fedbdd3dbb9(_ component: NeedleFoundation.Scope) -> AnyObject {
    return BenchDependency5e0e1f90bc563a44d44dProvider(deckComponent: parent1(component) as! DeckComponent, ferryComponent: parent2(component) as! FerryComponent)
}
/// DeckComponent plugin extension
private class HasBarTradeHasKioskProvider: HasBar & Trade.HasKiosk {
    var bar: Bar {
        return deckNonCoreComponent.bar
    }
    var seats: Int {
        return deckNonCoreComponent.seats
    }
    var kiosk: Kiosk {
        return deckNonCoreComponent.kiosk
    }
    private unowned let deckNonCoreComponent: DeckNonCoreComponent
    init(component: NeedleFoundation.Scope) {
        let deckComponent = component as! DeckComponent
        deckNonCoreComponent = deckComponent.nonCoreComponent as! DeckNonCoreComponent
    }
}

#else
extension FerryComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["name-String"] = { [unowned self] in self.name as Any }
    }
}
extension BenchComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\BenchDependency.name] = "name-String"
        keyPathToName[\BenchDependency.kiosk] = "kiosk-Kiosk"
    }
}
extension DeckNonCoreComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["bar-Bar"] = { [unowned self] in self.bar as Any }
        localTable["kiosk-Kiosk"] = { [unowned self] in self.kiosk as Any }
        localTable["seats-Int"] = { [unowned self] in self.seats as Any }
    }
}
extension DeckComponent: NeedleFoundation.Registration {
    public func registerItems() {


    }
}
/// DeckComponent plugin extension
extension DeckComponent: NeedleFoundation.ExtensionRegistration {
    public func registerExtensionItems() {
        extensionToName[\(any HasBar & Trade.HasKiosk).bar] = "bar-Bar"
        extensionToName[\(any HasBar & Trade.HasKiosk).seats] = "seats-Int"
        extensionToName[\(any HasBar & Trade.HasKiosk).kiosk] = "kiosk-Kiosk"
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
    registerProviderFactory("^->FerryComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->FerryComponent->DeckComponent->BenchComponent", factory796f9f0a6c6799fe15cc1e684faa2fedbdd3dbb9)
    registerProviderFactory("^->FerryComponent->DeckComponent->DeckNonCoreComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->FerryComponent->DeckComponent", factoryEmptyDependencyProvider)
    __PluginExtensionProviderRegistry.instance.registerPluginExtensionProviderFactory(for: "DeckComponent") { component in
        return HasBarTradeHasKioskProvider(component: component)
    }
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
