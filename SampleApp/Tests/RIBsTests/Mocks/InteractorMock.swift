import RIBs

final class InteractorMock: Interactor {
    var didBecomeActiveCallCount = 0
    var willResignActiveCallCount = 0

    override func didBecomeActive() {
        super.didBecomeActive()
        didBecomeActiveCallCount += 1
    }

    override func willResignActive() {
        super.willResignActive()
        willResignActiveCallCount += 1
    }
}
