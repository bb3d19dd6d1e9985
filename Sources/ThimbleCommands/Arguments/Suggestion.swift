/// " Did you mean '--reporter'?" where one of the known words is near enough, else "".
func suggestion(for word: String, among known: [String]) -> String {
    let ranked = known.map { (distance: editDistance(word, $0), word: $0) }
    guard let best = ranked.min(by: { ($0.distance, $0.word) < ($1.distance, $1.word) }) else { return "" }
    let letters = best.word.filter { $0 != "-" }.count
    guard best.distance <= max(1, letters / 3) else { return "" }
    return " Did you mean '\(best.word)'?"
}

/// How many letters have to be put in, left out, exchanged or swapped with their neighbour.
func editDistance(_ left: String, _ right: String) -> Int {
    // Nobody means a word of fifty letters by one of a thousand.
    let (left, right) = (Array(left.prefix(64)), Array(right.prefix(64)))
    var rows = [Array(0...right.count)]
    for (row, letter) in left.enumerated() {
        var current = [row + 1]
        for (column, other) in right.enumerated() {
            let exchange = rows[row][column] + (letter == other ? 0 : 1)
            var best = min(exchange, rows[row][column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
                best = min(best, rows[row - 1][column - 1] + 1)
            }
            current.append(best)
        }
        rows.append(current)
    }
    return rows[left.count][right.count]
}
