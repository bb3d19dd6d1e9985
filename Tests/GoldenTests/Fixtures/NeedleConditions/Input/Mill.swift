import NeedleFoundation

typealias Grades = [String: Int]

final class MillComponent: BootstrapComponent {
    public let flour = "wheat"
    var grades: Grades { ["fine": 0] }

    #if DEBUG
        var gauge: Int { 7 }
    #endif

    var store: StoreComponent { StoreComponent(parent: self) }
    var cellar: CellarComponent { CellarComponent(parent: self) }
}

protocol StoreDependency: Dependency {
    var flour: String { get }
    var grades: [String: Int] { get }
}

// What the superclass registers at run time, it registers for both.

class StoreComponent: Component<StoreDependency> {
    var shelf: Int { 1 }
    var label: LabelComponent { LabelComponent(parent: self) }

    var text: String { dependency.flour + "\(dependency.grades)" }
}

final class CellarComponent: StoreComponent {
    let barrel = "oak"
    var tap: TapComponent { TapComponent(parent: self) }
}

protocol LabelDependency: Dependency {
    var shelf: Int { get }
}

final class LabelComponent: Component<LabelDependency> {
    var text: String { "\(dependency.shelf)" }
}

protocol TapDependency: Dependency {
    var barrel: String { get }
}

final class TapComponent: Component<TapDependency> {
    var text: String { dependency.barrel }
}
