import RIBs

struct Pieces {}

final class TableComponent: Component<EmptyDependency> {
    let pieces = Pieces()

    func play() { PuzzleBuilder(dependency: self).build() }
}

protocol PuzzleDependency: Dependency {
    var pieces: Pieces { get }
}

final class PuzzleComponent: Component<PuzzleDependency> {}

final class PuzzleBuilder: Builder<PuzzleDependency> {
    func build() { _ = PuzzleComponent(dependency: dependency) }
}

enum Lesson {
    static func begin() { TableComponent(dependency: EmptyComponent()).play() }
}
