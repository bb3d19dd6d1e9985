import RIBs

typealias Done = () -> Void

final class Letter {}
actor Sorter {}

protocol PostDependency: Dependency {
    func send(_ done: @escaping () -> Void)
    func open(_ done: Done)
    func stamp(_ done: @escaping @Sendable () -> Void)
    func print(_ done: @escaping @MainActor () -> Void)
    func sort(on sorter: isolated Sorter)
    func weigh(_ letter: sending Letter)
    func copied() -> Self
    func isSame(as other: Self?) -> Bool
    static func make() -> Self
    static var all: [Self] { get }
    static func close() async
    subscript(post: Self) -> Int { get }
}

final class PostComponent: EmptyComponent, PostDependency {
    func send(_ done: () -> Void) {}
    func open(_ done: () -> Void) {}
    func stamp(_ done: @escaping () -> Void) {}
    func print(_ done: @escaping @Sendable @MainActor () -> Void) {}
    func sort(on sorter: Sorter) {}
    func weigh(_ letter: Letter) {}
    func copied() -> PostComponent { self }
    func isSame(as other: PostComponent?) -> Bool { other === self }
    static func make() -> PostComponent { PostComponent() }
    static var all: [PostComponent] { [] }
    @MainActor static func close() async {}
    subscript(post: PostComponent) -> Int { 0 }
}

final class CounterBuilder: Builder<any PostDependency> {
    func build() -> Any { dependency }
}

func start() { _ = CounterBuilder(dependency: PostComponent()).build() }
