

import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class PierDependencyb78ea94f7bd3e1563f66Provider: PierDependency {
    nonisolated var name: String {
        return marinaComponent.name
    }
    var berths: Int {
        return marinaComponent.berths
    }
    nonisolated var tide: Int {
        get async { return await marinaComponent.tide }
    }
    @MainActor var wind: Int {
        get async { return await marinaComponent.wind }
    }
    private nonisolated(unsafe) let marinaComponent: MarinaComponent
    nonisolated init(marinaComponent: MarinaComponent) {
        self.marinaComponent = marinaComponent
    }
}
/// ^->MarinaComponent->PierComponent
private func factoryefac109daad9743c80b58236ee79f7b17c405827(_ component: NeedleFoundation.Scope) -> AnyObject {
    return PierDependencyb78ea94f7bd3e1563f66Provider(marinaComponent: parent1(component) as! MarinaComponent)
}
private class OfficeDependencybc38311a123edd06e89bProvider: OfficeDependency {
    var name: String {
        return marinaComponent.name
    }
    nonisolated var tide: Int {
        get async { return await marinaComponent.tide }
    }
    private nonisolated(unsafe) let marinaComponent: MarinaComponent
    nonisolated init(marinaComponent: MarinaComponent) {
        self.marinaComponent = marinaComponent
    }
}
/// ^->MarinaComponent->OfficeComponent
private func factory5dceefd8a8f0169a2d698236ee79f7b17c405827(_ component: NeedleFoundation.Scope) -> AnyObject {
    return OfficeDependencybc38311a123edd06e89bProvider(marinaComponent: parent1(component) as! MarinaComponent)
}
private class CraneDependency3b134668061fb6788844Provider: CraneDependency {
    nonisolated var name: String {
        return marinaComponent.name
    }
    nonisolated var tide: Int {
        get async { return await marinaComponent.tide }
    }
    @MainActor var berths: Int {
        return marinaComponent.berths
    }
    private nonisolated(unsafe) let marinaComponent: MarinaComponent
    nonisolated init(marinaComponent: MarinaComponent) {
        self.marinaComponent = marinaComponent
    }
}
/// ^->MarinaComponent->CraneComponent
private func factory6f3b82911c5ec2bdfc738236ee79f7b17c405827(_ component: NeedleFoundation.Scope) -> AnyObject {
    return CraneDependency3b134668061fb6788844Provider(marinaComponent: parent1(component) as! MarinaComponent)
}

#else
extension MarinaComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["name-String"] = { [unowned self] in self.name as Any }
        localTable["berths-Int"] = { [unowned self] in
            nonisolated(unsafe) let owner = self
            return unsafeBitCast({ @MainActor in owner.berths as Any } as @MainActor () -> Any, to: (() -> Any).self)()
        }
        localTable["tide-Int async"] = { [unowned self] in { () async -> Int in await self.tide } as Any }
        localTable["wind-Int async"] = { [unowned self] in { () async -> Int in await self.wind } as Any }
    }
}
extension PierComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\PierDependency.name] = "name-String"
        keyPathToName[\PierDependency.berths] = "berths-Int"
    }
}
extension OfficeComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\OfficeDependency.name] = "name-String"
    }
}
extension CraneComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\CraneDependency.name] = "name-String"
        keyPathToName[\CraneDependency.berths] = "berths-Int"
    }
}
extension NeedleFoundation.DependencyProvider where DependencyType == any PierDependency {
    var tide: Int {
        get async { return await (find(property: "tide-Int async") as () async -> Int)() }
    }
    var wind: Int {
        get async { return await (find(property: "wind-Int async") as () async -> Int)() }
    }
}
extension NeedleFoundation.DependencyProvider where DependencyType == any OfficeDependency {
    var tide: Int {
        get async { return await (find(property: "tide-Int async") as () async -> Int)() }
    }
}
extension NeedleFoundation.DependencyProvider where DependencyType == any CraneDependency {
    var tide: Int {
        get async { return await (find(property: "tide-Int async") as () async -> Int)() }
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
    registerProviderFactory("^->MarinaComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->MarinaComponent->PierComponent", factoryefac109daad9743c80b58236ee79f7b17c405827)
    registerProviderFactory("^->MarinaComponent->OfficeComponent", factory5dceefd8a8f0169a2d698236ee79f7b17c405827)
    registerProviderFactory("^->MarinaComponent->CraneComponent", factory6f3b82911c5ec2bdfc738236ee79f7b17c405827)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
