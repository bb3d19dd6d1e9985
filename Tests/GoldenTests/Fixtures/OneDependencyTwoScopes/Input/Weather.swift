import RIBs

struct Sensor {}

final class StationComponent: Component<EmptyDependency> {
    let sensor = Sensor()
    let name = "North Pole"

    func open(isNight: Bool) {
        DisplayBuilder(dependency: self).build(isNight: isNight)
        PrinterBuilder(dependency: self).build()
        PlotterBuilder(dependency: self).build()
    }
}

/// Two variants of one RIB share it.
protocol DisplayDependency: Dependency {
    var sensor: Sensor { get }
}

final class DayDisplayComponent: Component<DisplayDependency> {}

final class NightDisplayComponent: Component<DisplayDependency> {}

final class DisplayBuilder: Builder<DisplayDependency> {
    func build(isNight: Bool) {
        if isNight {
            _ = NightDisplayComponent(dependency: dependency)
        } else {
            _ = DayDisplayComponent(dependency: dependency)
        }
    }
}

/// One inherits the other.
protocol PrinterDependency: Dependency {
    var name: String { get }
}

final class PrinterComponent: Component<PrinterDependency> {}

final class PrinterBuilder: Builder<PrinterDependency> {
    func build() { _ = PrinterComponent(dependency: dependency) }
}

protocol PlotterDependency: PrinterDependency {
    var sensor: Sensor { get }
}

final class PlotterComponent: Component<PlotterDependency> {}

final class PlotterBuilder: Builder<PlotterDependency> {
    func build() { _ = PlotterComponent(dependency: dependency) }
}

enum Winter {
    static func begin() { StationComponent(dependency: EmptyComponent()).open(isNight: true) }
}
