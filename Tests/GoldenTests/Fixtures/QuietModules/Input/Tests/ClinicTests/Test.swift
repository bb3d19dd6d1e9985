import Clinic
import RIBs

protocol TestDependency: Dependency {
    var unread: Int { get }
}

final class TestComponent: Component<TestDependency>, PharmacyDependency {
    let shelf = 1
}

final class TestInteractor: Interactor {
    var router: NurseRouting?
    var listener: NurseListener?
}

final class TestBuilder: Builder<TestDependency> {
    func build(withListener listener: NurseListener) -> TestInteractor {
        _ = TestComponent(dependency: dependency)
        return TestInteractor()
    }
}

final class TestTopComponent: Component<EmptyDependency>, TestDependency {
    let unread = 1

    init() { super.init(dependency: EmptyComponent()) }

    func builder() -> TestBuilder { TestBuilder(dependency: self) }
}

enum TestStart {
    static func begin() { print(TestTopComponent().builder(), StoreComponent().pharmacy().size) }
}
