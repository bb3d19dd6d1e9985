import Testing
import UseCases

@testable import TicTacToe

@Suite
struct LoggedOutInteractorTests {
    private let presenter = LoggedOutPresentableMock()
    private let webService = WebServicingMock()
    private let router = LoggedOutRoutingMock()
    private let listener = LoggedOutListenerMock()
    private let interactor: LoggedOutInteractor

    init() {
        interactor = LoggedOutInteractor(
            presenter: presenter,
            executor: InteractorExecutor(loggedOutWith: webService),
            nameRules: NameRules(maximumLength: 5)
        )
        interactor.router = router
        interactor.listener = listener
    }

    @Test
    func loginShowsTheActivityIndicatorUntilTheServiceAnswers() {
        var isLoading: [Bool] = []
        var answer: ((Result<Void, WebServiceError>) -> Void)?
        presenter.showActivityIndicatorHandler = { isLoading.append($0) }
        webService.loginHandler = { player1Name, player2Name, completion in
            #expect(player1Name == "Ada")
            #expect(player2Name == "Grace")
            answer = completion
        }

        presenter.listener?.login(withPlayer1Name: "Ada", player2Name: "Grace")
        #expect(webService.loginCallCount == 1)
        #expect(isLoading == [true])
        #expect(listener.didLoginCallCount == 0)

        answer?(.success(()))
        #expect(isLoading == [true, false])
    }

    @Test
    func successTellsTheListener() {
        webService.loginHandler = { _, _, completion in completion(.success(())) }
        listener.didLoginHandler = { player1Name, player2Name in
            #expect(player1Name == "Ada")
            #expect(player2Name == "Grace")
        }

        interactor.login(withPlayer1Name: "Ada", player2Name: "Grace")

        #expect(listener.didLoginCallCount == 1)
        #expect(presenter.showErrorAlertCallCount == 0)
    }

    @Test
    func failureShowsAnErrorAlert() {
        webService.loginHandler = { _, _, completion in completion(.failure(.unknownAccount("Bob"))) }
        presenter.showErrorAlertHandler = { #expect($0 == "There is no account named Bob.") }

        interactor.login(withPlayer1Name: "Ada", player2Name: "Bob")

        #expect(presenter.showErrorAlertCallCount == 1)
        #expect(presenter.showActivityIndicatorCallCount == 2)
        #expect(listener.didLoginCallCount == 0)
    }

    @Test(arguments: [("", "Ada"), ("Ada", ""), ("Ada", "Graces"), ("\u{1B}[2J", "Ada")])
    func badNamesDoNotReachTheService(player1Name: String, player2Name: String) {
        interactor.login(withPlayer1Name: player1Name, player2Name: player2Name)

        #expect(presenter.showErrorAlertCallCount == 1)
        #expect(webService.loginCallCount == 0)
    }

    @Test
    func anAnswerAfterTheEndIsLost() {
        var answer: ((Result<Void, WebServiceError>) -> Void)?
        webService.loginHandler = { _, _, completion in answer = completion }
        do {
            let interactor = LoggedOutInteractor(
                presenter: presenter,
                executor: InteractorExecutor(loggedOutWith: webService),
                nameRules: NameRules(maximumLength: 5)
            )
            interactor.listener = listener
            interactor.login(withPlayer1Name: "Ada", player2Name: "Grace")
        }

        answer?(.success(()))

        #expect(listener.didLoginCallCount == 0)
    }

    @Test
    func createAccountIsAttachedAndDetached() {
        interactor.createAccount()
        #expect(router.attachCreateAccountCallCount == 1)

        interactor.createAccountDidCancel()
        #expect(router.detachCreateAccountCallCount == 1)
        #expect(presenter.showMessageCallCount == 0)

        interactor.createAccountDidSucceed(withName: "Bob")
        #expect(router.detachCreateAccountCallCount == 2)
        #expect(presenter.showMessageCallCount == 1)
    }
}
