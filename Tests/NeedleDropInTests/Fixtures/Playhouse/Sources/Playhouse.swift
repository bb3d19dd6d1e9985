import NeedleFoundation

public struct Script {}
public struct Curtain {}
public struct Usher {}

class PlayhouseComponent: BootstrapComponent {
    public var script: Script { Script() }
    var stage: StageComponent { StageComponent(parent: self) }
}
