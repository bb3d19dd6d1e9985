import Foundation
import RIBs

/// What is compared here is named by an aliased, an inferred or a selected type: nothing of it is an error.
protocol WeatherDependency: RIBs::Dependency {
    var changed: Notification.Name { get }
    var row: IndexSet.Element { get }
    var cities: Set<String> { get }
    var relay: Relay<Int> { get }
    var hours: [3 of Int] { get }
    var limit: Box<Int>.Content { get }
    var lists: Box<Int>.Contents { get }
    var name: Swift::String { get }
    var done: Swift.Void { get }
    var client: Client? { get }
    var scale: Scale? { get }
    var keeping: any Keeping { get }
    var total: Int { get set }
    var finish: () throws(Never) -> Void { get }
    var palette: Palette { get }
}

final class WeatherComponent: RIBs::Component<WeatherDependency> {}

final class WeatherBuilder: Builder<WeatherDependency> {
    func build() {
        let needs = WeatherComponent(dependency: dependency).dependency
        needs.total += needs.row + needs.cities.count + needs.hours[0] + needs.limit + needs.lists.count
        print(needs.changed, needs.relay, needs.name, needs.done, needs.client as Any, needs.scale as Any)
        print(needs.keeping, needs.finish, needs.palette)
    }
}
