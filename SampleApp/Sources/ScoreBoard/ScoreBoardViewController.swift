import RIBs
import Scores
import TextViews

protocol ScoreBoardPresentableListener: AnyObject {
    func close()
}

final class ScoreBoardViewController: TextViewController, ScoreBoardPresentable, ScoreBoardViewControllable {
    weak var listener: ScoreBoardPresentableListener?

    private let player1Name: String
    private let player2Name: String
    private let scoreFormatter: ScoreFormatting
    private let chart: ScoreChart
    private var score = Score()
    private var journalLine = ""

    init(player1Name: String, player2Name: String, scoreFormatter: ScoreFormatting, chart: ScoreChart) {
        self.player1Name = player1Name
        self.player2Name = player2Name
        self.scoreFormatter = scoreFormatter
        self.chart = chart
        super.init()
    }

    override var title: String { "Scores" }

    override var lines: [String] {
        let summary = scoreFormatter.summary(of: score, player1Name: player1Name, player2Name: player2Name)
        return [summary] + chart.lines(for: score) + [journalLine, "Press return to go back."]
    }

    override func didEnter(_ line: String) {
        listener?.close()
    }

    // MARK: - ScoreBoardPresentable

    func show(score: Score) {
        self.score = score
    }

    func show(gameCount: Int, drawCount: Int) {
        journalLine = "Games since the start: \(gameCount), of them drawn: \(drawCount)."
    }
}
