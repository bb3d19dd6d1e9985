import RIBs

final class ClinicComponent: Component<EmptyDependency>, WardDependency {
    let bed = "free"

    init() { super.init(dependency: EmptyComponent()) }
}

enum Shift {
    static func begin() { WardBuilder(dependency: ClinicComponent()).build() }
}
