/// A growable table in a single allocation. Its owner frees it with `deallocate` or `takeArray`.
///
/// It replaces an array where the parser writes most, because the reference counts, checks and generic functions of an
/// array are slow in debug builds. Elements are trivial types.
struct Table<Element> {
    private(set) var start: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int = 16) {
        self.capacity = capacity < 4 ? 4 : capacity
        start = .allocate(capacity: self.capacity)
    }

    /// - Parameters:
    ///   - earlier: a table that is no longer needed, whose memory is reused.
    ///   - capacity: the number of elements for which there is room at first.
    init(reusing earlier: Table?, capacity: Int = 16) {
        guard let earlier else {
            self.init(capacity: capacity)
            return
        }
        self = earlier
        count = 0
        if capacity > earlier.capacity {
            earlier.deallocate()
            self.init(capacity: max(capacity, 2 &* earlier.capacity))
        }
    }

    func deallocate() { start.deallocate() }

    /// A copy of the contents.
    var array: [Element] { [Element](UnsafeBufferPointer(start: start, count: count)) }

    /// Frees the table and returns its contents.
    func takeArray() -> [Element] {
        defer { start.deallocate() }
        return array
    }

    var isEmpty: Bool { count == 0 }

    /// The last element. The table must not be empty.
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

    /// Keeps at most the first `newCount` elements.
    mutating func shorten(to newCount: Int) {
        if newCount < count { count = newCount < 0 ? 0 : newCount }
    }

    subscript(index: Int) -> Element {
        get { start[index] }
        nonmutating set { start[index] = newValue }
    }

    /// Moves the elements from `base` on to the end of another table.
    ///
    /// - Returns: their range in the other table.
    mutating func moveTail(from base: Int, to other: inout Table<Element>) -> TableRange {
        let first = other.count
        guard base < count else { return .none }
        other.append(from: start + base, count: count &- base)
        shorten(to: base)
        return TableRange(start: first, count: other.count &- first)
    }

    private mutating func append(from elements: UnsafePointer<Element>, count added: Int) {
        while capacity &- count < added { grow() }
        (start + count).initialize(from: elements, count: added)
        count = count &+ added
    }

    private mutating func grow() {
        capacity = capacity &* 4
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        larger.moveInitialize(from: start, count: count)
        start.deallocate()
        start = larger
    }
}
