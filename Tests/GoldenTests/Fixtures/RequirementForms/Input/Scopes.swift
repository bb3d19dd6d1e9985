import RIBs

final class HikeComponent: Component<HikeDependency> {
    let rope = Rope()
    let compass = Compass()
}

final class HikeBuilder: Builder<HikeDependency> {
    func build() {
        let component = HikeComponent(dependency: dependency)
        ClimbBuilder(dependency: component).build()
        CampBuilder(dependency: component).build()
    }
}

final class ClimbComponent: Component<ClimbDependency> {}

final class ClimbBuilder: Builder<ClimbDependency> {
    func build() { _ = ClimbComponent(dependency: dependency) }
}

final class CampComponent: Component<CampDependency> {}

final class CampBuilder: Builder<CampDependency> {
    func build() { _ = CampComponent(dependency: dependency) }
}

final class ValleyComponent: Component<EmptyDependency> {
    let agenda = Agenda()
    let map = Map()

    func hike() { HikeBuilder(dependency: self).build() }
}

enum Holiday {
    static func begin() { ValleyComponent(dependency: EmptyComponent()).hike() }
}
