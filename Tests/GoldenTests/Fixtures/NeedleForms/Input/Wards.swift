import NeedleFoundation

protocol WardDependency: Dependency {
    var bed: Bed { get }
    var nurse: Nurse { get }
}

final class WardComponent: Component<WardDependency> {
    var room: RoomComponent { RoomComponent(parent: self) }
}

/// Two levels below the one who has the nurse.
protocol RoomDependency: Dependency {
    var nurse: Nurse { get }
}

final class RoomComponent: Component<RoomDependency> {}

protocol KitchenDependency: Dependency {
    var nurse: Nurse { get }
}

final class KitchenComponent: Component<KitchenDependency> {
    /// Another one for those below.
    public var nurse: Nurse { Nurse() }

    var tray: TrayComponent { TrayComponent(parent: self) }
}

final class TrayComponent: Component<KitchenDependency> {}

final class PharmacyComponent: Component<EmptyDependency> {
    let shelves: Int

    init(parent: Scope, shelves: Int) {
        self.shelves = shelves
        super.init(parent: parent)
    }
}

protocol LaboratoryDependency: Dependency {
    var hall: String { get }
}

final class LaboratoryComponent: Component<LaboratoryDependency> {}

protocol VisitorsBuilding {}

final class VisitorsComponent: Component<WardDependency>, VisitorsBuilding {}

final class GarageComponent: Component<EmptyDependency> {}

final class MorgueComponent: Component<EmptyDependency> {}
