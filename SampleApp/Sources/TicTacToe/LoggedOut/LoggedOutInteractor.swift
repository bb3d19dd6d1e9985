import RIBs

protocol LoggedOutRouting: ViewableRouting {
    func attachCreateAccount()
    func detachCreateAccount()
}

/// @mockable(modifiers: listener = weak)
protocol LoggedOutPresentable: Presentable {
    var listener: LoggedOutPresentableListener? { get set }
    func showActivityIndicator(_ isLoading: Bool)
    func showErrorAlert(_ message: String)
    func showMessage(_ message: String)
}

protocol LoggedOutListener: AnyObject {
    func didLogin(withPlayer1Name player1Name: String, player2Name: String)
}

final class LoggedOutInteractor: PresentableInteractor<LoggedOutPresentable>, LoggedOutInteractable,
    LoggedOutPresentableListener
{
    weak var router: LoggedOutRouting?
    weak var listener: LoggedOutListener?

    private let webService: WebServicing
    private let nameRules: NameRules

    init(presenter: LoggedOutPresentable, webService: WebServicing, nameRules: NameRules) {
        self.webService = webService
        self.nameRules = nameRules
        super.init(presenter: presenter)
        presenter.listener = self
    }

    // MARK: - LoggedOutPresentableListener

    func login(withPlayer1Name player1Name: String, player2Name: String) {
        if let fault = nameRules.fault(in: player1Name) ?? nameRules.fault(in: player2Name) {
            presenter.showErrorAlert(fault)
            return
        }
        presenter.showActivityIndicator(true)
        webService.login(player1Name: player1Name, player2Name: player2Name) { [weak self] result in
            guard let self else { return }
            self.presenter.showActivityIndicator(false)
            switch result {
            case .success:
                self.listener?.didLogin(withPlayer1Name: player1Name, player2Name: player2Name)
            case .failure(let error):
                self.presenter.showErrorAlert(error.description)
            }
        }
    }

    func createAccount() {
        router?.attachCreateAccount()
    }

    // MARK: - CreateAccountListener

    func createAccountDidSucceed(withName name: String) {
        router?.detachCreateAccount()
        presenter.showMessage("Welcome, \(name). You can log in now.")
    }

    func createAccountDidCancel() {
        router?.detachCreateAccount()
    }
}
