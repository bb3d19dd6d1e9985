import RIBs

/// The module isolates its requirements.
public protocol BarnDependency: Dependency {
    var hay: Hay { get }
    var eggs: Int { get async }
    func feed() async throws -> Int
    nonisolated var gate: Int { get }
}

public nonisolated final class Hay {
    public init() {}
}

public nonisolated final class BarnComponent: Component<BarnDependency> {
    @MainActor public func stack() -> Hay { dependency.hay }
    @MainActor public func open() async -> Int { dependency.gate + (await dependency.eggs) }
}
