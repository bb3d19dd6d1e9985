@testable import TicTacToe

final class TicTacToeBuildableMock: TicTacToeBuildable {
    var buildCallCount = 0
    var buildHandler: ((TicTacToeListener) -> TicTacToeRouting)?

    func build(withListener listener: TicTacToeListener) -> TicTacToeRouting {
        buildCallCount += 1
        return buildHandler?(listener) ?? TicTacToeRoutingMock()
    }
}
