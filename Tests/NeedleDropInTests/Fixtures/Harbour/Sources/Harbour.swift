import NeedleFoundation

public struct Pilot {}

class HarbourComponent: BootstrapComponent {
    public var pilot: Pilot { Pilot() }

    /// Needle reads only the first word of a call.
    var crane: CraneComponent { .init(parent: self) }
    var pier: PierComponent { PierComponent(parent: self) }
    var longPier: LongPierComponent { LongPierComponent(parent: self) }
    var tug: TugComponent<Int> { TugComponent<Int>(parent: self) }

    /// A pier that hangs below something else.
    func borrowedPiers(below other: Scope) -> [PierComponent] { [PierComponent(parent: other)] }
}

protocol PierDependency: Dependency {
    var pilot: Pilot { get }
}

class PierComponent: Component<PierDependency> {}

/// A subclass: it has a path of its own when the app runs.
class LongPierComponent: PierComponent {}

class CraneComponent: Component<PierDependency> {
    var hook: HookComponent { HookComponent(parent: self) }
}

class HookComponent: Component<PierDependency> {}

class TugComponent<Cargo>: Component<PierDependency> {}

enum Docks {}

extension Docks {
    class DryDockComponent: Component<PierDependency> {}
}

/// No component, and makes one nevertheless.
class Watchman: Scope {
    var path: [String] { ["^"] }
    var parent: Scope { self }

    func light() -> PierComponent { PierComponent(parent: self) }
}
