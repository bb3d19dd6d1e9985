/// A table that grows, in one piece of memory that its owner gives back with `deallocate` or `takeArray`.
///
/// It stands in for an array where the reader writes most: an array's reference counts, checks and generic functions
/// cost much of a debug build's time. Elements are plain values, which nothing has to be released for.
struct Table<Element> {
    private(set) var start: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int = 16) {
        self.capacity = capacity < 4 ? 4 : capacity
        start = .allocate(capacity: self.capacity)
    }

    func deallocate() { start.deallocate() }

    /// Gives the memory back and its content on.
    func takeArray() -> [Element] {
        defer { start.deallocate() }
        return [Element](UnsafeBufferPointer(start: start, count: count))
    }

    var isEmpty: Bool { count == 0 }

    /// Only while the table is not empty.
    var top: UnsafeMutablePointer<Element> { start + (count &- 1) }

    var last: Element? { count == 0 ? nil : start[count &- 1] }

    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        start[count] = element
        count = count &+ 1
    }

    mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count = count &- 1
        return start[count]
    }

    /// Keeps the first elements, at most as many as there are.
    mutating func shorten(to newCount: Int) {
        if newCount < count { count = newCount < 0 ? 0 : newCount }
    }

    subscript(index: Int) -> Element {
        get { start[index] }
        nonmutating set { start[index] = newValue }
    }

    /// Moves the elements from `base` on to the end of another table.
    ///
    /// - Returns: where they lie there.
    mutating func moveTail(from base: Int, to other: inout Table<Element>) -> TableRange {
        let first = other.count
        var index = base
        while index < count {
            other.append(start[index])
            index = index &+ 1
        }
        shorten(to: base)
        return first == other.count ? .none : TableRange(start: first, count: other.count &- first)
    }

    /// By much, because moving costs more than memory that nobody has written to yet.
    private mutating func grow() {
        capacity = capacity &* 4
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        larger.moveInitialize(from: start, count: count)
        start.deallocate()
        start = larger
    }
}
