import Testing

@testable import TicTacToe

@Suite
struct CreateAccountInteractorTests {
    private let presenter = CreateAccountPresentableMock()
    private let webService = WebServicingMock()
    private let listener = CreateAccountListenerMock()
    private let interactor: CreateAccountInteractor

    init() {
        interactor = CreateAccountInteractor(
            presenter: presenter,
            webService: webService,
            nameRules: NameRules(maximumLength: 5)
        )
        interactor.listener = listener
    }

    @Test
    func successTellsTheListener() {
        webService.createAccountHandler = { _, completion in completion(.success(())) }
        listener.createAccountDidSucceedHandler = { #expect($0 == "Bob") }

        presenter.listener?.createAccount(withName: "Bob")

        #expect(webService.createAccountCallCount == 1)
        #expect(presenter.showActivityIndicatorCallCount == 2)
        #expect(listener.createAccountDidSucceedCallCount == 1)
    }

    @Test
    func failureShowsAnErrorAlert() {
        webService.createAccountHandler = { name, completion in completion(.failure(.nameTaken(name))) }

        interactor.createAccount(withName: "Ada")

        #expect(presenter.showErrorAlertCallCount == 1)
        #expect(listener.createAccountDidSucceedCallCount == 0)
    }

    @Test
    func badNamesDoNotReachTheService() {
        interactor.createAccount(withName: "a\tb")

        #expect(presenter.showErrorAlertCallCount == 1)
        #expect(webService.createAccountCallCount == 0)
    }

    @Test
    func cancelTellsTheListener() {
        interactor.cancel()
        #expect(listener.createAccountDidCancelCallCount == 1)
    }
}
