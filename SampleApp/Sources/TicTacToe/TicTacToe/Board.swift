import Scores

/// A square board and the marks on it.
struct Board: Equatable {
    let size: Int
    private(set) var cells: [PlayerType?]

    init(size: Int) {
        self.size = max(1, size)
        cells = Array(repeating: nil, count: self.size * self.size)
    }

    var isFull: Bool { !cells.contains(nil) }

    /// The player who has a complete row, column or diagonal.
    var winner: PlayerType? {
        PlayerType.allCases.first { player in
            winningLines.contains { line in line.allSatisfy { cells[$0] == player } }
        }
    }

    /// Places a mark on a cell, counted from the top left. Returns false if the cell does not exist or is taken.
    mutating func placeMark(of player: PlayerType, at cell: Int) -> Bool {
        guard cells.indices.contains(cell), cells[cell] == nil else { return false }
        cells[cell] = player
        return true
    }

    private var winningLines: [[Int]] {
        let range = 0..<size
        let rows = range.map { row in range.map { row * size + $0 } }
        let columns = range.map { column in range.map { $0 * size + column } }
        let diagonals = [range.map { $0 * size + $0 }, range.map { $0 * size + size - 1 - $0 }]
        return rows + columns + diagonals
    }
}
