import RIBs

struct Chart {}

final class HarbourComponent: Component<EmptyDependency> {
    let chart = Chart()

    init() { super.init(dependency: EmptyComponent()) }
}

enum Start {
    static func begin() { PierBuilder(dependency: HarbourComponent()).build() }
}
