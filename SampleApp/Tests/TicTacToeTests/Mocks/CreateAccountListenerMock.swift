@testable import TicTacToe

final class CreateAccountListenerMock: CreateAccountListener {
    var createAccountDidSucceedCallCount = 0
    var createAccountDidSucceedHandler: ((String) -> Void)?
    var createAccountDidCancelCallCount = 0
    var createAccountDidCancelHandler: (() -> Void)?

    func createAccountDidSucceed(withName name: String) {
        createAccountDidSucceedCallCount += 1
        createAccountDidSucceedHandler?(name)
    }

    func createAccountDidCancel() {
        createAccountDidCancelCallCount += 1
        createAccountDidCancelHandler?()
    }
}
