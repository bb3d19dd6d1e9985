import NeedleFoundation

// Typealiases that name another component or dependency in each branch of an `#if`.

final class TheatreComponent: BootstrapComponent {
    let title = "Hamlet"
    let seats = 400

    var stage: Stage { Stage(parent: self) }
    lazy var box: BoxOffice = .init(parent: self)
}

#if DEBUG
    typealias Stage = RehearsalComponent
#else
    typealias Stage = PerformanceComponent
#endif

protocol PerformanceDependency: Dependency {
    var title: String { get }
    var seats: Int { get }
}

final class PerformanceComponent: Component<PerformanceDependency> {
    var sign: String { "\(dependency.title), \(dependency.seats) seats" }
}

protocol RehearsalDependency: Dependency {
    var title: String { get }
}

final class RehearsalComponent: Component<RehearsalDependency> {
    var sign: String { "\(dependency.title), closed" }
}

#if DEBUG
    typealias BoxOffice = ClosedBoxComponent
    typealias BoxDependency = RehearsalDependency
#else
    typealias BoxOffice = OpenBoxComponent
    typealias BoxDependency = PerformanceDependency
#endif

final class OpenBoxComponent: Component<BoxDependency> {
    var sign: String { "Tickets for \(dependency.title)" }
}

final class ClosedBoxComponent: Component<BoxDependency> {
    var sign: String { "No tickets for \(dependency.title)" }
}

enum Theatre {
    static func open() -> String {
        registerProviderFactories()
        let theatre = TheatreComponent()
        return "\(theatre.stage.sign). \(theatre.box.sign)."
    }
}
