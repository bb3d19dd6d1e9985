import NeedleFoundation

/// Generated code writes the names of classes and protocols in backticks where they are reserved words.
public protocol `in`: Dependency {
    var speed: Int { get }
}

public final class `repeat`: Component<`in`> {
    public var again: Again { Again(parent: self) }
    public var times: Int { dependency.speed }
}

public protocol AgainDependency: Dependency {
    var times: Int { get }
}

public final class Again: Component<AgainDependency> {
    var all: Int { dependency.times }
}

public final class LoopComponent: BootstrapComponent {
    public var speed: Int { 2 }
    public var loop: `repeat` { `repeat`(parent: self) }
}
