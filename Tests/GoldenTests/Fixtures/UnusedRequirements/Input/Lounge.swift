import RIBs

// Every one of these is read, if not at first sight: by the model of a view, through a protocol that the component
// conforms to, by an extension of the dependency, through a key path, by a name that the dependency inherits.

protocol LoungeDependency: Dependency, HasFlag {
    var speed: Int { get }
    var captain: String { get }
    var timetable: Timetable { get }
}

protocol HasFlag: AnyObject {
    var flag: String { get }
}

extension LoungeDependency {
    var isFast: Bool { speed > 10 }
}

protocol LoungeInteractorDependency {
    var captain: String { get }
}

final class LoungeComponent: Component<LoungeDependency>, LoungeInteractorDependency {
    var captain: String { dependency.captain }
}

struct LoungeModel {
    let component: LoungeComponent
    var dependency: HasFlag { component.dependency }
}

struct LoungeView {
    let model: LoungeModel

    var text: String { model.dependency.flag + model.component.captain }
}

final class LoungeBuilder: Builder<LoungeDependency> {
    func build() -> String {
        let component = LoungeComponent(dependency: dependency)
        let view = LoungeView(model: LoungeModel(component: component))
        return view.text + string(\.timetable) + "\(dependency.isFast)"
    }

    private func string<Value>(_ path: KeyPath<LoungeDependency, Value>) -> String { "\(dependency[keyPath: path])" }
}
