

import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = "7580197bba3e110ac6a7cc4d4e6083a7"

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

private func parent2(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent.parent
}

private func parent3(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent.parent.parent
}

// MARK: - Providers

#if !NEEDLE_DYNAMIC

private class HallDependency6b819726b385e75bd001Provider: HallDependency {
    var kiosk: Kiosk {
        return stationComponent.pluginExtension.kiosk
    }
    var timetable: Timetable {
        return railwayComponent.timetable
    }
    private let railwayComponent: RailwayComponent
    private let stationComponent: StationComponent
    init(railwayComponent: RailwayComponent, stationComponent: StationComponent) {
        self.railwayComponent = railwayComponent
        self.stationComponent = stationComponent
    }
}
/// ^->RailwayComponent->StationComponent->HallComponent
private func factoryd5cf2ee2ccfd5cad7e1661756e5c6d9ca248c16a(_ component: NeedleFoundation.Scope) -> AnyObject {
    return HallDependency6b819726b385e75bd001Provider(railwayComponent: parent2(component) as! RailwayComponent, stationComponent: parent1(component) as! StationComponent)
}
private class CafeDependency57a1a1221a2e9cbdac14Provider: CafeDependency {
    var kiosk: Kiosk {
        return stationNonCoreComponent.kiosk
    }
    var platform: Platform {
        return stationNonCoreComponent.platform
    }
    var announcer: Announcer {
        return railwayComponent.announcer
    }
    private let railwayComponent: RailwayComponent
    private let stationNonCoreComponent: StationNonCoreComponent
    init(railwayComponent: RailwayComponent, stationNonCoreComponent: StationNonCoreComponent) {
        self.railwayComponent = railwayComponent
        self.stationNonCoreComponent = stationNonCoreComponent
    }
}
/// ^->RailwayComponent->StationComponent->StationNonCoreComponent->CafeComponent
private func factory81d32522914e3510e0529444277497977f33a953(_ component: NeedleFoundation.Scope) -> AnyObject {
    return CafeDependency57a1a1221a2e9cbdac14Provider(railwayComponent: parent3(component) as! RailwayComponent, stationNonCoreComponent: parent1(component) as! StationNonCoreComponent)
}
private class StationNonCoreDependency09c5c06ec36d5813e501Provider: StationNonCoreDependency {
    var announcer: Announcer {
        return railwayComponent.announcer
    }
    private let railwayComponent: RailwayComponent
    init(railwayComponent: RailwayComponent) {
        self.railwayComponent = railwayComponent
    }
}
/// ^->RailwayComponent->StationComponent->StationNonCoreComponent
private func factory51ee94693a914bf68875962bf9474c858f2b40c2(_ component: NeedleFoundation.Scope) -> AnyObject {
    return StationNonCoreDependency09c5c06ec36d5813e501Provider(railwayComponent: parent2(component) as! RailwayComponent)
}
private class StationDependencybafec3e525a72d2fbbb9Provider: StationDependency {
    var timetable: Timetable {
        return railwayComponent.timetable
    }
    private let railwayComponent: RailwayComponent
    init(railwayComponent: RailwayComponent) {
        self.railwayComponent = railwayComponent
    }
}
/// ^->RailwayComponent->StationComponent
private func factory002ffd32bbc77fba1a6b81d81248c06000f4b51e(_ component: NeedleFoundation.Scope) -> AnyObject {
    return StationDependencybafec3e525a72d2fbbb9Provider(railwayComponent: parent1(component) as! RailwayComponent)
}
/// StationComponent plugin extension
private class StationExtensionProvider: StationExtension {
    var kiosk: Kiosk {
        return stationNonCoreComponent.kiosk
    }
    @MainActor var clock: Int {
        get async { return await stationNonCoreComponent.clock }
    }
    private unowned let stationNonCoreComponent: StationNonCoreComponent
    init(component: NeedleFoundation.Scope) {
        let stationComponent = component as! StationComponent
        stationNonCoreComponent = stationComponent.nonCoreComponent as! StationNonCoreComponent
    }
}

#else
extension RailwayComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["timetable-Timetable"] = { [unowned self] in self.timetable as Any }
        localTable["announcer-Announcer"] = { [unowned self] in self.announcer as Any }
    }
}
extension HallComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\HallDependency.kiosk] = "kiosk-Kiosk"
        keyPathToName[\HallDependency.timetable] = "timetable-Timetable"
    }
}
extension CafeComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\CafeDependency.kiosk] = "kiosk-Kiosk"
        keyPathToName[\CafeDependency.platform] = "platform-Platform"
        keyPathToName[\CafeDependency.announcer] = "announcer-Announcer"
    }
}
extension StationNonCoreComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\StationNonCoreDependency.announcer] = "announcer-Announcer"
        localTable["kiosk-Kiosk"] = { [unowned self] in self.kiosk as Any }
        localTable["platform-Platform"] = { [unowned self] in self.platform as Any }
        localTable["clock-Int async"] = { [unowned self] in { () async -> Int in await self.clock } as Any }
    }
}
extension StationComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\StationDependency.timetable] = "timetable-Timetable"

    }
}
/// StationComponent plugin extension
extension StationComponent: NeedleFoundation.ExtensionRegistration {
    public func registerExtensionItems() {
        extensionToName[\StationExtension.kiosk] = "kiosk-Kiosk"
        extensionToName[\StationExtension.clock] = "clock-Int"
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
    registerProviderFactory("^->RailwayComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->RailwayComponent->StationComponent->HallComponent", factoryd5cf2ee2ccfd5cad7e1661756e5c6d9ca248c16a)
    registerProviderFactory("^->RailwayComponent->StationComponent->StationNonCoreComponent->CafeComponent", factory81d32522914e3510e0529444277497977f33a953)
    registerProviderFactory("^->RailwayComponent->StationComponent->StationNonCoreComponent", factory51ee94693a914bf68875962bf9474c858f2b40c2)
    registerProviderFactory("^->RailwayComponent->StationComponent", factory002ffd32bbc77fba1a6b81d81248c06000f4b51e)
    __PluginExtensionProviderRegistry.instance.registerPluginExtensionProviderFactory(for: "StationComponent") { component in
        return StationExtensionProvider(component: component)
    }
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
