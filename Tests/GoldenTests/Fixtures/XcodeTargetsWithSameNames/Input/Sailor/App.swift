import RIBs

struct Tide {}

final class HarbourComponent: Component<EmptyDependency> {
    let tide = Tide()

    init() { super.init(dependency: EmptyComponent()) }
}

enum Start {
    static func begin() { PierBuilder(dependency: HarbourComponent()).build() }
}
