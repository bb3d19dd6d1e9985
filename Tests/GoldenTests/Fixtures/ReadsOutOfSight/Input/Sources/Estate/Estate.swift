import Garden
import RIBs
import Tools

final class EstateComponent: Component<EmptyDependency>, GardenDependency {
    let spade = Spade()
    let rake = Rake()
    init() { super.init(dependency: EmptyComponent()) }
}

@main
enum Estate {
    static func main() {
        let garden = GardenBuilder(dependency: EstateComponent()).build()
        let gardens = Dictionary(dictionaryLiteral: (1, garden))
        print(gardens.values.map { $0.dependency.rake }, Shed().count())
    }
}
