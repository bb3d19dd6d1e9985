

import Foundation
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

private class DeckDependency0539148f954c0e90edb2Provider: DeckDependency {
    var speed: Double {
        return ferryComponent.speed
    }
    private let ferryComponent: FerryComponent
    init(ferryComponent: FerryComponent) {
        self.ferryComponent = ferryComponent
    }
}
/// ^->FerryComponent->DeckComponent
private func factory3f12d26d1adf05b907e294bd46f822ab892a7d8f(_ component: NeedleFoundation.Scope) -> AnyObject {
    return DeckDependency0539148f954c0e90edb2Provider(ferryComponent: parent1(component) as! FerryComponent)
}
private class CabinDependency4d38ba618c6db3542a62Provider: CabinDependency {
    var name: String {
        return ferryComponent.name
    }
    var signal: NSNotification.Name {
        return deckComponent.signal
    }
    var paint: String {
        return ferryComponent.paint
    }
    var horn: Horn {
        return ferryComponent.horn
    }
    private let deckComponent: DeckComponent
    private let ferryComponent: FerryComponent
    init(deckComponent: DeckComponent, ferryComponent: FerryComponent) {
        self.deckComponent = deckComponent
        self.ferryComponent = ferryComponent
    }
}
/// ^->FerryComponent->DeckComponent->CabinComponent
private func factoryff6afb99404bbe77808d1e684faa2fedbdd3dbb9(_ component: NeedleFoundation.Scope) -> AnyObject {
    return CabinDependency4d38ba618c6db3542a62Provider(deckComponent: parent1(component) as! DeckComponent, ferryComponent: parent2(component) as! FerryComponent)
}

#else
extension FerryComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["paint-String"] = { [unowned self] in self.paint as Any }
        localTable["name-String"] = { [unowned self] in self.name as Any }
        localTable["speed-TimeInterval"] = { [unowned self] in self.speed as Any }
        localTable["speed-Double"] = { [unowned self] in self.speed as Any }
        localTable["horn-Horn"] = { [unowned self] in self.horn as Any }
    }
}
extension DeckComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\DeckDependency.speed] = "speed-Double"
        localTable["name-Notification.Name"] = { [unowned self] in self.name as Any }
        localTable["signal-Notification.Name"] = { [unowned self] in self.signal as Any }
        localTable["signal-NSNotification.Name"] = { [unowned self] in self.signal as Any }
    }
}
extension CabinComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\CabinDependency.name] = "name-String"
        keyPathToName[\CabinDependency.signal] = "signal-NSNotification.Name"
        keyPathToName[\CabinDependency.paint] = "paint-String"
        keyPathToName[\CabinDependency.horn] = "horn-Horn"
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
    registerProviderFactory("^->FerryComponent->DeckComponent", factory3f12d26d1adf05b907e294bd46f822ab892a7d8f)
    registerProviderFactory("^->FerryComponent->DeckComponent->CabinComponent", factoryff6afb99404bbe77808d1e684faa2fedbdd3dbb9)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
