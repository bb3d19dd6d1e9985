

import Lamp
import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class LampDependency75d349a01a2f4257729fProvider: LampDependency {
    var colour: String {
        return dayComponent.colour
    }
    private let dayComponent: DayComponent
    init(dayComponent: DayComponent) {
        self.dayComponent = dayComponent
    }
}
/// ^->DayComponent->LampComponent
private func factory637c9dbe6806883c3a003b2691745fd48e88035a(_ component: NeedleFoundation.Scope) -> AnyObject {
    return LampDependency75d349a01a2f4257729fProvider(dayComponent: parent1(component) as! DayComponent)
}

#else
extension DayComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["colour-String"] = { [unowned self] in self.colour as Any }
    }
}
extension LampComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\LampDependency.colour] = "colour-String"
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
    registerProviderFactory("^->DayComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->DayComponent->LampComponent", factory637c9dbe6806883c3a003b2691745fd48e88035a)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
