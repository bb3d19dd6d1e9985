import Clinic
import RIBs

protocol DemoDependency: Dependency {
    var unread: Int { get }
}

final class DemoComponent: Component<DemoDependency>, PharmacyDependency {
    let shelf = 1
}

final class DemoInteractor: Interactor {
    var router: NurseRouting?
    var listener: NurseListener?
}

final class DemoBuilder: Builder<DemoDependency> {
    func build(withListener listener: NurseListener) -> DemoInteractor {
        _ = DemoComponent(dependency: dependency)
        return DemoInteractor()
    }
}

final class DemoTopComponent: Component<EmptyDependency>, DemoDependency {
    let unread = 1

    init() { super.init(dependency: EmptyComponent()) }

    func builder() -> DemoBuilder { DemoBuilder(dependency: self) }
}

enum DemoStart {
    static func begin() { print(DemoTopComponent().builder(), StoreComponent().pharmacy().size) }
}
