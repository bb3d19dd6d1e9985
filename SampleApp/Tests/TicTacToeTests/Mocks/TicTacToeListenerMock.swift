@testable import TicTacToe

final class TicTacToeListenerMock: TicTacToeListener {
    var ticTacToeDidEndCallCount = 0
    var ticTacToeDidEndHandler: (() -> Void)?

    func ticTacToeDidEnd() {
        ticTacToeDidEndCallCount += 1
        ticTacToeDidEndHandler?()
    }
}
