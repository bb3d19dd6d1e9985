/// Arrays of numbers, stored in a single array.
package struct JaggedArray {
    /// The start of each array, followed by the end of the last one.
    private var starts: [Int]
    private var members: [Int32]

    /// - Parameters:
    ///   - count: the number of arrays.
    ///   - pairs: the index of an array, less than `count`, and an element of it.
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

    // Not generic, so that other targets call specialized code.
    package init(count: Int, pairs: [(list: Int32, member: Int32)]) { self.init(count: count, pairs) }

    /// In the order in which the elements were given.
    package subscript(list: Int) -> ArraySlice<Int32> { members[starts[list]..<starts[list + 1]] }
}
