import RIBs

final class RouterMock: Router<InteractorMock> {
    var didLoadCallCount = 0
    var didLoadHandler: (() -> Void)?

    init() {
        super.init(interactor: InteractorMock())
    }

    override func didLoad() {
        super.didLoad()
        didLoadCallCount += 1
        didLoadHandler?()
    }
}
