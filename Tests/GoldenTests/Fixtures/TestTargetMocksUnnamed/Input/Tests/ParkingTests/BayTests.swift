import RIBs

@testable import Parking

/// What tests hand to the app's builders is no part of the app's tree.
final class BayNeedsMock: BayNeeds {
    var meter = Meter()
}

final class MockKit: Component<EmptyDependency>, BayNeeds {
    var meter: Meter { Meter() }
}

struct BayTests {
    func builds() {
        BayMaker(dependency: BayNeedsMock()).build()
        BayMaker(dependency: MockKit(dependency: EmptyComponent())).build()
        _ = BayKit(dependency: BayNeedsMock())
    }
}
