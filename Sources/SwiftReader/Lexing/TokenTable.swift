/// The tokens of a file in one piece of memory, which its owner gives back with `deallocate`.
///
/// A plain pointer, because an array's bounds checks and reference counts, or a class's checks of access, would be the
/// better part of the time that the reader takes in a debug build. The last token is always `endOfFile`.
struct TokenTable {
    private(set) var records: UnsafeMutablePointer<TokenRecord>
    private(set) var count = 0
    private var capacity: Int

    init(expected: Int) {
        capacity = expected < 16 ? 16 : expected
        records = .allocate(capacity: capacity)
    }

    mutating func append(_ record: TokenRecord) {
        if count == capacity { grow() }
        (records + count).initialize(to: record)
        count &+= 1
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<TokenRecord>.allocate(capacity: capacity &* 2)
        larger.moveInitialize(from: records, count: count)
        records.deallocate()
        records = larger
        capacity = capacity &* 2
    }

    func deallocate() {
        records.deallocate()
    }
}
