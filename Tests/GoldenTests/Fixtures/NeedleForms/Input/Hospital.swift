import NeedleFoundation

struct Bed {}

struct Nurse {}

final class HospitalComponent: BootstrapComponent {
    public let bed = Bed()
    public var nurse: Nurse { shared { Nurse() } }

    var ward: WardComponent { WardComponent(parent: self) }
    var kitchen: KitchenComponent { .init(parent: self) }
    lazy var pharmacy = PharmacyComponent(parent: self, shelves: 7)
    let hall: String = "north"

    func laboratory(_ floor: Int) -> LaboratoryComponent { LaboratoryComponent.init(parent: self) }
}
