import RIBs

protocol PlayerDependency: Dependency {
    var songs: [Song] { get }
    var titles: [String: Int] { get }
    var player: any Playing { get }
    var device: Playing & Recording { get }
    var current: Song? { get }
    var favourite: Song { get }
    var shelf: Shelf { get }
    var volume: (Double) { get }
    var tap: (Int) -> Void { get }
    var clock: EqualTypes.Song { get }
    var answer: (@autoclosure () -> Int) -> Void { get }
    var record: (Song) -> Void { get }
    var listen: ((sending Song) -> Void) -> Void { get }
}

final class PlayerComponent: Component<PlayerDependency> {}

final class PlayerBuilder: Builder<PlayerDependency> {
    func build() { _ = PlayerComponent(dependency: dependency) }
}

/// Spells every type in another way than the dependency does.
final class RadioComponent: Component<EmptyDependency>, PlayerDependency {
    var songs: Array<Song> { [] }
    var titles: Dictionary<String, Int> { [:] }
    var player: Playing { Song() }
    var device: any Recording & Playing { Song() }
    var current: Optional<Song> { nil }
    var favourite: Song2 { Song() }
    var shelf: [String: Array<Song>] { [:] }
    let volume: Double = 0.5
    var tap: (Int) -> () { { _ in } }
    let clock = Song()
    var answer: (() -> Int) -> Void { { _ in } }
    var record: (sending Song) -> Void { { _ in } }
    var listen: ((Song) -> Void) -> Void { { _ in } }
}

enum Evening {
    static func begin() { PlayerBuilder(dependency: RadioComponent(dependency: EmptyComponent())).build() }
}
