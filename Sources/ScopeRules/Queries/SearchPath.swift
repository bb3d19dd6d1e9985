/// The way that a search has found to a number: from where it began to the number, both included.
///
/// - Parameter came: for each number that the search has met, the one from which it came there; for the first, itself.
func searchPath(to last: Int, _ came: [Int: Int]) -> [Int] {
    var searchPath = [last]
    while let last = searchPath.last, let before = came[last], before != last { searchPath.append(before) }
    return searchPath.reversed()
}
