@testable import TicTacToe

final class WebServiceMock: WebServicing {
    typealias Completion = (Result<Void, WebServiceError>) -> Void

    var loginCallCount = 0
    var loginHandler: ((String, String, @escaping Completion) -> Void)?
    var createAccountCallCount = 0
    var createAccountHandler: ((String, @escaping Completion) -> Void)?
    var logoutCallCount = 0
    var logoutHandler: (() -> Void)?

    func login(player1Name: String, player2Name: String, completion: @escaping Completion) {
        loginCallCount += 1
        loginHandler?(player1Name, player2Name, completion)
    }

    func createAccount(name: String, completion: @escaping Completion) {
        createAccountCallCount += 1
        createAccountHandler?(name, completion)
    }

    func logout() {
        logoutCallCount += 1
        logoutHandler?()
    }
}
