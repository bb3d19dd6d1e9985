

import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = "7a4ff74c714c60e56a8d0ebe59265b0e"

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

private class PrompterDependencye2f4909948b11e2d17f5Provider: PrompterDependency {
    var script: Script {
        return playhouseComponent.script
    }
    var usher: Usher {
        return stageNonCoreComponent.usher
    }
    private let playhouseComponent: PlayhouseComponent
    private let stageNonCoreComponent: StageNonCoreComponent
    init(playhouseComponent: PlayhouseComponent, stageNonCoreComponent: StageNonCoreComponent) {
        self.playhouseComponent = playhouseComponent
        self.stageNonCoreComponent = stageNonCoreComponent
    }
}
/// ^->PlayhouseComponent->StageComponent->StageNonCoreComponent->PrompterComponent
private func factorycaf1cecca89a277d3b8fe28d2bab8556eddb7410(_ component: NeedleFoundation.Scope) -> AnyObject {
    return PrompterDependencye2f4909948b11e2d17f5Provider(playhouseComponent: parent3(component) as! PlayhouseComponent, stageNonCoreComponent: parent1(component) as! StageNonCoreComponent)
}
private class PrompterDependency814fe6816e941d6eb38fProvider: PrompterDependency {
    var script: Script {
        return playhouseComponent.script
    }
    var usher: Usher {
        return stageComponent.pluginExtension.usher
    }
    private let playhouseComponent: PlayhouseComponent
    private let stageComponent: StageComponent
    init(playhouseComponent: PlayhouseComponent, stageComponent: StageComponent) {
        self.playhouseComponent = playhouseComponent
        self.stageComponent = stageComponent
    }
}
/// ^->PlayhouseComponent->StageComponent->PrompterComponent
private func factory857c74ef5b50ed8d1a0ab869daeb9c0f6357f2f4(_ component: NeedleFoundation.Scope) -> AnyObject {
    return PrompterDependency814fe6816e941d6eb38fProvider(playhouseComponent: parent2(component) as! PlayhouseComponent, stageComponent: parent1(component) as! StageComponent)
}
private class StageNonCoreDependency8a7ee0936834e702a248Provider: StageNonCoreDependency {
    var curtain: Curtain {
        return stageComponent.curtain
    }
    private let stageComponent: StageComponent
    init(stageComponent: StageComponent) {
        self.stageComponent = stageComponent
    }
}
/// ^->PlayhouseComponent->StageComponent->StageNonCoreComponent
private func factory5666ade947ec6140004e8c41a253f725fbd67d7a(_ component: NeedleFoundation.Scope) -> AnyObject {
    return StageNonCoreDependency8a7ee0936834e702a248Provider(stageComponent: parent1(component) as! StageComponent)
}
private class StageDependency73c0b2d6d04365eaa3d5Provider: StageDependency {
    var script: Script {
        return playhouseComponent.script
    }
    private let playhouseComponent: PlayhouseComponent
    init(playhouseComponent: PlayhouseComponent) {
        self.playhouseComponent = playhouseComponent
    }
}
/// ^->PlayhouseComponent->StageComponent
private func factorya2f8f2679e27ec82aee0aee86481068ecb950894(_ component: NeedleFoundation.Scope) -> AnyObject {
    return StageDependency73c0b2d6d04365eaa3d5Provider(playhouseComponent: parent1(component) as! PlayhouseComponent)
}
/// StageComponent plugin extension
private class StagePluginExtensionProvider: StagePluginExtension {
    var usher: Usher {
        return stageNonCoreComponent.usher
    }
    private unowned let stageNonCoreComponent: StageNonCoreComponent
    init(component: NeedleFoundation.Scope) {
        let stageComponent = component as! StageComponent
        stageNonCoreComponent = stageComponent.nonCoreComponent as! StageNonCoreComponent
    }
}

#else
extension PlayhouseComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["script-Script"] = { [unowned self] in self.script as Any }
    }
}
extension PrompterComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\PrompterDependency.script] = "script-Script"
        keyPathToName[\PrompterDependency.usher] = "usher-Usher"
    }
}
extension StageNonCoreComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\StageNonCoreDependency.curtain] = "curtain-Curtain"
        localTable["usher-Usher"] = { [unowned self] in self.usher as Any }
    }
}
extension StageComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\StageDependency.script] = "script-Script"
        localTable["curtain-Curtain"] = { [unowned self] in self.curtain as Any }
    }
}
/// StageComponent plugin extension
extension StageComponent: NeedleFoundation.ExtensionRegistration {
    public func registerExtensionItems() {
        extensionToName[\StagePluginExtension.usher] = "usher-Usher"
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
    registerProviderFactory("^->PlayhouseComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->PlayhouseComponent->StageComponent->StageNonCoreComponent->PrompterComponent", factorycaf1cecca89a277d3b8fe28d2bab8556eddb7410)
    registerProviderFactory("^->PlayhouseComponent->StageComponent->PrompterComponent", factory857c74ef5b50ed8d1a0ab869daeb9c0f6357f2f4)
    registerProviderFactory("^->PlayhouseComponent->StageComponent->StageNonCoreComponent", factory5666ade947ec6140004e8c41a253f725fbd67d7a)
    registerProviderFactory("^->PlayhouseComponent->StageComponent", factorya2f8f2679e27ec82aee0aee86481068ecb950894)
    __PluginExtensionProviderRegistry.instance.registerPluginExtensionProviderFactory(for: "StageComponent") { component in
        return StagePluginExtensionProvider(component: component)
    }
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
