@testable import TicTacToe

final class LoggedOutListenerMock: LoggedOutListener {
    var didLoginCallCount = 0
    var didLoginHandler: ((String, String) -> Void)?

    func didLogin(withPlayer1Name player1Name: String, player2Name: String) {
        didLoginCallCount += 1
        didLoginHandler?(player1Name, player2Name)
    }
}
