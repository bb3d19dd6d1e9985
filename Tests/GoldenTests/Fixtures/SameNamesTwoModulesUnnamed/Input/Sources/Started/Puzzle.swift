import RIBs

struct Pieces {}

final class TableKit: Component<EmptyDependency> {
    let pieces = Pieces()

    func play() { PuzzleMaker(dependency: self).build() }
}

protocol PuzzleNeeds: Dependency {
    var pieces: Pieces { get }
}

final class PuzzleKit: Component<PuzzleNeeds> {}

final class PuzzleMaker: Builder<PuzzleNeeds> {
    func build() { _ = PuzzleKit(dependency: dependency) }
}

enum Lesson {
    static func begin() { TableKit(dependency: EmptyComponent()).play() }
}
