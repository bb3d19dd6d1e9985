import Games
import RIBs

final class ArcadeComponent: Component<EmptyDependency>, PinballDependency {
    let coins = 3
    init() { super.init(dependency: EmptyComponent()) }
}

@main
enum Arcade {
    static func main() {
        PinballBuilder(dependency: ArcadeComponent()).build()
        print(skeeballBuilderType)
    }
}
