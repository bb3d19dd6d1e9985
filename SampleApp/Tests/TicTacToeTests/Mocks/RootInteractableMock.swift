import RIBs

@testable import TicTacToe

final class RootInteractableMock: Interactor, RootInteractable {
    weak var router: RootRouting?
    var didLoginCallCount = 0
    var didLoginHandler: ((String, String) -> Void)?
    var didLogoutCallCount = 0
    var didLogoutHandler: (() -> Void)?

    func didLogin(withPlayer1Name player1Name: String, player2Name: String) {
        didLoginCallCount += 1
        didLoginHandler?(player1Name, player2Name)
    }

    func didLogout() {
        didLogoutCallCount += 1
        didLogoutHandler?()
    }
}
