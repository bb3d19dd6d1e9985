/// The tokens of a file in one piece of memory, freed with the last reference.
///
/// A plain pointer, because an array's bounds checks and reference counts would be the better part of the time that
/// the reader takes in a debug build. Whoever reads it keeps a reference while it holds the pointer, and never goes
/// beyond `count`: the last token is always `endOfFile`.
final class TokenTable {
    private(set) var records: UnsafeMutablePointer<TokenRecord>
    private(set) var count = 0
    private var capacity: Int

    init(expected: Int) {
        capacity = expected < 16 ? 16 : expected
        records = .allocate(capacity: capacity)
    }

    deinit {
        records.deallocate()
    }

    /// - Returns: the number of the new token.
    func append(_ record: TokenRecord) -> Int {
        if count == capacity { grow() }
        (records + count).initialize(to: record)
        count &+= 1
        return count &- 1
    }

    private func grow() {
        let larger = UnsafeMutablePointer<TokenRecord>.allocate(capacity: capacity &* 2)
        larger.moveInitialize(from: records, count: count)
        records.deallocate()
        records = larger
        capacity = capacity &* 2
    }
}
