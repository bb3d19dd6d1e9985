/// The number of letters that have to be put in, left out, exchanged or swapped with their neighbour to make one word of
/// another.
///
/// Words count up to their 64th letter: nobody means a word of fifty letters by one of a thousand.
public func editDistance(_ left: String, _ right: String) -> Int {
    editDistance(left, right, atMost: longestWord) ?? longestWord
}

private let longestWord = 64

/// The same where it is no more than `most`.
func editDistance(_ left: String, _ right: String, atMost most: Int) -> Int? {
    if let one = PlainWord(left), let other = PlainWord(right) { return one.distance(to: other, atMost: most) }
    return distance(Array(left.prefix(longestWord)), Array(right.prefix(longestWord)), atMost: most)
}

/// A word of ASCII: its letters are its bytes, which are compared much faster.
struct PlainWord {
    let letters: [UInt8]
    /// A bit for each letter that counts; two that differ by 64 share one.
    private let kinds: UInt64

    init?(_ word: String) {
        var kinds: UInt64 = 0
        var isPlain = true
        for (location, byte) in word.utf8.enumerated() {
            // Two line ends may be one letter.
            isPlain = isPlain && byte < 0x80 && byte != 0x0D
            if location < longestWord { kinds |= 1 << UInt64(byte & 63) }
        }
        guard isPlain else { return nil }
        letters = Array(word.utf8)
        self.kinds = kinds
    }

    func distance(to other: PlainWord, atMost most: Int) -> Int? {
        // One change takes one letter away and brings another.
        guard (kinds ^ other.kinds).nonzeroBitCount <= 2 * most else { return nil }
        return ScopeRules.distance(letters.prefix(longestWord), other.letters.prefix(longestWord), atMost: most)
    }
}

private func distance<Letter: Equatable>(
    _ left: some RandomAccessCollection<Letter>,
    _ right: some RandomAccessCollection<Letter>,
    atMost most: Int
) -> Int? {
    guard abs(left.count - right.count) <= most else { return nil }
    // What both begin or end with changes nothing.
    let begin = zip(left, right).prefix { $0 == $1 }.count
    let (leftRest, rightRest) = (left.dropFirst(begin), right.dropFirst(begin))
    let end = zip(leftRest.reversed(), rightRest.reversed()).prefix { $0 == $1 }.count
    return tableDistance(Array(leftRest.dropLast(end)), Array(rightRest.dropLast(end)), atMost: most)
}

private func tableDistance<Letter: Equatable>(_ left: [Letter], _ right: [Letter], atMost most: Int) -> Int? {
    // The last three rows of the table of distances between beginnings of the words.
    var (last, current) = ([Int](), Array(0...right.count))
    for (row, letter) in left.enumerated() {
        var next = [row + 1]
        next.reserveCapacity(right.count + 1)
        for (column, other) in right.enumerated() {
            var best = min(current[column] + (letter == other ? 0 : 1), current[column + 1] + 1, next[column] + 1)
            if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
                best = min(best, last[column - 1] + 1)
            }
            next.append(best)
        }
        (last, current) = (current, next)
        // What follows is made of these two rows, and no less.
        if current.allSatisfy({ $0 > most }), last.allSatisfy({ $0 > most }) { return nil }
    }
    return current[right.count] <= most ? current[right.count] : nil
}

/// Whether two names of properties look like one name that was changed: a few letters differ, or one is the other with
/// a word before or behind it.
///
/// Short names have no look-alikes: `a` and `b` are one letter apart and have nothing to do with each other.
func isAlike(_ left: String, _ right: String) -> Bool {
    let (short, long) = left.count <= right.count ? (left, right) : (right, left)
    guard long.count - short.count <= 2 * short.count else { return false }
    let most = short.count / 3
    if long.count - short.count <= most, editDistance(left, right, atMost: most) != nil { return true }
    guard short.count >= 4 else { return false }
    let (part, whole) = (short.lowercased(), long.lowercased())
    return whole.hasPrefix(part) || whole.hasSuffix(part)
}
