import Testing
import TextViews

@testable import TicTacToe

@Suite
struct WebServiceTests {
    private let eventQueue = EventQueue()
    private let webService: WebService

    init() {
        webService = WebService(eventQueue: eventQueue, accounts: ["Ada", "Grace"])
    }

    @Test
    func answersLater() {
        var answerCount = 0
        webService.login(player1Name: "Ada", player2Name: "Grace") { _ in answerCount += 1 }
        #expect(answerCount == 0)

        eventQueue.next()?()
        #expect(answerCount == 1)
        #expect(eventQueue.next() == nil)
    }

    @Test
    func refusesStrangersAndGamesAgainstOneself() {
        #expect(login("Ada", "Bob") == .unknownAccount("Bob"))
        #expect(login("Bob", "Ada") == .unknownAccount("Bob"))
        #expect(login("Ada", "Ada") == .samePlayer("Ada"))
    }

    @Test
    func letsOnePairInAtATime() {
        #expect(login("Ada", "Grace") == nil)
        #expect(login("Ada", "Grace") == .alreadyLoggedIn)

        webService.logout()
        #expect(login("Grace", "Ada") == nil)
    }

    @Test
    func makesEachAccountOnce() {
        #expect(createAccount("Bob") == nil)
        #expect(createAccount("Bob") == .nameTaken("Bob"))
        #expect(login("Ada", "Bob") == nil)
    }

    private func login(_ player1Name: String, _ player2Name: String) -> WebServiceError? {
        var error: WebServiceError?
        webService.login(player1Name: player1Name, player2Name: player2Name) { error = $0.failure }
        eventQueue.next()?()
        return error
    }

    private func createAccount(_ name: String) -> WebServiceError? {
        var error: WebServiceError?
        webService.createAccount(name: name) { error = $0.failure }
        eventQueue.next()?()
        return error
    }
}

extension Result {
    fileprivate var failure: Failure? {
        switch self {
        case .success: nil
        case .failure(let error): error
        }
    }
}
