import RIBs

final class HikeKit: Component<HikeNeeds> {
    let rope = Rope()
    let compass = Compass()
}

final class HikeMaker: Builder<HikeNeeds> {
    func build() {
        let component = HikeKit(dependency: dependency)
        ClimbMaker(dependency: component).build()
        CampMaker(dependency: component).build()
    }
}

final class ClimbKit: Component<ClimbNeeds> {}

final class ClimbMaker: Builder<ClimbNeeds> {
    func build() { _ = ClimbKit(dependency: dependency) }
}

final class CampKit: Component<CampNeeds> {}

final class CampMaker: Builder<CampNeeds> {
    func build() { _ = CampKit(dependency: dependency) }
}

final class ValleyKit: Component<EmptyDependency> {
    let agenda = Agenda()
    let map = Map()

    func hike() { HikeMaker(dependency: self).build() }
}

enum Holiday {
    static func begin() { ValleyKit(dependency: EmptyComponent()).hike() }
}
