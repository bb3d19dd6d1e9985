import TextViews

/// A simulated web service: it keeps the accounts in memory and answers in a later turn of the loop.
final class WebService: WebServicing {
    private let eventQueue: EventQueue
    private var accounts: Set<String>
    private var isLoggedIn = false

    init(eventQueue: EventQueue, accounts: Set<String>) {
        self.eventQueue = eventQueue
        self.accounts = accounts
    }

    func login(
        player1Name: String,
        player2Name: String,
        completion: @escaping (Result<Void, WebServiceError>) -> Void
    ) {
        eventQueue.async { [weak self] in
            guard let self else { return }
            completion(self.login(player1Name, player2Name))
        }
    }

    func createAccount(name: String, completion: @escaping (Result<Void, WebServiceError>) -> Void) {
        eventQueue.async { [weak self] in
            guard let self else { return }
            let isNew = self.accounts.insert(name).inserted
            completion(isNew ? .success(()) : .failure(.nameTaken(name)))
        }
    }

    func logout() {
        isLoggedIn = false
    }

    private func login(_ player1Name: String, _ player2Name: String) -> Result<Void, WebServiceError> {
        if isLoggedIn {
            return .failure(.alreadyLoggedIn)
        }
        if let stranger = [player1Name, player2Name].first(where: { !accounts.contains($0) }) {
            return .failure(.unknownAccount(stranger))
        }
        if player1Name == player2Name {
            return .failure(.samePlayer(player1Name))
        }
        isLoggedIn = true
        return .success(())
    }
}
