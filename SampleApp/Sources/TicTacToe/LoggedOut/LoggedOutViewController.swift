import RIBs
import TextViews

protocol LoggedOutPresentableListener: AnyObject {
    func login(withPlayer1Name player1Name: String, player2Name: String)
    func createAccount()
}

/// The login form: asks for the name of the first player, then for that of the second one.
final class LoggedOutViewController: TextViewController, LoggedOutPresentable, LoggedOutViewControllable {
    weak var listener: LoggedOutPresentableListener?

    private static let createAccountCommand = "/new"

    private var player1Name: String?
    private var isLoading = false
    private var notice: String?

    override var title: String { "Log in" }

    override var lines: [String] {
        if isLoading {
            return ["Logging in ..."]
        }
        if player1Name != nil {
            return ["And who plays second?"]
        }
        let commands = "\(Self.createAccountCommand) makes an account, \(TextWindow.quitCommand) ends the program"
        return (notice.map { [$0] } ?? []) + ["Who plays? (\(commands).)"]
    }

    override var prompt: String {
        player1Name == nil ? "Player 1: " : "Player 2: "
    }

    override func didEnter(_ line: String) {
        notice = nil
        if line == Self.createAccountCommand {
            listener?.createAccount()
        } else if let player1Name {
            self.player1Name = nil
            listener?.login(withPlayer1Name: player1Name, player2Name: line)
        } else {
            player1Name = line
        }
    }

    // MARK: - LoggedOutPresentable

    func showActivityIndicator(_ isLoading: Bool) {
        self.isLoading = isLoading
    }

    func showErrorAlert(_ message: String) {
        notice = "Error: " + message
    }

    func showMessage(_ message: String) {
        notice = message
    }

    // MARK: - LoggedOutViewControllable

    func present(viewController: ViewControllable) {
        present(viewController.textViewController)
    }

    func dismiss(viewController: ViewControllable) {
        dismiss(viewController.textViewController)
    }
}
