import RIBs

@testable import Bakery

final class OvenMock: OvenDependency {
    let flour = Bakery.Flour()
}

final class TestComponent: Component<EmptyDependency> {
    let flour = Flour()
}

struct OvenTests {
    func builds() {
        OvenBuilder(dependency: OvenMock()).build()
        _ = TestComponent(dependency: EmptyComponent())
    }
}
