import Press
import RIBs

/// What its module keeps to itself serves no class of another module.
final class PrinterComponent: Component<EmptyDependency>, PressDependency, Marked {
    init() { super.init(dependency: EmptyComponent()) }
}

/// What its module keeps to itself serves a class of another module that conforms here.
protocol DryerDependency: Dependency {
    var heat: Int { get }
    func turn(by degrees: Int) -> Int
}

extension DryerDependency {
    var heat: Int { 40 }
    func turn(by degrees: Int) -> Int { degrees }
}

extension RackComponent: DryerDependency {}

final class DryerBuilder: Builder<DryerDependency> {
    func build() { print(dependency.heat, dependency.turn(by: 90)) }
}

enum Printer {
    static func start() {
        PressBuilder(dependency: PrinterComponent()).build()
        DryerBuilder(dependency: RackComponent()).build()
    }
}
