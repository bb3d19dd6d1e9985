@testable import TicTacToe

final class OffGameListenerMock: OffGameListener {
    var offGameDidStartGameCallCount = 0
    var offGameDidStartGameHandler: (() -> Void)?
    var offGameDidLogoutCallCount = 0
    var offGameDidLogoutHandler: (() -> Void)?

    func offGameDidStartGame() {
        offGameDidStartGameCallCount += 1
        offGameDidStartGameHandler?()
    }

    func offGameDidLogout() {
        offGameDidLogoutCallCount += 1
        offGameDidLogoutHandler?()
    }
}
