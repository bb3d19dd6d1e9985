import RIBs

// Swift 5 mode, unlike the module that meets the requirements.

public typealias Reply<Value> = @Sendable (Value) -> Void

public final class Slip {
    public init() {}
}

public protocol CrateDependency: Dependency {
    func slip() -> sending Slip
    func weigh(_ reply: @escaping @Sendable (Int) -> Void) -> Int
    func count(_ reply: @escaping Reply<Int>) -> Int
}

public final class CrateBuilder: Builder<CrateDependency> {
    public override init(dependency: CrateDependency) { super.init(dependency: dependency) }

    public func build() { print(dependency.weigh { print($0) }, dependency.count { print($0) }, dependency.slip()) }
}
