import Foundation
import RIBs

/// An extension of a nested type sees that type's members, not those of the types around it: this palette is global.
extension Station.Component: WeatherDependency {
    var palette: Palette { Palette() }
    var changed: NSNotification.Name { .init("changed") }
    var row: Int { 1 }
    var cities: Set<String> { ["Oslo"] }
    var relay: Relay<Int> { Relay(value: 1) }
    var hours: InlineArray<3, Int> { [1, 2, 3] }
    var limit: Int { 1 }
    var lists: [Int] { [] }
    var name: String { "" }
    var done: () { () }
    var client: Client? { nil }
    var scale: Scale? { nil }
    var keeping: any Keeping & Storing { fatalError() }
    var finish: () -> Void { {} }
    var total: Int {
        _read { yield stored }
        _modify { yield &stored }
    }
}

/// Annotations without generic arguments, and none at all.
final class SuburbComponent: Component<EmptyDependency>, WeatherDependency {
    let changed = Notification.Name("changed")
    let row = 1
    let cities: Set = ["Oslo"]
    let relay: Relay = Relay(value: 1)
    let hours: [3 of Int] = [1, 2, 3]
    let limit = 1
    let lists: Array = [1]
    let name = ""
    let done: Void = ()
    let client = Client(name: "x")
    let scale = Scale(rawValue: 1)
    var keeping: any Storing & Keeping { fatalError() }
    let finish: () -> Void = {}
    var total = 0
    let palette = Palette()
}

func start() {
    WeatherBuilder(dependency: Station.Component(dependency: RIBs::EmptyComponent())).build()
    WeatherBuilder(dependency: SuburbComponent(dependency: EmptyComponent())).build()
}
