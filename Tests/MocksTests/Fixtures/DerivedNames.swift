final class Loader {}

/// @mockable(history: load = true)
protocol NamedLikeCounters {
    func load(_ id: Int)
    var loadCallCount: String { get }
    var loadArgValues: [String] { get set }
    func mockLoad()
    func store()
    func storeHandler() -> Int
    var size: Int { get set }
    var sizeSetCallCount: Int { get }
    var loader: Loader { get }
    var _loader: Int { get }
}

/// @mockable
protocol NamedLikeState: AnyObject, Sendable {
    var size: Int { get }
    var sizeState: Int { get }
    func load() -> Int
    var loadState: Int { get set }
}

/// @mockable
protocol NamedSelf {
    var `self`: Int { get }
    var loader: Loader { get set }
}

@globalActor actor Storage { static let shared = Storage() }

/// @mockable
@Storage protocol OfOwnActor: AnyObject {
    var size: Int { get set }
    nonisolated func load() -> Int
}

/// @mockable
protocol NamedLikeParameters {
    func load(_ loadHandler: Int, loadCallCount: Int) -> Int
    func store(_ storeCallCount: inout Int)
}

/// @mockable
protocol ActingOnMain: Actor {
    @MainActor var size: Int { get set }
    @MainActor func load() -> Int
}
