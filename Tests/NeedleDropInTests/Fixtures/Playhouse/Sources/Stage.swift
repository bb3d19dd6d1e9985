import NeedleFoundation

protocol StageDependency: Dependency {
    var script: Script { get }
}

protocol StagePluginExtension: PluginExtension {
    var usher: Usher { get }
}

class StageComponent: PluginizedComponent<StageDependency, StagePluginExtension, StageNonCoreComponent> {
    public var curtain: Curtain { Curtain() }
    var prompter: PrompterComponent { PrompterComponent(parent: self) }
}

protocol StageNonCoreDependency: Dependency {
    var curtain: Curtain { get }
}

class StageNonCoreComponent: NonCoreComponent<StageNonCoreDependency> {
    public var usher: Usher { Usher() }
    var prompter: PrompterComponent { PrompterComponent(parent: self) }
}

protocol PrompterDependency: Dependency {
    var script: Script { get }
    var usher: Usher { get }
}

/// Below the stage it reads the plugin extension, below the non-core component that itself.
class PrompterComponent: Component<PrompterDependency> {}
