import NeedleFoundation

struct Spade {}

struct Rake {}

protocol Watering {}

final class Can: Watering {}

typealias Seeds = [String: Int]

class ParkComponent: BootstrapComponent {
    /// A superclass has it.
    let spade = Spade()
    var rake: Rake { Rake() }
}

/// Every modifier, wherever it stands; the type in any spelling.
final class GardenComponent: ParkComponent {
    override public var rake: Rake { Rake() }
    lazy public var beds: [Int] = [1, 2]
    package let seeds: Dictionary<String, Int> = [:]
    nonisolated public let gate: Optional<String> = nil
    final public var length: Swift.Int { 3 }
    public weak var can: Can?
    @available(*, deprecated) public var watering: Watering { Can() }
    private(set) public var harvest: (Int)->Void = { _ in }
    let (north, south): (Spade, Rake) = (Spade(), Rake())

    var patch: PatchComponent { PatchComponent(parent: self) }
}

protocol PatchDependency: Dependency {
    var spade: Spade { get }
    var rake: Rake { get }
    var beds: Array<Int> { get }
    var seeds: Seeds { get }
    var gate: String? { get }
    var length: Int { get }
    var can: Can? { get }
    var watering: any Watering { get }
    var harvest: (Int) -> Void { get }
    var north: Spade { get }
}

final class PatchComponent: Component<PatchDependency> {
    func dig() -> [Any] {
        let own = dependency
        own.harvest(own.length + own.beds.count + own.seeds.count)
        return [own.spade, own.rake, own.gate as Any, own.can as Any, own.watering, own.north]
    }
}
