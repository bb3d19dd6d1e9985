/// The path of a search to a node: from the start to the node, both included.
///
/// - Parameter came: for each visited node, its predecessor; the start is its own predecessor.
func searchPath(to last: Int, _ came: [Int: Int]) -> [Int] {
    var searchPath = [last]
    while let last = searchPath.last, let before = came[last], before != last { searchPath.append(before) }
    return searchPath.reversed()
}
