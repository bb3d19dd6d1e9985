import Scores

@testable import TicTacToe

final class OffGamePresentableMock: OffGamePresentable {
    weak var listener: OffGamePresentableListener?
    var showScoreCallCount = 0
    var showScoreHandler: ((Score) -> Void)?

    func show(score: Score) {
        showScoreCallCount += 1
        showScoreHandler?(score)
    }
}
