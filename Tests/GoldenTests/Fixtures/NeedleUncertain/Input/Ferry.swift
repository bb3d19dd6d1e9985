import Foundation
import NeedleFoundation

final class Horn { init() {} }

protocol Painted {}

extension Painted { var paint: String { "white" } }

final class FerryComponent: BootstrapComponent, Painted {
    public var name: String { "Solveig" }
    public var speed: TimeInterval { 12 }
    public var horn: Horn { Horn() }
    var deck: DeckComponent { DeckComponent(parent: self) }
}

protocol DeckDependency: Dependency { var speed: Double { get } }

/// `Notification.Name` may be a typealias of anything: whoever asks for a text gets it from where there certainly is one.
final class DeckComponent: Component<DeckDependency> {
    public var name: Notification.Name { .init("deck") }
    public var signal: Notification.Name { .init("signal") }
    var cabin: CabinComponent { CabinComponent(parent: self) }
}

protocol CabinDependency: Dependency {
    var name: String { get }
    var signal: NSNotification.Name { get }
    var paint: String { get }
    var light: Int { get }
    var horn: Horn { get }
}

/// What the dependency has of its own is not read from above, unless something there has it.
extension CabinDependency {
    var light: Int { 3 }
    var horn: Horn { Horn() }
}

final class CabinComponent: Component<CabinDependency> {
    func show() { print(dependency.name, dependency.signal, dependency.paint, dependency.light, dependency.horn) }
}
