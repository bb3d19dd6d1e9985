

import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class SignDependencyf423b807844571bda0cbProvider: SignDependency {
    var sign: String {
        return innComponent.sign
    }
    private let innComponent: InnComponent
    init(innComponent: InnComponent) {
        self.innComponent = innComponent
    }
}
/// ^->InnComponent->TaproomComponent
private func factory73daafb42fd65d101fbf94cb2afa7298d3d41a53(_ component: NeedleFoundation.Scope) -> AnyObject {
    return SignDependencyf423b807844571bda0cbProvider(innComponent: parent1(component) as! InnComponent)
}
private class SignDependency016b91404f3d89ebe0c9Provider: SignDependency {
    var sign: String {
        return innComponent.sign
    }
    private let innComponent: InnComponent
    init(innComponent: InnComponent) {
        self.innComponent = innComponent
    }
}
/// ^->InnComponent->StableComponent
private func factoryad43b416f506308a694194cb2afa7298d3d41a53(_ component: NeedleFoundation.Scope) -> AnyObject {
    return SignDependency016b91404f3d89ebe0c9Provider(innComponent: parent1(component) as! InnComponent)
}
private class SignDependency28af29dce55d6200a195Provider: SignDependency {
    var sign: String {
        return innComponent.sign
    }
    private let innComponent: InnComponent
    init(innComponent: InnComponent) {
        self.innComponent = innComponent
    }
}
/// ^->InnComponent->KitchenComponent
private func factorya946ee019dc936d16f7094cb2afa7298d3d41a53(_ component: NeedleFoundation.Scope) -> AnyObject {
    return SignDependency28af29dce55d6200a195Provider(innComponent: parent1(component) as! InnComponent)
}
private class SignDependency3a100e6237daf982fee5Provider: SignDependency {
    var sign: String {
        return innComponent.sign
    }
    private let innComponent: InnComponent
    init(innComponent: InnComponent) {
        self.innComponent = innComponent
    }
}
/// ^->InnComponent->LoftComponent
private func factoryad8f899564f3e9fe813694cb2afa7298d3d41a53(_ component: NeedleFoundation.Scope) -> AnyObject {
    return SignDependency3a100e6237daf982fee5Provider(innComponent: parent1(component) as! InnComponent)
}

#else
extension InnComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["sign-String"] = { [unowned self] in self.sign as Any }
    }
}
extension TaproomComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\SignDependency.sign] = "sign-String"
    }
}
extension StableComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\SignDependency.sign] = "sign-String"
    }
}
extension KitchenComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\SignDependency.sign] = "sign-String"
    }
}
extension LoftComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\SignDependency.sign] = "sign-String"
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
    registerProviderFactory("^->InnComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->InnComponent->TaproomComponent", factory73daafb42fd65d101fbf94cb2afa7298d3d41a53)
    registerProviderFactory("^->InnComponent->StableComponent", factoryad43b416f506308a694194cb2afa7298d3d41a53)
    registerProviderFactory("^->InnComponent->KitchenComponent", factorya946ee019dc936d16f7094cb2afa7298d3d41a53)
    registerProviderFactory("^->InnComponent->LoftComponent", factoryad8f899564f3e9fe813694cb2afa7298d3d41a53)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
