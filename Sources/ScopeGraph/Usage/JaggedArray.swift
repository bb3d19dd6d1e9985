/// Lists of numbers, one for each number from 0 on, all in one array.
struct JaggedArray {
    /// For each list, where it begins; one more for the end of the last.
    private var starts: [Int]
    private var members: [Int32]

    /// - Parameters:
    ///   - count: how many lists.
    ///   - pairs: the number of a list, less than `count`, and what is to stand in it.
    init(count: Int, _ pairs: some Collection<(list: Int32, member: Int32)>) {
        starts = [Int](repeating: 0, count: count + 1)
        for pair in pairs { starts[Int(pair.list) + 1] += 1 }
        for list in 0..<count { starts[list + 1] += starts[list] }
        members = [Int32](repeating: 0, count: pairs.count)
        var next = starts
        for pair in pairs {
            members[next[Int(pair.list)]] = pair.member
            next[Int(pair.list)] += 1
        }
    }

    /// In the order in which they were given.
    subscript(list: Int) -> ArraySlice<Int32> { members[starts[list]..<starts[list + 1]] }
}
