import Games
import RIBs

final class ArcadeComponent: Component<EmptyDependency>, PinballDependency {
    let coins = 3
    init() { super.init(dependency: EmptyComponent()) }
}

PinballBuilder(dependency: ArcadeComponent()).build()
print(skeeballBuilderType)
