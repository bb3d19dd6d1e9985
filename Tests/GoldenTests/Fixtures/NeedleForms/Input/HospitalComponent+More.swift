import NeedleFoundation

extension HospitalComponent {
    var visitors: any VisitorsBuilding { VisitorsComponent(parent: self) }

    var garage: GarageComponent {
        shared { GarageComponent(parent: self) }
    }

    func morgue() -> () -> MorgueComponent {
        { [self] in MorgueComponent(parent: self) }
    }
}
