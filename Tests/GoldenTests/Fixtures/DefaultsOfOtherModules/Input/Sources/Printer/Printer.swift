import Press
import RIBs

/// What its module keeps to itself serves no class of another module.
final class PrinterComponent: Component<EmptyDependency>, PressDependency {
    init() { super.init(dependency: EmptyComponent()) }
}

enum Printer {
    static func start() { PressBuilder(dependency: PrinterComponent()).build() }
}
