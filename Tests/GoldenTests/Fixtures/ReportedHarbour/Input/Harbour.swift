import RIBs

// Raw identifiers may hold nearly everything that a report has to escape.

struct `Pier "B", 100%: <new> & |alt|` {}

protocol FerryDependency: Dependency {
    var `pier "A", 50%: <old> & |x| ]]> # *y* _z_ ${b} ~c~ %0A`: [String: `Pier "B", 100%: <new> & |alt|`] { get }
    var tide: Int { get }
}

final class FerryComponent: Component<FerryDependency> {
    var text: String {
        "\(dependency.`pier "A", 50%: <old> & |x| ]]> # *y* _z_ ${b} ~c~ %0A`) at \(dependency.tide)"
    }
}

final class PortComponent: Component<EmptyDependency> {
    var tide: Double { 1.5 }

    init() { super.init(dependency: EmptyComponent()) }

    func ferry() -> FerryComponent { FerryComponent(dependency: self) }
}

enum Harbour {
    static func begin() { print(PortComponent().ferry().text) }
}
