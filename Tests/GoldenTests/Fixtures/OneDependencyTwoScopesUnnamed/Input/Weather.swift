import RIBs

struct Sensor {}

final class StationKit: Component<EmptyDependency> {
    let sensor = Sensor()
    let name = "North Pole"

    func open(isNight: Bool) {
        DisplayMaker(dependency: self).build(isNight: isNight)
        PrinterMaker(dependency: self).build()
        PlotterMaker(dependency: self).build()
    }
}

/// Two variants of one RIB share it.
protocol DisplayNeeds: Dependency {
    var sensor: Sensor { get }
}

final class DayDisplayKit: Component<DisplayNeeds> {}

final class NightDisplayKit: Component<DisplayNeeds> {}

final class DisplayMaker: Builder<DisplayNeeds> {
    func build(isNight: Bool) {
        if isNight {
            _ = NightDisplayKit(dependency: dependency)
        } else {
            _ = DayDisplayKit(dependency: dependency)
        }
    }
}

/// One inherits the other.
protocol PrinterNeeds: Dependency {
    var name: String { get }
}

final class PrinterKit: Component<PrinterNeeds> {}

final class PrinterMaker: Builder<PrinterNeeds> {
    func build() { _ = PrinterKit(dependency: dependency) }
}

protocol PlotterNeeds: PrinterNeeds {
    var sensor: Sensor { get }
}

final class PlotterKit: Component<PlotterNeeds> {}

final class PlotterMaker: Builder<PlotterNeeds> {
    func build() { _ = PlotterKit(dependency: dependency) }
}

enum Winter {
    static func begin() { StationKit(dependency: EmptyComponent()).open(isNight: true) }
}
