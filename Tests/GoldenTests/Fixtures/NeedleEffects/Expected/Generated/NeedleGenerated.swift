

import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class SieveDependency120807a5938a2e6ac344Provider: SieveDependency {
    var grain: String {
        get async throws { return try await millComponent.grain }
    }
    var stone: Int {
        get async throws { return try millComponent.stone }
    }
    var wheel: Int {
        get async { return millComponent.wheel }
    }
    var water: Int {
        return millComponent.water
    }
    @MainActor var miller: Int {
        get async { return millComponent.miller }
    }
    private let millComponent: MillComponent
    init(millComponent: MillComponent) {
        self.millComponent = millComponent
    }
}
/// ^->MillComponent->SieveComponent
private func factory0f0eb63de8f6d6a84e36888788fe9da04fac72a8(_ component: NeedleFoundation.Scope) -> AnyObject {
    return SieveDependency120807a5938a2e6ac344Provider(millComponent: parent1(component) as! MillComponent)
}

#else
extension MillComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["grain-String async throws"] = { [unowned self] in { () async throws -> String in try await self.grain } as Any }
        localTable["stone-Int async throws"] = { [unowned self] in { () async throws -> Int in try self.stone } as Any }
        localTable["wheel-Int"] = { [unowned self] in self.wheel as Any }
        localTable["wheel-Int async"] = { [unowned self] in { () async -> Int in self.wheel } as Any }
        localTable["water-Int"] = { [unowned self] in self.water as Any }
        localTable["miller-Int async"] = { [unowned self] in { () async -> Int in await self.miller } as Any }
    }
}
extension SieveComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\SieveDependency.water] = "water-Int"
    }
}
extension NeedleFoundation.DependencyProvider where DependencyType == any SieveDependency {
    var grain: String {
        get async throws { return try await (find(property: "grain-String async throws") as () async throws -> String)() }
    }
    var stone: Int {
        get async throws { return try await (find(property: "stone-Int async throws") as () async throws -> Int)() }
    }
    var wheel: Int {
        get async { return await (find(property: "wheel-Int async") as () async -> Int)() }
    }
    var miller: Int {
        get async { return await (find(property: "miller-Int async") as () async -> Int)() }
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
    registerProviderFactory("^->MillComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->MillComponent->SieveComponent", factory0f0eb63de8f6d6a84e36888788fe9da04fac72a8)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
