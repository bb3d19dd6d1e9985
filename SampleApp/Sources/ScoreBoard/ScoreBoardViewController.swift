import Flux
import RIBs
import Scores
import TextViews

protocol ScoreBoardPresentableListener: AnyObject {
    func close()
}

final class ScoreBoardViewController: TextViewController, View, ScoreBoardViewControllable {
    weak var listener: ScoreBoardPresentableListener?

    private let player1Name: String
    private let player2Name: String
    private let scoreFormatter: ScoreFormatting
    private let chart: ScoreChart
    private var summary = ""
    private var bars: [String] = []
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
        [summary] + bars + [journalLine, "Press return to go back."]
    }

    override func didEnter(_ line: String) {
        listener?.close()
    }

    // MARK: - View

    func reflect(change: ValueChange<ScoreBoardState>) {
        if let score = change.valueIfChanged(for: \.score) {
            summary = scoreFormatter.summary(of: score, player1Name: player1Name, player2Name: player2Name)
            bars = chart.lines(for: score)
        }
        let (gameCount, drawCount) = (change.new.gameCount, change.new.drawCount)
        journalLine = "Games since the start: \(gameCount), of them drawn: \(drawCount)."
    }
}
