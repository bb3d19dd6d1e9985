/// The number of insertions, deletions, substitutions and swaps of adjacent letters that turn one word into another.
///
/// Only the first 64 letters count: longer words are not misspellings.
package func editDistance(_ left: String, _ right: String) -> Int {
    editDistance(left, right, atMost: longestWord) ?? longestWord
}

private let longestWord = 64

/// The same if it is at most `most`; otherwise `nil`.
func editDistance(_ left: String, _ right: String, atMost most: Int) -> Int? {
    if let one = PlainWord(left), let other = PlainWord(right) { return one.distance(to: other, atMost: most) }
    return distance(Array(left.prefix(longestWord)), Array(right.prefix(longestWord)), atMost: most)
}

/// An ASCII word, compared by its bytes.
struct PlainWord {
    let letters: [UInt8]
    /// A bit for each letter that occurs; two letters that differ by 64 share one.
    private let kinds: UInt64

    init?(_ word: String) {
        var kinds: UInt64 = 0
        var isPlain = true
        for (location, byte) in word.utf8.enumerated() {
            // CR LF may be one letter.
            isPlain = isPlain && byte < 0x80 && byte != 0x0D
            if location < longestWord { kinds |= 1 << UInt64(byte & 63) }
        }
        guard isPlain else { return nil }
        letters = Array(word.utf8)
        self.kinds = kinds
    }

    func distance(to other: PlainWord, atMost most: Int) -> Int? {
        // One substitution removes one letter and adds another.
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
    // A common prefix or suffix does not affect the distance.
    let begin = zip(left, right).prefix { $0 == $1 }.count
    let (leftRest, rightRest) = (left.dropFirst(begin), right.dropFirst(begin))
    let end = zip(leftRest.reversed(), rightRest.reversed()).prefix { $0 == $1 }.count
    return tableDistance(Array(leftRest.dropLast(end)), Array(rightRest.dropLast(end)), atMost: most)
}

private func tableDistance<Letter: Equatable>(_ left: [Letter], _ right: [Letter], atMost most: Int) -> Int? {
    // The last rows of the table of distances between prefixes of the words.
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
        // All further rows derive from these two and are not smaller.
        if current.allSatisfy({ $0 > most }), last.allSatisfy({ $0 > most }) { return nil }
    }
    return current[right.count] <= most ? current[right.count] : nil
}

/// Whether two property names look like variants of one name: they differ by a few letters, or one is the other with a
/// word before or after it.
///
/// Short names never match: `a` and `b` are one letter apart and unrelated. A name of three letters has to be a word of
/// the other: `api` is one of `apiClient`, but not of `apiary`.
func isAlike(_ left: String, _ right: String) -> Bool {
    let (short, long) = left.count <= right.count ? (left, right) : (right, left)
    guard long.count - short.count <= 2 * short.count else { return false }
    let most = short.count / 3
    if long.count - short.count <= most, editDistance(left, right, atMost: most) != nil { return true }
    guard short.count >= 3 else { return false }
    let (part, whole) = (short.lowercased(), long.lowercased())
    guard short.count == 3 else { return whole.hasPrefix(part) || whole.hasSuffix(part) }
    return whole.hasPrefix(part) && beginsWord(long.dropFirst(3))
        || whole.hasSuffix(part) && beginsWord(long.suffix(3))
}

/// Whether a part of a name begins with a capital letter or an underscore.
private func beginsWord(_ part: Substring) -> Bool {
    part.first.map { $0.isUppercase || $0 == "_" } ?? false
}
