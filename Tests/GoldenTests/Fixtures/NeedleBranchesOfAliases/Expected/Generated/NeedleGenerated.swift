

import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class PerformanceDependency4499e24fa8a5fc30ee2cProvider: PerformanceDependency {
    var title: String {
        return theatreComponent.title
    }
    var seats: Int {
        return theatreComponent.seats
    }
    private let theatreComponent: TheatreComponent
    init(theatreComponent: TheatreComponent) {
        self.theatreComponent = theatreComponent
    }
}
/// ^->TheatreComponent->PerformanceComponent
private func factory431b04be5c8e9f2768e31abec004b9eff4d73f0f(_ component: NeedleFoundation.Scope) -> AnyObject {
    return PerformanceDependency4499e24fa8a5fc30ee2cProvider(theatreComponent: parent1(component) as! TheatreComponent)
}
private class RehearsalDependency632e955028d0fed67a1fProvider: RehearsalDependency {
    var title: String {
        return theatreComponent.title
    }
    private let theatreComponent: TheatreComponent
    init(theatreComponent: TheatreComponent) {
        self.theatreComponent = theatreComponent
    }
}
/// ^->TheatreComponent->RehearsalComponent
private func factoryf4b031fb311fa6ce596d1abec004b9eff4d73f0f(_ component: NeedleFoundation.Scope) -> AnyObject {
    return RehearsalDependency632e955028d0fed67a1fProvider(theatreComponent: parent1(component) as! TheatreComponent)
}
private class BoxDependencyaa933894ccb01eae4396Provider: BoxDependency {
    var title: String {
        return theatreComponent.title
    }
#if !(DEBUG)
    var seats: Int {
        return theatreComponent.seats
    }
#endif
    private let theatreComponent: TheatreComponent
    init(theatreComponent: TheatreComponent) {
        self.theatreComponent = theatreComponent
    }
}
/// ^->TheatreComponent->OpenBoxComponent
private func factorycedd7c77fb7820fd9a411abec004b9eff4d73f0f(_ component: NeedleFoundation.Scope) -> AnyObject {
    return BoxDependencyaa933894ccb01eae4396Provider(theatreComponent: parent1(component) as! TheatreComponent)
}
private class BoxDependency321291b9b8c98d697c02Provider: BoxDependency {
    var title: String {
        return theatreComponent.title
    }
#if !(DEBUG)
    var seats: Int {
        return theatreComponent.seats
    }
#endif
    private let theatreComponent: TheatreComponent
    init(theatreComponent: TheatreComponent) {
        self.theatreComponent = theatreComponent
    }
}
/// ^->TheatreComponent->ClosedBoxComponent
private func factoryd9d8541d86263220096f1abec004b9eff4d73f0f(_ component: NeedleFoundation.Scope) -> AnyObject {
    return BoxDependency321291b9b8c98d697c02Provider(theatreComponent: parent1(component) as! TheatreComponent)
}

#else
extension TheatreComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["title-String"] = { [unowned self] in self.title as Any }
        localTable["seats-Int"] = { [unowned self] in self.seats as Any }
    }
}
extension PerformanceComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\PerformanceDependency.title] = "title-String"
        keyPathToName[\PerformanceDependency.seats] = "seats-Int"
    }
}
extension RehearsalComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\RehearsalDependency.title] = "title-String"
    }
}
extension OpenBoxComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\BoxDependency.title] = "title-String"
#if !(DEBUG)
        keyPathToName[\BoxDependency.seats] = "seats-Int"
#endif
    }
}
extension ClosedBoxComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\BoxDependency.title] = "title-String"
#if !(DEBUG)
        keyPathToName[\BoxDependency.seats] = "seats-Int"
#endif
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
    registerProviderFactory("^->TheatreComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->TheatreComponent->PerformanceComponent", factory431b04be5c8e9f2768e31abec004b9eff4d73f0f)
    registerProviderFactory("^->TheatreComponent->RehearsalComponent", factoryf4b031fb311fa6ce596d1abec004b9eff4d73f0f)
    registerProviderFactory("^->TheatreComponent->OpenBoxComponent", factorycedd7c77fb7820fd9a411abec004b9eff4d73f0f)
    registerProviderFactory("^->TheatreComponent->ClosedBoxComponent", factoryd9d8541d86263220096f1abec004b9eff4d73f0f)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
