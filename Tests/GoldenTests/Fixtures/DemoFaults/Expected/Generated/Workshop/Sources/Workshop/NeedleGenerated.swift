

import NeedleFoundation
import Quilt

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

private class QuiltDependency7a7b02008b708ef90956Provider: QuiltDependency {
    var thread: Thread {
        return workshopComponent.thread
    }
    private let workshopComponent: WorkshopComponent
    init(workshopComponent: WorkshopComponent) {
        self.workshopComponent = workshopComponent
    }
}
/// ^->WorkshopComponent->QuiltComponent
private func factory85a5b130682a3222dbb1c2e39ec8014aafe7b9b8(_ component: NeedleFoundation.Scope) -> AnyObject {
    return QuiltDependency7a7b02008b708ef90956Provider(workshopComponent: parent1(component) as! WorkshopComponent)
}
private class SeamDependency9d935953edd2e72ec8d9Provider: SeamDependency {
    var thread: Thread {
        return workshopComponent.thread
    }
    var needle: Int {
        return workshopComponent.needle
    }
    private let workshopComponent: WorkshopComponent
    init(workshopComponent: WorkshopComponent) {
        self.workshopComponent = workshopComponent
    }
}
/// ^->WorkshopComponent->QuiltComponent->SeamComponent
private func factorye10e08240472d8ab6838c85ec6948e6544a1ea5a(_ component: NeedleFoundation.Scope) -> AnyObject {
    return SeamDependency9d935953edd2e72ec8d9Provider(workshopComponent: parent2(component) as! WorkshopComponent)
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
extension SeamComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\SeamDependency.thread] = "thread-Thread"
        keyPathToName[\SeamDependency.needle] = "needle-Int"
    }
}
extension WorkshopComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["thread-Thread"] = { [unowned self] in self.thread as Any }
        localTable["needle-Int"] = { [unowned self] in self.needle as Any }
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
    registerProviderFactory("^->WorkshopComponent->QuiltComponent", factory85a5b130682a3222dbb1c2e39ec8014aafe7b9b8)
    registerProviderFactory("^->WorkshopComponent->QuiltComponent->SeamComponent", factorye10e08240472d8ab6838c85ec6948e6544a1ea5a)
    registerProviderFactory("^->WorkshopComponent", factoryEmptyDependencyProvider)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
