import Dock
import RIBs

final class YardComponent: Component<EmptyDependency>, DockDependency {
    let crane = Crane()
    let rope = "hemp"

    init() { super.init(dependency: EmptyComponent()) }
}

final class FloatingDockComponent: OpenDockComponent {
    let rope = "steel"
}

@main
enum Yard {
    static func main() {
        let component = YardComponent()
        DockBuilder(dependency: component).build()
        print(FloatingDockComponent(dependency: component).rope)
    }
}
