

import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class in75af05da6fc6b9e81022Provider: `in` {
    var speed: Int {
        return loopComponent.speed
    }
    private let loopComponent: LoopComponent
    init(loopComponent: LoopComponent) {
        self.loopComponent = loopComponent
    }
}
/// ^->LoopComponent->repeat
private func factoryd5edb2d7836211898b01550f0532580ef3f671a8(_ component: NeedleFoundation.Scope) -> AnyObject {
    return in75af05da6fc6b9e81022Provider(loopComponent: parent1(component) as! LoopComponent)
}
private class AgainDependency4aaa7d9798af8cff36f8Provider: AgainDependency {
    var times: Int {
        return repeatScope.times
    }
    private let repeatScope: `repeat`
    init(repeatScope: `repeat`) {
        self.repeatScope = repeatScope
    }
}
/// ^->LoopComponent->repeat->Again
private func factoryea57e6b8d788b4f9d72da4079afabd7e905e29dc(_ component: NeedleFoundation.Scope) -> AnyObject {
    return AgainDependency4aaa7d9798af8cff36f8Provider(repeatScope: parent1(component) as! `repeat`)
}

#else
extension `repeat`: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\`in`.speed] = "speed-Int"
        localTable["again-Again"] = { [unowned self] in self.again as Any }
        localTable["times-Int"] = { [unowned self] in self.times as Any }
    }
}
extension Again: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\AgainDependency.times] = "times-Int"
    }
}
extension LoopComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["speed-Int"] = { [unowned self] in self.speed as Any }
        localTable["loop-`repeat`"] = { [unowned self] in self.loop as Any }
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
    registerProviderFactory("^->LoopComponent->repeat", factoryd5edb2d7836211898b01550f0532580ef3f671a8)
    registerProviderFactory("^->LoopComponent->repeat->Again", factoryea57e6b8d788b4f9d72da4079afabd7e905e29dc)
    registerProviderFactory("^->LoopComponent", factoryEmptyDependencyProvider)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
