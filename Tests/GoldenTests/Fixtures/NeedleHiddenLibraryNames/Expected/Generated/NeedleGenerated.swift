

import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : Swift.String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation::Scope) -> NeedleFoundation::Scope {
    return component.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class ViolinDependency2a2ef5682f329228336bProvider: ViolinDependency {
    var lowest: String {
        return orchestraComponent.lowest
    }
    var strings: [String] {
        return orchestraComponent.strings
    }
    var podium: AnyObject {
        return orchestraComponent.podium
    }
    private let orchestraComponent: OrchestraComponent
    init(orchestraComponent: OrchestraComponent) {
        self.orchestraComponent = orchestraComponent
    }
}
/// ^->OrchestraComponent->ViolinComponent
private func factory3363b5b0fa8e0ff746124851a321faebd9529ee0(_ component: NeedleFoundation::Scope) -> Swift.AnyObject {
    return ViolinDependency2a2ef5682f329228336bProvider(orchestraComponent: parent1(component) as! OrchestraComponent)
}

#else
extension OrchestraComponent: NeedleFoundation::Registration {
    public func registerItems() {

        localTable["strings-[String]"] = { [unowned self] in self.strings as Any }
        localTable["lowest-String"] = { [unowned self] in self.lowest as Any }
        localTable["podium-AnyObject"] = { [unowned self] in self.podium as Any }
    }
}
extension ViolinComponent: NeedleFoundation::Registration {
    public func registerItems() {
        keyPathToName[\ViolinDependency.lowest] = "lowest-String"
        keyPathToName[\ViolinDependency.strings] = "strings-[String]"
        keyPathToName[\ViolinDependency.podium] = "podium-AnyObject"
    }
}


#endif

private func factoryEmptyDependencyProvider(_ component: NeedleFoundation::Scope) -> Swift.AnyObject {
    return NeedleFoundation::EmptyDependencyProvider(component: component)
}

// MARK: - Registration
private func registerProviderFactory(_ componentPath: Swift.String, _ factory: @escaping (NeedleFoundation::Scope) -> Swift.AnyObject) {
    __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: componentPath, factory)
}

#if !NEEDLE_DYNAMIC

@inline(never) private func register1() {
    registerProviderFactory("^->OrchestraComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->OrchestraComponent->ViolinComponent", factory3363b5b0fa8e0ff746124851a321faebd9529ee0)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
