import RIBs

protocol CreateAccountRouting: ViewableRouting {}

/// @mockable(modifiers: listener = weak)
protocol CreateAccountPresentable: Presentable {
    var listener: CreateAccountPresentableListener? { get set }
    func showActivityIndicator(_ isLoading: Bool)
    func showErrorAlert(_ message: String)
}

protocol CreateAccountListener: AnyObject {
    func createAccountDidSucceed(withName name: String)
    func createAccountDidCancel()
}

final class CreateAccountInteractor: PresentableInteractor<CreateAccountPresentable>, CreateAccountInteractable,
    CreateAccountPresentableListener
{
    weak var router: CreateAccountRouting?
    weak var listener: CreateAccountListener?

    private let webService: WebServicing
    private let nameRules: NameRules

    init(presenter: CreateAccountPresentable, webService: WebServicing, nameRules: NameRules) {
        self.webService = webService
        self.nameRules = nameRules
        super.init(presenter: presenter)
        presenter.listener = self
    }

    // MARK: - CreateAccountPresentableListener

    func createAccount(withName name: String) {
        if let fault = nameRules.fault(in: name) {
            presenter.showErrorAlert(fault)
            return
        }
        presenter.showActivityIndicator(true)
        webService.createAccount(name: name) { [weak self] result in
            guard let self else { return }
            self.presenter.showActivityIndicator(false)
            switch result {
            case .success:
                self.listener?.createAccountDidSucceed(withName: name)
            case .failure(let error):
                self.presenter.showErrorAlert(error.description)
            }
        }
    }

    func cancel() {
        listener?.createAccountDidCancel()
    }
}
