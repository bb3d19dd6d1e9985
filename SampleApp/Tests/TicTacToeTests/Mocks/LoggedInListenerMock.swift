@testable import TicTacToe

final class LoggedInListenerMock: LoggedInListener {
    var didLogoutCallCount = 0
    var didLogoutHandler: (() -> Void)?

    func didLogout() {
        didLogoutCallCount += 1
        didLogoutHandler?()
    }
}
