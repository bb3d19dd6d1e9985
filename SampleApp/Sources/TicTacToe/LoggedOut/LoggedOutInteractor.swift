import RIBs
import UseCases

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

    private let executor: InteractorExecutor
    private let nameRules: NameRules

    init(presenter: LoggedOutPresentable, executor: InteractorExecutor, nameRules: NameRules) {
        self.executor = executor
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
        let request = LoginPlayers.Request(player1Name: player1Name, player2Name: player2Name)
        request.onComplete = { [weak self] _ in
            self?.presenter.showActivityIndicator(false)
            self?.listener?.didLogin(withPlayer1Name: player1Name, player2Name: player2Name)
        }
        request.onError = { [weak self] error in
            self?.presenter.showActivityIndicator(false)
            self?.presenter.showErrorAlert(error.message)
        }
        executor.execute(request)
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
