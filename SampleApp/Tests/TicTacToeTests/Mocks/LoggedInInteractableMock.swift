import RIBs

@testable import TicTacToe

final class LoggedInInteractableMock: Interactor, LoggedInInteractable {
    weak var router: LoggedInRouting?
    weak var listener: LoggedInListener?
    var offGameDidStartGameCallCount = 0
    var offGameDidLogoutCallCount = 0
    var ticTacToeDidEndCallCount = 0

    func offGameDidStartGame() {
        offGameDidStartGameCallCount += 1
    }

    func offGameDidLogout() {
        offGameDidLogoutCallCount += 1
    }

    func ticTacToeDidEnd() {
        ticTacToeDidEndCallCount += 1
    }
}
