import Gate
import RIBs

final class YardComponent: Component<EmptyDependency>, DoorDependency {
    let hinges = 3

    init() { super.init(dependency: EmptyComponent()) }

    var door: DoorBuilder { DoorBuilder(dependency: self) }
}

@main
enum Yard {
    static func main() { print(YardComponent().door.build()) }
}
