import UseCases

/// Logs two players in.
final class LoginPlayers: UseCase {
    final class Request: InteractorRequest<Void> {
        let player1Name: String
        let player2Name: String

        init(player1Name: String, player2Name: String) {
            self.player1Name = player1Name
            self.player2Name = player2Name
        }
    }

    private let webService: WebServicing

    init(webService: WebServicing) {
        self.webService = webService
    }

    func execute(_ request: Request) {
        webService.login(player1Name: request.player1Name, player2Name: request.player2Name) { result in
            switch result {
            case .success: request.onComplete?(())
            case .failure(let error): request.onError?(InteractorError(message: error.description))
            }
        }
    }
}

extension InteractorExecutor {
    /// The executor of requests that are possible while no player is logged in.
    convenience init(loggedOutWith webService: WebServicing) {
        self.init()
        registerInteractor(
            LoginPlayers(webService: webService),
            request: LoginPlayers.Request(player1Name: "", player2Name: "")
        )
    }
}
