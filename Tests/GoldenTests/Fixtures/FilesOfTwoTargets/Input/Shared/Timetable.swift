import FerryKit
import RIBs

final class Clock {}

protocol TimetableDependency: Dependency, TimetableDependencyRow {}

final class TimetableComponent: Component<TimetableDependency> {
    let line = "harbour"
}

final class TimetableBuilder: Builder<TimetableDependency> {
    func build() -> String { RowBuilder(dependency: TimetableComponent(dependency: dependency)).build() }
}

protocol RowDependency: Dependency {
    var clock: Clock { get }
    var line: String { get }
}

final class RowComponent: Component<RowDependency> {}

extension RowComponent: Signalling {}

final class HornBuilder: Builder<Signalling> {
    func build() { dependency.signal(times: 2) }
}

final class RowBuilder: Builder<RowDependency> {
    func build() -> String {
        let component = RowComponent(dependency: dependency)
        HornBuilder(dependency: component).build()
        return "\(component.dependency.line) \(component.dependency.clock)"
    }
}
