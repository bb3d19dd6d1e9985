import RIBs

@testable import TicTacToe

final class LoggedOutInteractableMock: Interactor, LoggedOutInteractable {
    weak var router: LoggedOutRouting?
    weak var listener: LoggedOutListener?
    var createAccountDidSucceedCallCount = 0
    var createAccountDidCancelCallCount = 0

    func createAccountDidSucceed(withName name: String) {
        createAccountDidSucceedCallCount += 1
    }

    func createAccountDidCancel() {
        createAccountDidCancelCallCount += 1
    }
}
