import NeedleFoundation

struct Rope {}

protocol HasRope: AnyObject {
    var rope: Rope { get }
}

/// Every component has this one.
protocol HasPath: AnyObject {
    var path: [String] { get }
}

protocol HasNothing: AnyObject {}

typealias Bare = EmptyDependency

final class QuayComponent: BootstrapComponent {
    let rope = Rope()

    var crane: CraneComponent { CraneComponent(parent: self) }
    /// The component itself, in an array.
    var hooks: [HookComponent] { [self].map { HookComponent(parent: $0) } }
    var shed: ShedComponent { ShedComponent(parent: self) }
}

final class CraneComponent: Component<HasRope & EmptyDependency> {
    var winch: WinchComponent { WinchComponent(parent: self) }

    func lift() -> Rope { dependency.rope }
}

final class HookComponent: Component<Dependency & HasRope & Bare> {
    func hang() -> Rope { dependency.rope }
}

final class ShedComponent: Component<HasNothing & EmptyDependency> {}

final class WinchComponent: Component<HasPath & HasRope> {
    func turn() -> ([String], Rope) { (dependency.path, dependency.rope) }
}

enum Harbour {
    static func open() {
        registerProviderFactories()
        let quay = QuayComponent()
        print(quay.crane.lift(), quay.crane.winch.turn(), quay.hooks.map { $0.hang() }, quay.shed.path)
    }
}
