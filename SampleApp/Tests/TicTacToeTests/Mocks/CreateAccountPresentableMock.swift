@testable import TicTacToe

final class CreateAccountPresentableMock: CreateAccountPresentable {
    weak var listener: CreateAccountPresentableListener?
    var showActivityIndicatorCallCount = 0
    var showActivityIndicatorHandler: ((Bool) -> Void)?
    var showErrorAlertCallCount = 0
    var showErrorAlertHandler: ((String) -> Void)?

    func showActivityIndicator(_ isLoading: Bool) {
        showActivityIndicatorCallCount += 1
        showActivityIndicatorHandler?(isLoading)
    }

    func showErrorAlert(_ message: String) {
        showErrorAlertCallCount += 1
        showErrorAlertHandler?(message)
    }
}
