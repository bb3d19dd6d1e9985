import RIBs

struct Pieces {}

final class TableKit: Component<EmptyDependency>, PuzzleNeeds {
    let pieces = Pieces()
    let lamp = "warm"

    func play() { PuzzleMaker(dependency: self).build() }
}

protocol PuzzleNeeds: Dependency {
    var pieces: Pieces { get }
    var lamp: String { get }
}

final class PuzzleKit: Component<PuzzleNeeds> {}

final class PuzzleMaker: Builder<PuzzleNeeds> {
    func build() { _ = PuzzleKit(dependency: dependency) }
}

enum Lesson {
    static func begin() { TableKit(dependency: EmptyComponent()).play() }
}
