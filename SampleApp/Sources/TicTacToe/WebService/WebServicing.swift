/// The service that knows the players' accounts. It answers later, by success or failure.
/// @mockable
protocol WebServicing: AnyObject {
    func login(player1Name: String, player2Name: String, completion: @escaping (Result<Void, WebServiceError>) -> Void)
    func createAccount(name: String, completion: @escaping (Result<Void, WebServiceError>) -> Void)
    func logout()
}
