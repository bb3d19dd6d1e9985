/// @mockable
protocol Shared: Sendable {
    var count: Int { get set }
    var user: User { get }
    func load(_ id: Int) -> User
    func run() async throws
    static func make() -> Int
    subscript(x: Int) -> Int { get set }
}

/// @mockable
protocol MyError: Error { var code: Int { get } }

/// @mockable
protocol Acting: Actor {
    var count: Int { get }
    var user: User { get set }
    func load(_ id: Int) -> User
    func run() async throws
    nonisolated func free() -> Int
    nonisolated var label: String { get }
}

/// @mockable
@MainActor protocol Main: AnyObject {
    var count: Int { get set }
    var user: User { get }
    var box: Box { get set }
    func load(_ id: Int) -> User
    func run(_ box: Box) async throws -> Box
    nonisolated func free() -> Int
    nonisolated var label: String { get }
    static func make() -> Int
    static var shared: Box { get }
}

/// @mockable
protocol PartlyMain {
    @MainActor func show(_ box: Box) async -> Box
    @MainActor var title: String { get set }
    @MainActor func hide()
    func run(_ box: Box) async -> Box
}
