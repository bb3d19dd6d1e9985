/// The service with the players' accounts. It answers later, with a success or a failure.
/// @mockable
protocol WebServicing: AnyObject {
    func login(player1Name: String, player2Name: String, completion: @escaping (Result<Void, WebServiceError>) -> Void)
    func createAccount(name: String, completion: @escaping (Result<Void, WebServiceError>) -> Void)
    func logout()
}
