@testable import TicTacToe

final class RootPresentableMock: RootPresentable {
    var showTitleCallCount = 0
    var showTitleHandler: ((String) -> Void)?

    func show(title: String) {
        showTitleCallCount += 1
        showTitleHandler?(title)
    }
}
