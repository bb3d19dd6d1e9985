import SwiftReader

/// Reusable memory for the contents of one file at a time, followed by zero bytes that a scanner may read.
struct FileBuffer: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private(set) var count = 0

    init() {
        capacity = 1 << 16
        start = .allocate(capacity: capacity)
    }

    deinit { start.deallocate() }

    /// Reads all bytes of a regular file.
    ///
    /// - Parameters:
    ///   - path: absolute.
    ///   - limit: the largest size allowed, in bytes.
    mutating func read(_ path: String, limit: Int = largestFile) throws(SystemError) {
        let (descriptor, size) = try Platform.openFile(path, limit: limit)
        defer { Platform.close(descriptor) }
        try read(descriptor, limit: limit, size: size)
    }

    /// Reads all bytes of a regular file.
    ///
    /// - Parameter folder: the folder of the file that was read before.
    mutating func read(_ file: NamedFile, from folder: inout OpenFolder) throws(SystemError) {
        let (descriptor, size) = try folder.open(file, limit: largestFile)
        defer { Platform.close(descriptor) }
        try read(descriptor, limit: largestFile, size: size)
    }

    /// Reads an open file, a pipe or a terminal to its end.
    ///
    /// - Parameter size: the size of a file, after which it is not asked for more; 0 if it is unknown.
    mutating func read(_ descriptor: Int32, limit: Int = .max, size: Int = 0) throws(SystemError) {
        count = 0
        while capacity - FileSummaryScanner.padding < size { grow(keeping: 0) }
        while true {
            let room = UnsafeMutableBufferPointer(
                start: start + count,
                count: capacity - FileSummaryScanner.padding - count
            )
            let received = try Platform.receive(descriptor, room)
            count += received
            if received == 0 { break }
            if count > limit { throw SystemError(largerThan: limit) }
            if count == size { break }
            if count == capacity - FileSummaryScanner.padding { grow(keeping: count) }
        }
        (start + count).update(repeating: 0, count: FileSummaryScanner.padding)
    }

    /// Takes the bytes of a document in place of those of a file.
    mutating func fill(with bytes: [UInt8]) {
        while capacity - FileSummaryScanner.padding < bytes.count { grow(keeping: 0) }
        bytes.withUnsafeBufferPointer { bytes in
            if let first = bytes.baseAddress { start.update(from: first, count: bytes.count) }
        }
        count = bytes.count
        (start + count).update(repeating: 0, count: FileSummaryScanner.padding)
    }

    /// Whether a file consists of the given bytes. It is never in memory as a whole.
    ///
    /// - Parameters:
    ///   - path: absolute.
    ///   - pieces: the bytes.
    static func holds(_ path: String, _ pieces: some Sequence<[UInt8]>) throws(SystemError) -> Bool {
        let (descriptor, _) = try Platform.openFile(path, limit: largestFile)
        defer { Platform.close(descriptor) }
        let buffer = FileBuffer()
        for piece in pieces {
            var location = 0
            while location < piece.count {
                let room = min(buffer.capacity, piece.count - location)
                let count = try Platform.receive(
                    descriptor,
                    UnsafeMutableBufferPointer(start: buffer.start, count: room)
                )
                let read = UnsafeBufferPointer(start: buffer.start, count: count)
                guard count > 0, Platform.areEqual(read, piece, from: location) else { return false }
                location += count
            }
        }
        return try Platform.receive(descriptor, UnsafeMutableBufferPointer(start: buffer.start, count: 1)) == 0
    }

    /// The first bytes of a file, as far as it has them.
    ///
    /// - Parameter path: absolute.
    static func start(of path: String, count: Int) throws(SystemError) -> [UInt8] {
        let (descriptor, _) = try Platform.openFile(path, limit: .max)
        defer { Platform.close(descriptor) }
        let buffer = FileBuffer()
        let room = UnsafeMutableBufferPointer(start: buffer.start, count: min(count, buffer.capacity))
        let received = try Platform.receive(descriptor, room)
        return Array(room[..<received])
    }

    /// The bytes followed by the zero bytes.
    var padded: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: start, count: count + FileSummaryScanner.padding)
    }

    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

    private mutating func grow(keeping count: Int) {
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity * 2)
        larger.update(from: start, count: count)
        start.deallocate()
        start = larger
        capacity *= 2
    }
}
