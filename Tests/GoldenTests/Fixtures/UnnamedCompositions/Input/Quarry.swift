import RIBs

struct Drill {}

struct Crane {}

struct Lorry {}

protocol HasDrill: AnyObject {
    var drill: Drill { get }
}

protocol HasCrane: AnyObject {
    var crane: Crane { get }
}

protocol HasLorry: AnyObject {
    var lorry: Lorry { get }
}

/// Its children's dependencies are compositions that no typealias names.
final class QuarryComponent: Component<EmptyDependency> {
    let drill = Drill()
    let crane = Crane()
    let lorry = Lorry()

    init() { super.init(dependency: EmptyComponent()) }

    func open() {
        PitBuilder(dependency: self).build()
        RampBuilder(dependency: self).build()
    }
}

final class PitComponent: Component<HasDrill & HasCrane> {}

final class PitBuilder: Builder<HasDrill & HasCrane> {
    func build() { print(PitComponent(dependency: dependency).dependency.drill, dependency.crane) }
}

final class RampComponent: Component<HasCrane & HasLorry> {}

final class RampBuilder: Builder<HasCrane & HasLorry> {
    func build() { print(RampComponent(dependency: dependency).dependency.lorry, dependency.crane) }
}

enum Monday {
    static func begin() { QuarryComponent().open() }
}
