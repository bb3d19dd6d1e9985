import RIBs
import TextViews

protocol CreateAccountPresentableListener: AnyObject {
    func createAccount(withName name: String)
    func cancel()
}

final class CreateAccountViewController: TextViewController, CreateAccountPresentable, CreateAccountViewControllable {
    weak var listener: CreateAccountPresentableListener?

    private var isLoading = false
    private var alert: String?

    override var title: String { "New account" }

    override var lines: [String] {
        if isLoading {
            return ["Making the account ..."]
        }
        return (alert.map { ["Error: " + $0] } ?? []) + ["What is your name? (Press return to go back.)"]
    }

    override var prompt: String { "Name: " }

    override func didEnter(_ line: String) {
        alert = nil
        if line.isEmpty {
            listener?.cancel()
        } else {
            listener?.createAccount(withName: line)
        }
    }

    // MARK: - CreateAccountPresentable

    func showActivityIndicator(_ isLoading: Bool) {
        self.isLoading = isLoading
    }

    func showErrorAlert(_ message: String) {
        alert = message
    }
}
