import RIBs
import Testing

@Suite
struct InteractorTests {
    private final class ActivenessInteractor: Interactor {
        var wasActiveWhenResigning: Bool?

        override func willResignActive() {
            super.willResignActive()
            wasActiveWhenResigning = isActive
        }
    }

    @Test
    func activatesOnceUntilDeactivated() {
        let interactor = InteractorMock()
        #expect(!interactor.isActive)

        interactor.activate()
        interactor.activate()
        #expect(interactor.isActive)
        #expect(interactor.didBecomeActiveCallCount == 1)

        interactor.deactivate()
        interactor.deactivate()
        #expect(!interactor.isActive)
        #expect(interactor.willResignActiveCallCount == 1)

        interactor.activate()
        #expect(interactor.didBecomeActiveCallCount == 2)
    }

    @Test
    func isActiveUntilItHasResigned() {
        let interactor = ActivenessInteractor()
        interactor.activate()
        interactor.deactivate()
        #expect(interactor.wasActiveWhenResigning == true)
    }
}
