import RIBs

final class BakeryComponent: Component<EmptyDependency>, OvenDependency {
    let flour = Flour()

    init() { super.init(dependency: EmptyComponent()) }
}

enum Morning {
    static func begin() { OvenBuilder(dependency: BakeryComponent()).build() }
}
