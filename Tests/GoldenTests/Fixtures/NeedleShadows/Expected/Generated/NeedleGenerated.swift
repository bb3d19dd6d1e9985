

import NeedleFoundation

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

private class LowerDeckDependencyb30ba0e9400e59cd682dProvider: LowerDeckDependency {
    var horn: Horn {
        return ferryComponent.horn
    }
    var ticket: Ticket {
        return ferryComponent.ticket
    }
    var flag: Flag {
        return ferryComponent.flag
    }
    private let ferryComponent: FerryComponent
    init(ferryComponent: FerryComponent) {
        self.ferryComponent = ferryComponent
    }
}
/// ^->FerryComponent->LowerDeckComponent
private func factoryd1f2d96b819bb724762594bd46f822ab892a7d8f(_ component: NeedleFoundation.Scope) -> AnyObject {
    return LowerDeckDependencyb30ba0e9400e59cd682dProvider(ferryComponent: parent1(component) as! FerryComponent)
}
private class BarrierDependencyea6eab2d6135b2f0258eProvider: BarrierDependency {
    var ticket: Ticket {
        return upperDeckComponent.ticket
    }
    private let upperDeckComponent: UpperDeckComponent
    init(upperDeckComponent: UpperDeckComponent) {
        self.upperDeckComponent = upperDeckComponent
    }
}
/// ^->FerryComponent->UpperDeckComponent->BarrierComponent
private func factory3a70f963406bfc5815580082b30149b688da4eed(_ component: NeedleFoundation.Scope) -> AnyObject {
    return BarrierDependencyea6eab2d6135b2f0258eProvider(upperDeckComponent: parent1(component) as! UpperDeckComponent)
}
private class KioskDependencyfe02dc3062ff3618cfa9Provider: KioskDependency {
    var ticket: Ticket {
        return upperDeckComponent.ticket
    }
    var horn: Horn {
        return ferryComponent.horn
    }
    var lamp: Lamp {
        return ferryComponent.lamp
    }
    var anchor: Anchor {
        return ferryComponent.anchor
    }
    var name: String {
        return ferryComponent.name
    }
    private let ferryComponent: FerryComponent
    private let upperDeckComponent: UpperDeckComponent
    init(ferryComponent: FerryComponent, upperDeckComponent: UpperDeckComponent) {
        self.ferryComponent = ferryComponent
        self.upperDeckComponent = upperDeckComponent
    }
}
/// ^->FerryComponent->UpperDeckComponent->KioskComponent
private func factoryc201297d17f119880e91f0114feaba71b11585d7(_ component: NeedleFoundation.Scope) -> AnyObject {
    return KioskDependencyfe02dc3062ff3618cfa9Provider(ferryComponent: parent2(component) as! FerryComponent, upperDeckComponent: parent1(component) as! UpperDeckComponent)
}
private class KioskDependencyc0343dc71e4e0b50deb5Provider: KioskDependency {
    var ticket: Ticket {
        return lowerDeckComponent.ticket
    }
    var horn: Horn {
        return lowerDeckComponent.horn
    }
    var lamp: Lamp {
        return lowerDeckComponent.lamp
    }
    var anchor: Anchor {
        return ferryComponent.anchor
    }
    var name: String {
        return ferryComponent.name
    }
    private let ferryComponent: FerryComponent
    private let lowerDeckComponent: LowerDeckComponent
    init(ferryComponent: FerryComponent, lowerDeckComponent: LowerDeckComponent) {
        self.ferryComponent = ferryComponent
        self.lowerDeckComponent = lowerDeckComponent
    }
}
/// ^->FerryComponent->LowerDeckComponent->KioskComponent
private func factory28d872a225706dec4d4f04a0aae0916c0125d994(_ component: NeedleFoundation.Scope) -> AnyObject {
    return KioskDependencyc0343dc71e4e0b50deb5Provider(ferryComponent: parent2(component) as! FerryComponent, lowerDeckComponent: parent1(component) as! LowerDeckComponent)
}
private class BuoyDependency26a1fccec9a42df4d5d5Provider: BuoyDependency {
    var colour: Colour {
        return portComponent.colour
    }
    private let portComponent: PortComponent
    init(portComponent: PortComponent) {
        self.portComponent = portComponent
    }
}
/// ^->FerryComponent->PortComponent->BuoyComponent
private func factoryea93881254954fd5abf087b417ab05a12189142b(_ component: NeedleFoundation.Scope) -> AnyObject {
    return BuoyDependency26a1fccec9a42df4d5d5Provider(portComponent: parent1(component) as! PortComponent)
}
private class BuoyDependency38bbc059984d03142055Provider: BuoyDependency {
    var colour: Colour {
        return starboardComponent.colour
    }
    private let starboardComponent: StarboardComponent
    init(starboardComponent: StarboardComponent) {
        self.starboardComponent = starboardComponent
    }
}
/// ^->FerryComponent->StarboardComponent->BuoyComponent
private func factory94fee89df122e21484c86d63f00ddc991253c20a(_ component: NeedleFoundation.Scope) -> AnyObject {
    return BuoyDependency38bbc059984d03142055Provider(starboardComponent: parent1(component) as! StarboardComponent)
}
private class BoatDependencyb02d82065ef6afb4c7c1Provider: BoatDependency {
    var lantern: Lantern {
        return portComponent.lantern
    }
    private let portComponent: PortComponent
    init(portComponent: PortComponent) {
        self.portComponent = portComponent
    }
}
/// ^->FerryComponent->PortComponent->DavitComponent->BoatComponent
private func factoryeef0c051da7ac63e7d46f0ca8293ee95b55f3e7a(_ component: NeedleFoundation.Scope) -> AnyObject {
    return BoatDependencyb02d82065ef6afb4c7c1Provider(portComponent: parent2(component) as! PortComponent)
}
private class BoatDependency5d1bead0088bac6afa79Provider: BoatDependency {
    var lantern: Lantern {
        return starboardComponent.lantern
    }
    private let starboardComponent: StarboardComponent
    init(starboardComponent: StarboardComponent) {
        self.starboardComponent = starboardComponent
    }
}
/// ^->FerryComponent->StarboardComponent->BuoyComponent->BoatComponent
private func factory6ce12a54bdd0fcd02646520391ead3a3add9568e(_ component: NeedleFoundation.Scope) -> AnyObject {
    return BoatDependency5d1bead0088bac6afa79Provider(starboardComponent: parent2(component) as! StarboardComponent)
}

#else
extension FerryComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["horn-Horn"] = { [unowned self] in self.horn as Any }
        localTable["ticket-Ticket"] = { [unowned self] in self.ticket as Any }
        localTable["lamp-Lamp"] = { [unowned self] in self.lamp as Any }
        localTable["anchor-Anchor"] = { [unowned self] in self.anchor as Any }
        localTable["flag-Flag"] = { [unowned self] in self.flag as Any }
        localTable["name-String"] = { [unowned self] in self.name as Any }
    }
}
extension UpperDeckComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["ticket-Ticket"] = { [unowned self] in self.ticket as Any }
    }
}
extension LowerDeckComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\LowerDeckDependency.horn] = "horn-Horn"
        keyPathToName[\LowerDeckDependency.ticket] = "ticket-Ticket"
        keyPathToName[\LowerDeckDependency.flag] = "flag-Flag"
        localTable["horn-Horn"] = { [unowned self] in self.horn as Any }
        localTable["ticket-Ticket"] = { [unowned self] in self.ticket as Any }
        localTable["lamp-Lamp"] = { [unowned self] in self.lamp as Any }
    }
}
extension BridgeComponent: NeedleFoundation.Registration {
    public func registerItems() {

    }
}
extension BarrierComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\BarrierDependency.ticket] = "ticket-Ticket"
    }
}
extension KioskComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\KioskDependency.ticket] = "ticket-Ticket"
        keyPathToName[\KioskDependency.horn] = "horn-Horn"
        keyPathToName[\KioskDependency.lamp] = "lamp-Lamp"
        keyPathToName[\KioskDependency.anchor] = "anchor-Anchor"
        keyPathToName[\KioskDependency.name] = "name-String"
    }
}
extension PortComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["lantern-Lantern"] = { [unowned self] in self.lantern as Any }
        localTable["colour-Colour"] = { [unowned self] in self.colour as Any }
    }
}
extension StarboardComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["lantern-Lantern"] = { [unowned self] in self.lantern as Any }
        localTable["colour-Colour"] = { [unowned self] in self.colour as Any }
    }
}
extension DavitComponent: NeedleFoundation.Registration {
    public func registerItems() {


    }
}
extension BuoyComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\BuoyDependency.colour] = "colour-Colour"

    }
}
extension BoatComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\BoatDependency.lantern] = "lantern-Lantern"
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
    registerProviderFactory("^->FerryComponent->UpperDeckComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->FerryComponent->LowerDeckComponent", factoryd1f2d96b819bb724762594bd46f822ab892a7d8f)
    registerProviderFactory("^->FerryComponent->BridgeComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->FerryComponent->UpperDeckComponent->BarrierComponent", factory3a70f963406bfc5815580082b30149b688da4eed)
    registerProviderFactory("^->FerryComponent->UpperDeckComponent->KioskComponent", factoryc201297d17f119880e91f0114feaba71b11585d7)
    registerProviderFactory("^->FerryComponent->LowerDeckComponent->KioskComponent", factory28d872a225706dec4d4f04a0aae0916c0125d994)
    registerProviderFactory("^->FerryComponent->PortComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->FerryComponent->StarboardComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->FerryComponent->PortComponent->DavitComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->FerryComponent->PortComponent->BuoyComponent", factoryea93881254954fd5abf087b417ab05a12189142b)
    registerProviderFactory("^->FerryComponent->StarboardComponent->BuoyComponent", factory94fee89df122e21484c86d63f00ddc991253c20a)
    registerProviderFactory("^->FerryComponent->PortComponent->DavitComponent->BoatComponent", factoryeef0c051da7ac63e7d46f0ca8293ee95b55f3e7a)
    registerProviderFactory("^->FerryComponent->PortComponent->BuoyComponent->BoatComponent", factoryeef0c051da7ac63e7d46f0ca8293ee95b55f3e7a)
    registerProviderFactory("^->FerryComponent->StarboardComponent->BuoyComponent->BoatComponent", factory6ce12a54bdd0fcd02646520391ead3a3add9568e)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
