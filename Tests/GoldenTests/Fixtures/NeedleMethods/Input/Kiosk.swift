import NeedleFoundation

// Providers hold properties only. What an extension of the protocol gives need not be provided at all.

final class KioskComponent: BootstrapComponent {
    public let papers = 12
    public let debugDescription = "kiosk"

    func sell() -> Int { papers }

    var counter: CounterComponent { CounterComponent(parent: self) }
    var shelf: ShelfComponent { ShelfComponent(parent: self) }
    var rack: RackComponent { RackComponent(parent: self) }
    var stand: StandComponent { StandComponent(parent: self) }
    var plate: Press<Int>.Sheet.Plate { .init() }
    var press: PrintComponent { PrintComponent(parent: self) }
    var crate: CrateComponent { CrateComponent(parent: self) }
    var shutter: ShutterComponent { ShutterComponent(parent: self) }
    var sign: SignComponent { SignComponent(parent: self) }
    var lamp: LampComponent { LampComponent(parent: self) }
}

protocol CounterDependency: Dependency {
    var papers: Int { get }
    func sell() -> Int
    static var isOpen: Bool { get }
}

final class CounterComponent: Component<CounterDependency> {
    func run() { print(dependency.papers, dependency.sell()) }
}

protocol ShelfDependency: Dependency {
    var papers: Int { get }
    var height: Int { get }
    func dust() -> Int
}

extension ShelfDependency {
    var height: Int { 2 }
    func dust() -> Int { height }
}

final class ShelfComponent: Component<ShelfDependency> {
    func run() { print(dependency.papers, dependency.height, dependency.dust()) }
}

// A provider does not know what a paper is.
protocol RackDependency: Dependency {
    associatedtype Paper
    var papers: Paper { get }
}

final class RackComponent: Component<any RackDependency> {
    func run() { print(dependency.papers) }
}

// The component says it.
protocol StandDependency<Paper>: Dependency {
    associatedtype Paper
    var papers: Paper { get }
}

final class StandComponent: Component<any StandDependency<Int>> {
    func run() { print(dependency.papers) }
}

// The type has its arguments where they belong.
enum Press<Ink> {
    enum Sheet {
        struct Plate {}
    }
}

protocol PrintDependency<Plate>: Dependency {
    associatedtype Plate
    var plate: Plate { get }
}

final class PrintComponent: Component<any PrintDependency<Press<Int>.Sheet.Plate>> {
    func run() { print(dependency.plate) }
}

// No member tells what the label is.
protocol CrateDependency: Dependency {
    associatedtype Label: Hashable
    var papers: Int { get }
}

final class CrateComponent: Component<any CrateDependency> {
    func run() { print(dependency.papers) }
}

// Defaults tell it.
protocol ShutterDependency: CrateDependency {
    associatedtype Key = Int
    associatedtype Colour
    func paint() -> Colour
}

extension ShutterDependency {
    typealias Label = String

    func paint() -> Int { papers }
}

final class ShutterComponent: Component<any ShutterDependency> {
    func run() { print(dependency.papers) }
}

// The standard library requires what no dependency declares.
protocol SignDependency: Dependency, CustomStringConvertible, Hashable {
    var papers: Int { get }
}

final class SignComponent: Component<any SignDependency> {
    func run() { print(dependency.papers) }
}

// An extension gives it, a property is required, or there is nothing to meet.
protocol LampDependency: Dependency, CustomStringConvertible, CustomDebugStringConvertible, Identifiable {
    var papers: Int { get }
    var debugDescription: String { get }
}

extension LampDependency {
    var description: String { "lamp" }
}

final class LampComponent: Component<any LampDependency> {
    func run() { print(dependency.papers, dependency.debugDescription) }
}

enum Street {
    static func open() {
        registerProviderFactories()
        let kiosk = KioskComponent()
        kiosk.counter.run()
        kiosk.shelf.run()
        kiosk.rack.run()
        kiosk.stand.run()
        kiosk.press.run()
        kiosk.crate.run()
        kiosk.shutter.run()
        kiosk.sign.run()
        kiosk.lamp.run()
    }
}
