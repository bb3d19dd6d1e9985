@testable import TicTacToe

final class LoggedOutPresentableMock: LoggedOutPresentable {
    weak var listener: LoggedOutPresentableListener?
    var showActivityIndicatorCallCount = 0
    var showActivityIndicatorHandler: ((Bool) -> Void)?
    var showErrorAlertCallCount = 0
    var showErrorAlertHandler: ((String) -> Void)?
    var showMessageCallCount = 0
    var showMessageHandler: ((String) -> Void)?

    func showActivityIndicator(_ isLoading: Bool) {
        showActivityIndicatorCallCount += 1
        showActivityIndicatorHandler?(isLoading)
    }

    func showErrorAlert(_ message: String) {
        showErrorAlertCallCount += 1
        showErrorAlertHandler?(message)
    }

    func showMessage(_ message: String) {
        showMessageCallCount += 1
        showMessageHandler?(message)
    }
}
