import ScoreBoard

final class ScoreBoardListenerMock: ScoreBoardListener {
    var scoreBoardDidCloseCallCount = 0
    var scoreBoardDidCloseHandler: (() -> Void)?

    func scoreBoardDidClose() {
        scoreBoardDidCloseCallCount += 1
        scoreBoardDidCloseHandler?()
    }
}
