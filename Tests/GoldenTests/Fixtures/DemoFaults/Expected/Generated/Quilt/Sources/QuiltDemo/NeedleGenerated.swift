

import NeedleFoundation
import Quilt

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class QuiltDependency60574dc9f4e844d02463Provider: QuiltDependency {
    var thread: Thread {
        return demoComponent.thread
    }
    private let demoComponent: DemoComponent
    init(demoComponent: DemoComponent) {
        self.demoComponent = demoComponent
    }
}
/// ^->DemoComponent->QuiltComponent
private func factory9d6c58867532db156179aa936ba22ee5fe94d913(_ component: NeedleFoundation.Scope) -> AnyObject {
    return QuiltDependency60574dc9f4e844d02463Provider(demoComponent: parent1(component) as! DemoComponent)
}

#else
extension QuiltComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\QuiltDependency.thread] = "thread-Thread"
        localTable["seam-SeamComponent"] = { [unowned self] in self.seam as Any }
        localTable["patch-PatchComponent"] = { [unowned self] in self.patch as Any }
        localTable["width-Int"] = { [unowned self] in self.width as Any }
    }
}
extension DemoComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["thread-Thread"] = { [unowned self] in self.thread as Any }
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
    registerProviderFactory("^->DemoComponent->QuiltComponent", factory9d6c58867532db156179aa936ba22ee5fe94d913)
    registerProviderFactory("^->DemoComponent", factoryEmptyDependencyProvider)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
