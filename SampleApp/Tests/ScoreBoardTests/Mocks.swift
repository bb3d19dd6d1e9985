// Mocks by Thimble. Do not edit.
// Updated by: thimble mock --module ScoreBoard
// swift-format-ignore-file
// swiftlint:disable all

import Appearance
import RIBs
import ScoreBoard
import Scores

public class ScoreBoardDependencyMock: ScoreBoardDependency {
    public init() {}

    public init(gameJournal: GameJournal, player1Name: String = "", player2Name: String = "", scoreFormatter: ScoreFormatting, scoreStream: ScoreStream, theme: Theme) {
        self._gameJournal = gameJournal
        self.player1Name = player1Name
        self.player2Name = player2Name
        self._scoreFormatter = scoreFormatter
        self._scoreStream = scoreStream
        self._theme = theme
    }

    private var _gameJournal: GameJournal?
    public var gameJournal: GameJournal {
        get {
            if let value = _gameJournal { return value }
            fatalError("ScoreBoardDependencyMock.gameJournal has no value: pass one to init, or set it")
        }
        set { _gameJournal = newValue }
    }

    public var player1Name: String = ""

    public var player2Name: String = ""

    private var _scoreFormatter: ScoreFormatting?
    public var scoreFormatter: ScoreFormatting {
        get {
            if let value = _scoreFormatter { return value }
            fatalError("ScoreBoardDependencyMock.scoreFormatter has no value: pass one to init, or set it")
        }
        set { _scoreFormatter = newValue }
    }

    private var _scoreStream: ScoreStream?
    public var scoreStream: ScoreStream {
        get {
            if let value = _scoreStream { return value }
            fatalError("ScoreBoardDependencyMock.scoreStream has no value: pass one to init, or set it")
        }
        set { _scoreStream = newValue }
    }

    private var _theme: Theme?
    public var theme: Theme {
        get {
            if let value = _theme { return value }
            fatalError("ScoreBoardDependencyMock.theme has no value: pass one to init, or set it")
        }
        set { _theme = newValue }
    }
}

public class ScoreBoardListenerMock: ScoreBoardListener {
    public init() {}

    public private(set) var scoreBoardDidCloseCallCount = 0
    public var scoreBoardDidCloseHandler: (() -> Void)?
    public func scoreBoardDidClose() {
        scoreBoardDidCloseCallCount += 1
        if let scoreBoardDidCloseHandler {
            scoreBoardDidCloseHandler()
        }
    }
}
