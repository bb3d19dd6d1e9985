import NeedleFoundation

struct Jam: Error {}

final class MillComponent: BootstrapComponent {
    public var grain: String { get async throws { "rye" } }
    public var stone: Int { get throws(Jam) { 2 } }
    public let wheel = 1
    public var water: Int { get throws(Never) { 3 } }
    /// With `NEEDLE_DYNAMIC`, only asynchronous code can look it up.
    @MainActor public var miller: Int { 4 }

    var sieve: SieveComponent { SieveComponent(parent: self) }
}

protocol SieveDependency: Dependency {
    var grain: String { get async throws }
    var stone: Int { get async throws }
    var wheel: Int { get async }
    var water: Int { get }
    var miller: Int { get async }
}

final class SieveComponent: Component<SieveDependency> {
    func turn() async throws -> [Any] {
        [
            try await dependency.grain, try await dependency.stone, await dependency.wheel, dependency.water,
            await dependency.miller,
        ]
    }
}

enum River {
    static func start() async throws {
        registerProviderFactories()
        print(try await MillComponent().sieve.turn())
    }
}
