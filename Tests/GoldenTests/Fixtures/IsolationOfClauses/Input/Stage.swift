import RIBs

// Members take their isolation from the clause in front of their braces, and a class from the protocols in its own: such a
// clause stays where it is. `bulbs` is read on the main actor only, and only the clause says so.

@MainActor
func count() -> Int { 3 }

protocol StageDependency: Dependency {
    @MainActor var program: String { get }
    var title: String { get }
}

final class StageComponent: Component<any StageDependency> {}

extension StageComponent: LampDependency {
    var bulbs: Int { count() }
}

extension StageComponent: CurtainDependency {}

final class StageBuilder: Builder<any StageDependency> {
    @MainActor
    func build() {
        let component = StageComponent(dependency: dependency)
        LampBuilder(dependency: component).build()
        CurtainBuilder(dependency: component).build()
    }
}

protocol LampDependency: Dependency {
    @MainActor var bulbs: Int { get }
}

final class LampBuilder: Builder<any LampDependency> {
    @MainActor
    func build() { print(dependency.bulbs) }
}

protocol CurtainDependency: Dependency {
    @MainActor var program: String { get }
    var title: String { get }
}

extension StageComponent {
    @MainActor var program: String { dependency.program }
    var title: String { dependency.title }
}

final class CurtainBuilder: Builder<any CurtainDependency> {
    @MainActor
    func build() { print(dependency.program, dependency.title) }
}

final class TheatreComponent: EmptyComponent, StageDependency {
    @MainActor lazy var program = "Hamlet"
    let title = "Tonight"
}

enum Town {
    @MainActor
    static func open() { StageBuilder(dependency: TheatreComponent()).build() }
}
