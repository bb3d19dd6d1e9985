import Appearance
import Scores
import Testing

@testable import TicTacToe

@Suite
struct BoardTests {
    @Test(arguments: [
        [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
    ])
    func everyLineWins(line: [Int]) {
        var board = Board(size: 3)
        for cell in line {
            #expect(board.winner == nil)
            let isPlaced = board.placeMark(of: .player1, at: cell)
            #expect(isPlaced)
        }
        #expect(board.winner == .player1)
        #expect(!board.isFull)
    }

    @Test(arguments: [Int.min, -1, 0, 1])
    func theSmallestBoardHasOneCell(size: Int) {
        var board = Board(size: size)
        #expect(board.cells.count == 1)
        let isPlaced = board.placeMark(of: .player2, at: 0)
        #expect(isPlaced)
        #expect(board.isFull)
        #expect(board.winner == .player2)
    }

    @Test
    func drawingIsAlignedOnLargeBoards() {
        var board = Board(size: 4)
        let isPlaced = board.placeMark(of: .player2, at: 9)
        #expect(isPlaced)
        let lines = BoardDrawing(theme: Theme()).lines(for: board)
        #expect(lines.count == 7)
        #expect(lines[4] == "  9 |  O | 11 | 12 ")
        #expect(lines.allSatisfy { $0.count == lines[0].count })
    }
}
