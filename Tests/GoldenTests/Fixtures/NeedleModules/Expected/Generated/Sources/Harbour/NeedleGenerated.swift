

import Ferries
import NeedleFoundation
import Offices

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

private class DeckDependency550d174e1f788acbd274Provider: DeckDependency {
    var anchor: Anchor {
        return harbourComponent.anchor
    }
    private let harbourComponent: HarbourComponent
    init(harbourComponent: HarbourComponent) {
        self.harbourComponent = harbourComponent
    }
}
/// ^->HarbourComponent->FerryComponent->DeckComponent
private func factory13c14673d13c581b9c58be9040660b0089a25556(_ component: NeedleFoundation.Scope) -> AnyObject {
    return DeckDependency550d174e1f788acbd274Provider(harbourComponent: parent2(component) as! HarbourComponent)
}
private class DeckDependency4349f8ec1c98bcb7d70dProvider: DeckDependency {
    var anchor: Anchor {
        return nightHarbourComponent.anchor
    }
    private let nightHarbourComponent: NightHarbourComponent
    init(nightHarbourComponent: NightHarbourComponent) {
        self.nightHarbourComponent = nightHarbourComponent
    }
}
/// ^->NightHarbourComponent->FerryComponent->DeckComponent
private func factory2478d28c6afb59d7e055c540f37a8b6b64bfe358(_ component: NeedleFoundation.Scope) -> AnyObject {
    return DeckDependency4349f8ec1c98bcb7d70dProvider(nightHarbourComponent: parent2(component) as! NightHarbourComponent)
}
private class FerryDependencyd944b89bce064f40c9c1Provider: FerryDependency {
    var anchor: Anchor {
        return harbourComponent.anchor
    }
    private let harbourComponent: HarbourComponent
    init(harbourComponent: HarbourComponent) {
        self.harbourComponent = harbourComponent
    }
}
/// ^->HarbourComponent->FerryComponent
private func factoryfceeb783277e8a7db2fa6d4b8b960a7c0bfefdef(_ component: NeedleFoundation.Scope) -> AnyObject {
    return FerryDependencyd944b89bce064f40c9c1Provider(harbourComponent: parent1(component) as! HarbourComponent)
}
private class FerryDependencycdc8f92360b9898e9f98Provider: FerryDependency {
    var anchor: Anchor {
        return nightHarbourComponent.anchor
    }
    private let nightHarbourComponent: NightHarbourComponent
    init(nightHarbourComponent: NightHarbourComponent) {
        self.nightHarbourComponent = nightHarbourComponent
    }
}
/// ^->NightHarbourComponent->FerryComponent
private func factorycda1f43716bd814ee0d5eede7023ce7c24a2f350(_ component: NeedleFoundation.Scope) -> AnyObject {
    return FerryDependencycdc8f92360b9898e9f98Provider(nightHarbourComponent: parent1(component) as! NightHarbourComponent)
}
private class PaperDependency159904a3696e2ecf321fProvider: PaperDependency {
    var ledger: Ledger {
        return officeComponent.ledger
    }
    private let officeComponent: OfficeComponent
    init(officeComponent: OfficeComponent) {
        self.officeComponent = officeComponent
    }
}
/// ^->HarbourComponent->OfficeComponent->DeckComponent
private func factoryba40262b9b1e8e717d29644932d789bf2f28660f(_ component: NeedleFoundation.Scope) -> AnyObject {
    return PaperDependency159904a3696e2ecf321fProvider(officeComponent: parent1(component) as! OfficeComponent)
}

#else
extension Ferries.DeckComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\DeckDependency.anchor] = "anchor-Anchor"
    }
}
extension FerryComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\FerryDependency.anchor] = "anchor-Anchor"
        localTable["deck-DeckComponent"] = { [unowned self] in self.deck as Any }
    }
}
extension HarbourComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["anchor-Anchor"] = { [unowned self] in self.anchor as Any }
    }
}
extension NightHarbourComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["anchor-Anchor"] = { [unowned self] in self.anchor as Any }
    }
}
extension Offices.DeckComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\PaperDependency.ledger] = "ledger-Ledger"
    }
}
extension OfficeComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["ledger-Ledger"] = { [unowned self] in self.ledger as Any }
        localTable["deck-DeckComponent"] = { [unowned self] in self.deck as Any }
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
    registerProviderFactory("^->HarbourComponent->FerryComponent->DeckComponent", factory13c14673d13c581b9c58be9040660b0089a25556)
    registerProviderFactory("^->NightHarbourComponent->FerryComponent->DeckComponent", factory2478d28c6afb59d7e055c540f37a8b6b64bfe358)
    registerProviderFactory("^->HarbourComponent->FerryComponent", factoryfceeb783277e8a7db2fa6d4b8b960a7c0bfefdef)
    registerProviderFactory("^->NightHarbourComponent->FerryComponent", factorycda1f43716bd814ee0d5eede7023ce7c24a2f350)
    registerProviderFactory("^->HarbourComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->NightHarbourComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->HarbourComponent->OfficeComponent->DeckComponent", factoryba40262b9b1e8e717d29644932d789bf2f28660f)
    registerProviderFactory("^->HarbourComponent->OfficeComponent", factoryEmptyDependencyProvider)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
