/// Where the bytes of a text are after it was edited: the analysis of a text answers questions about a newer one.
struct TextShift {
    /// The number of equal bytes at the start.
    private let prefix: Int
    /// The number of equal bytes at the end, behind those.
    private let suffix: Int
    private let oldCount: Int
    private let newCount: Int

    init(from old: [UInt8], to new: [UInt8]) {
        (oldCount, newCount) = (old.count, new.count)
        let shorter = min(old.count, new.count)
        var (prefix, suffix) = (0, 0)
        while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
        while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
        (self.prefix, self.suffix) = (prefix, suffix)
    }

    var isEmpty: Bool { prefix == oldCount && prefix == newCount }

    /// The new offset of a byte of the old text; `nil` if the text around it was edited.
    func newOffset(of offset: Int) -> Int? {
        if offset <= prefix { return offset }
        return offset >= oldCount - suffix ? offset + newCount - oldCount : nil
    }
}
