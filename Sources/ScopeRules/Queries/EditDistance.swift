/// The number of letters that have to be put in, left out, exchanged or swapped with their neighbour to make one word of
/// another.
///
/// Words count up to their 64th letter: nobody means a word of fifty letters by one of a thousand.
public func editDistance(_ left: String, _ right: String) -> Int {
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

/// The known word that a person may have meant by an unknown one, the first in order of several at one distance; `nil`
/// where none is near enough: a third of its letters may differ, and one in any case. An end that both have, such as
/// `Dependency`, does not count for more letters.
public func nearestWord(to word: String, among known: [String]) -> String? {
    let ranked = known.compactMap { candidate -> (distance: Int, word: String)? in
        let end = zip(candidate.reversed(), word.reversed()).prefix { $0 == $1 }.count
        let most = max(1, candidate.dropLast(end).filter { $0 != "-" }.count / 3)
        guard abs(candidate.count - word.count) <= most else { return nil }
        let distance = editDistance(word, candidate)
        return distance <= most ? (distance, candidate) : nil
    }
    return ranked.min { ($0.distance, $0.word) < ($1.distance, $1.word) }?.word
}

/// Whether two names of properties look like one name that was changed: a few letters differ, or one is the other with
/// a word before or behind it.
///
/// Short names have no look-alikes: `a` and `b` are one letter apart and have nothing to do with each other.
func isAlike(_ left: String, _ right: String) -> Bool {
    let (short, long) = left.count <= right.count ? (left, right) : (right, left)
    guard long.count - short.count <= 2 * short.count else { return false }
    if long.count - short.count <= short.count / 3, editDistance(left, right) <= short.count / 3 { return true }
    guard short.count >= 4 else { return false }
    let (part, whole) = (short.lowercased(), long.lowercased())
    return whole.hasPrefix(part) || whole.hasSuffix(part)
}
