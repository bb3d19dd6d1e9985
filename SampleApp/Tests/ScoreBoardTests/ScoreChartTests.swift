import Appearance
import Scores
import Testing

@testable import ScoreBoard

@Suite
struct ScoreChartTests {
    private let chart = ScoreChart(player1Name: "A", player2Name: "Bea", theme: Theme())

    @Test
    func barsAreAlignedAndBounded() {
        let lines = chart.lines(for: Score(player1Score: 1_000_000, player2Score: -1))
        #expect(lines == ["  A   |" + String(repeating: "*", count: 40), "  Bea |"])
    }
}
