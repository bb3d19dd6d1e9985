import RIBs

// Structures could conform to it, so its setters and its mutating members change the value that has them.
protocol HasVolume {
    var volume: Int { get set }
    var muted: Bool { get nonmutating set }
    var firstTrack: String { mutating get }
    mutating func skip(by count: Int) -> Int
    subscript(track: Int) -> String { get set }
}

protocol HasSpeed: AnyObject {
    var speed: Double { get set }
}

protocol AlbumDependency: Dependency, HasVolume, HasSpeed {}

final class AlbumComponent: Component<AlbumDependency> {}

final class AlbumBuilder: Builder<AlbumDependency> {
    func build() { TrackBuilder(dependency: AlbumComponent(dependency: dependency)).build() }
}

protocol TrackDependency: Dependency, HasVolume, HasSpeed {}

final class TrackBuilder: Builder<TrackDependency> {
    func build() {
        var copy = dependency
        copy.volume = copy.skip(by: 1)
        copy[0] = copy.firstTrack
        dependency.muted = true
        dependency.speed = 1.5
        print(dependency.volume, dependency[0], dependency.muted, dependency.speed)
    }
}

final class PlayerComponent: Component<EmptyDependency>, AlbumDependency {
    var volume = 1
    var muted = false
    var firstTrack: String { "one" }
    var speed = 1.0
    func skip(by count: Int) -> Int { count }
    subscript(track: Int) -> String {
        get { "\(track)" }
        set { print(newValue) }
    }

    init() { super.init(dependency: EmptyComponent()) }
}

func play() { AlbumBuilder(dependency: PlayerComponent()).build() }
