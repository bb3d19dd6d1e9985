import Paper
import Press
import RIBs

protocol HallDependency: Dependency {
    func press<P: Printable>(_ text: P, copies: Int) throws -> [Sheet]
}

final class HallComponent: Component<HallDependency> {}

final class HallBuilder: Builder<HallDependency> {
    func build() throws { try PressBuilder(dependency: HallComponent(dependency: dependency)).build() }
}

final class PrinterComponent: Component<EmptyDependency>, HallDependency {
    init() { super.init(dependency: EmptyComponent()) }

    func press<P>(_ text: P, copies: Int) -> [Sheet] { Array(repeating: Sheet(), count: copies) }
}

enum Printer {
    static func start() throws { try HallBuilder(dependency: PrinterComponent()).build() }
}
