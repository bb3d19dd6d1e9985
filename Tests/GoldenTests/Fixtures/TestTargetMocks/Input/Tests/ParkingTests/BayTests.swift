import RIBs

@testable import Parking

/// What tests hand to the app's builders is no part of the app's tree.
final class BayDependencyMock: BayDependency {
    var meter = Meter()
}

final class MockComponent: Component<EmptyDependency>, BayDependency {
    var meter: Meter { Meter() }
}

struct BayTests {
    func builds() {
        BayBuilder(dependency: BayDependencyMock()).build()
        BayBuilder(dependency: MockComponent(dependency: EmptyComponent())).build()
        _ = BayComponent(dependency: BayDependencyMock())
    }
}
