

import NeedleFoundation

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

private class SceneDependencyac1866081b18a270ccb9Provider: SceneDependency {
    @MainActor var curtain: Curtain {
        return theatreComponentScope.curtain
    }
    @StageActor var trapdoor: Trapdoor {
        return theatreComponentScope.trapdoor
    }
    var script: Script {
        get { return theatreComponentScope.script }
        set { theatreComponentScope.script = newValue }
    }
    var seats: Int {
        get throws { return theatreComponentScope.seats }
    }
    var `repeat`: Int {
        return theatreComponentScope.`repeat`
    }
    var theatreComponent: String {
        return theatreComponentScope.theatreComponent
    }
#if DEBUG
    var prompter: Prompter {
        return theatreComponentScope.prompter
    }
#endif
    private let theatreComponentScope: TheatreComponent
    init(theatreComponentScope: TheatreComponent) {
        self.theatreComponentScope = theatreComponentScope
    }
}
/// ^->TheatreComponent->SceneComponent
private func factoryd370d8c3412e81f9d4274194f067d54f4c18c9d7(_ component: NeedleFoundation.Scope) -> AnyObject {
    return SceneDependencyac1866081b18a270ccb9Provider(theatreComponentScope: parent1(component) as! TheatreComponent)
}
private class WingDependencyaadc07ddd9ed441ed048Provider: WingDependency {
    @MainActor var curtain: Curtain {
        return theatreComponent.curtain
    }
    nonisolated var `repeat`: Int {
        return theatreComponent.`repeat`
    }
    private nonisolated(unsafe) let theatreComponent: TheatreComponent
    nonisolated init(theatreComponent: TheatreComponent) {
        self.theatreComponent = theatreComponent
    }
}
/// ^->TheatreComponent->WingComponent
private func factoryf94fa75c1d6f1c4d3cb81abec004b9eff4d73f0f(_ component: NeedleFoundation.Scope) -> AnyObject {
    return WingDependencyaadc07ddd9ed441ed048Provider(theatreComponent: parent1(component) as! TheatreComponent)
}
private class PitDependencya3654ee21f8ad4b118c6Provider: PitDependency {
    @MainActor var curtain: Curtain {
        return theatreComponent.curtain
    }
    nonisolated var script: Script {
        get { return theatreComponent.script }
        set { theatreComponent.script = newValue }
    }
    private nonisolated(unsafe) let theatreComponent: TheatreComponent
    nonisolated init(theatreComponent: TheatreComponent) {
        self.theatreComponent = theatreComponent
    }
}
/// ^->TheatreComponent->PitComponent
private func factory04bac3912fd7f3af10841abec004b9eff4d73f0f(_ component: NeedleFoundation.Scope) -> AnyObject {
    return PitDependencya3654ee21f8ad4b118c6Provider(theatreComponent: parent1(component) as! TheatreComponent)
}
private class BalconyDependencyf453245b70fe792b75aeProvider: BalconyDependency {
    @MainActor var curtain: Curtain {
        return theatreComponent.curtain
    }
    private let theatreComponent: TheatreComponent
    init(theatreComponent: TheatreComponent) {
        self.theatreComponent = theatreComponent
    }
}
/// ^->TheatreComponent->BalconyComponent
private func factory4b56cd1c2e1df85026741abec004b9eff4d73f0f(_ component: NeedleFoundation.Scope) -> AnyObject {
    return BalconyDependencyf453245b70fe792b75aeProvider(theatreComponent: parent1(component) as! TheatreComponent)
}
private class LampDependencyf696c5dce758f51439e1Provider: LampDependency {
    @MainActor var curtain: Curtain {
        get async { return theatreComponent.curtain }
    }
    private let theatreComponent: TheatreComponent
    init(theatreComponent: TheatreComponent) {
        self.theatreComponent = theatreComponent
    }
}
/// ^->TheatreComponent->BalconyComponent->LampComponent
private func factory31c658f65b61adf16c16e2d449bc345c9c5ba4a0(_ component: NeedleFoundation.Scope) -> AnyObject {
    return LampDependencyf696c5dce758f51439e1Provider(theatreComponent: parent2(component) as! TheatreComponent)
}

#else
extension TheatreComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["curtain-Curtain"] = { [unowned self] in
            nonisolated(unsafe) let owner = self
            return unsafeBitCast({ @MainActor in owner.curtain as Any } as @MainActor () -> Any, to: (() -> Any).self)()
        }
        localTable["curtain-Curtain async"] = { [unowned self] in { () async -> Curtain in await self.curtain } as Any }
        localTable["trapdoor-Trapdoor"] = { [unowned self] in
            nonisolated(unsafe) let owner = self
            return unsafeBitCast({ @StageActor in owner.trapdoor as Any } as @StageActor () -> Any, to: (() -> Any).self)()
        }
        localTable["script-Script"] = { [unowned self] in self.script as Any }
        localTable["seats-Int"] = { [unowned self] in self.seats as Any }
        localTable["seats-Int throws"] = { [unowned self] in { () throws -> Int in self.seats } as Any }
        localTable["`repeat`-Int"] = { [unowned self] in self.`repeat` as Any }
        localTable["theatreComponent-String"] = { [unowned self] in self.theatreComponent as Any }
#if DEBUG
        localTable["prompter-Prompter"] = { [unowned self] in self.prompter as Any }
#endif
    }
}
extension SceneComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\SceneDependency.curtain] = "curtain-Curtain"
        keyPathToName[\SceneDependency.trapdoor] = "trapdoor-Trapdoor"
        keyPathToName[\SceneDependency.script] = "script-Script"
        keyPathToName[\SceneDependency.`repeat`] = "`repeat`-Int"
        keyPathToName[\SceneDependency.theatreComponent] = "theatreComponent-String"
#if DEBUG
        keyPathToName[\SceneDependency.prompter] = "prompter-Prompter"
#endif
    }
}
extension WingComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\WingDependency.curtain] = "curtain-Curtain"
        keyPathToName[\WingDependency.`repeat`] = "`repeat`-Int"
    }
}
extension PitComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\PitDependency.curtain] = "curtain-Curtain"
        keyPathToName[\PitDependency.script] = "script-Script"
    }
}
extension BalconyComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\BalconyDependency.curtain] = "curtain-Curtain"

    }
}
extension LampComponent: NeedleFoundation.Registration {
    public func registerItems() {

    }
}
extension NeedleFoundation.DependencyProvider where DependencyType == any SceneDependency {
    var seats: Int {
        get throws { return try (find(property: "seats-Int throws") as () throws -> Int)() }
    }
}
extension NeedleFoundation.DependencyProvider where DependencyType == any LampDependency {
    var curtain: Curtain {
        get async { return await (find(property: "curtain-Curtain async") as () async -> Curtain)() }
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
    registerProviderFactory("^->TheatreComponent->SceneComponent", factoryd370d8c3412e81f9d4274194f067d54f4c18c9d7)
    registerProviderFactory("^->TheatreComponent->WingComponent", factoryf94fa75c1d6f1c4d3cb81abec004b9eff4d73f0f)
    registerProviderFactory("^->TheatreComponent->PitComponent", factory04bac3912fd7f3af10841abec004b9eff4d73f0f)
    registerProviderFactory("^->TheatreComponent->BalconyComponent", factory4b56cd1c2e1df85026741abec004b9eff4d73f0f)
    registerProviderFactory("^->TheatreComponent->BalconyComponent->LampComponent", factory31c658f65b61adf16c16e2d449bc345c9c5ba4a0)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
