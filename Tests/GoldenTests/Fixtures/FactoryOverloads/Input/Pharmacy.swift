import Foundation
import RIBs

// Factories with a name of their own or that of a function for errors and texts; and library functions on the way.

protocol CounterDependency: Dependency {
    var prices: [String: Int] { get }
}

final class PharmacyComponent: Component<EmptyDependency>, CounterDependency {
    let prices = ["aspirin": 3]

    init() { super.init(dependency: EmptyComponent()) }
}

enum Sheets {
    static func show(_ error: LocalizedError) -> Int { error.errorDescription?.count ?? 0 }
    static func show(_ dependency: NoticeDependency) -> Int { NoticeBuilder(dependency: dependency).build() }

    static func list(_ text: CustomStringConvertible) -> Int { text.description.count }
    static func list(_ dependency: any ShelfDependency) -> Int { ShelfBuilder(dependency: dependency).build() }
}

final class CounterComponent: Component<CounterDependency> {}

final class CounterBuilder: Builder<CounterDependency> {
    func build() async -> Int {
        let component = CounterComponent(dependency: dependency)
        let desks = Dictionary(uniqueKeysWithValues: [component].map { ("desk", $0) })
        let drawers = Dictionary(grouping: [component], by: { $0.prices.count })
        let late = await withCheckedContinuation { (waiting: CheckedContinuation<CounterComponent, Never>) in
            waiting.resume(returning: component)
        }
        var sum = Sheets.show(component) + Sheets.list(component)
        if let desk = desks["desk"] { sum += DeskBuilder(dependency: desk).build() }
        for drawer in drawers[1] ?? [] { sum += DrawerBuilder(dependency: drawer).build() }
        return sum + NightBuilder(dependency: late).build() + OrderBuilder(dependency: component).build()
    }
}

extension CounterComponent {
    var prices: [String: Int] { dependency.prices }
}

protocol NoticeDependency: Dependency {
    var prices: [String: Int] { get }
}

final class NoticeBuilder: Builder<NoticeDependency> {
    func build() -> Int { dependency.prices.count }
}

protocol ShelfDependency: Dependency {
    var prices: [String: Int] { get }
}

final class ShelfBuilder: Builder<ShelfDependency> {
    func build() -> Int { dependency.prices.count }
}

protocol DeskDependency: Dependency {
    var prices: [String: Int] { get }
}

final class DeskBuilder: Builder<DeskDependency> {
    func build() -> Int { dependency.prices.count }
}

protocol DrawerDependency: Dependency {
    var prices: [String: Int] { get }
}

final class DrawerBuilder: Builder<DrawerDependency> {
    func build() -> Int { dependency.prices.count }
}

protocol NightDependency: Dependency {
    var prices: [String: Int] { get }
}

final class NightBuilder: Builder<NightDependency> {
    func build() -> Int { dependency.prices.count }
}

protocol OrderDependency: Dependency {
    var prices: [String: Int] { get }
}

// Without an order it builds nothing.
final class OrderBuilder: Builder<OrderDependency?> {
    func build() -> Int { dependency.map { OrderComponent(dependency: $0).count } ?? 0 }
}

final class OrderComponent: Component<OrderDependency> {
    var count: Int { dependency.prices.count }
}

@main
enum Pharmacy {
    static func main() async { print(await CounterBuilder(dependency: PharmacyComponent()).build()) }
}
