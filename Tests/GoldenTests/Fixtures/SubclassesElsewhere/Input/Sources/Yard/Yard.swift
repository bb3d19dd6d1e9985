import Dock
import RIBs

final class YardComponent: Component<EmptyDependency>, DockDependency, LockDependency {
    let crane = Crane()
    let rope = "hemp"
    let winch = 2
    let hook = "steel"

    init() { super.init(dependency: EmptyComponent()) }
}

final class FloatingDockComponent: OpenDockComponent {
    let rope = "steel"
}

/// It sees what the package sees, and not the internal winch.
final class FloatingLockComponent: LockComponent {
    let hook = "brass"
    let winch = 3
}

@main
enum Yard {
    static func main() {
        let component = YardComponent()
        DockBuilder(dependency: component).build()
        print(FloatingDockComponent(dependency: component).rope)
        let lock = FloatingLockComponent(dependency: component)
        print(lock.winch, lock.hook)
        LockComponent(dependency: component).hoist().build()
    }
}
