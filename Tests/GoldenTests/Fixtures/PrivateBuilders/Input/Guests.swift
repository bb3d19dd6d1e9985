import RIBs
import Seating

protocol GuestsDependency: Dependency {}

/// `Seating` may declare another `BillBuilder`.
final class GuestsComponent: Component<GuestsDependency>, BillDependency {
    let total = 3

    func bill() -> Int { BillBuilder(dependency: self).build() }
}

extension KitchenComponent: GuestsDependency {
    func guests() -> GuestsComponent { GuestsComponent(dependency: self) }
}
