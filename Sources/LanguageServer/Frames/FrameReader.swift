/// Splits a stream of bytes into the contents of its frames: a header with `Content-Length`, an empty line, the content.
package struct FrameReader {
    package enum Frame: Equatable, Sendable {
        case content([UInt8])
        /// Bytes that do not form a frame; reading continues at the next header.
        case broken(String)
    }

    private var buffer: [UInt8] = []
    /// The offset of the first byte that is not read yet.
    private var start = 0
    /// The number of bytes to skip: the content of a frame that is too long.
    private var skipped = 0
    /// Whether the last bytes did not form a frame, so that the next header has to be found.
    private var isLost = false

    /// In bytes. A whole file fits, escaped; a client that announces more is mistaken.
    static let longestContent = 512 << 20
    /// In bytes. A header has two short lines.
    static let longestHeader = 4096
    private static let headerEnd = Array("\r\n\r\n".utf8)
    private static let name = Array("content-length:".utf8)

    package init() {}

    /// Adds the next bytes of the stream.
    package mutating func receive(_ bytes: some Collection<UInt8>) {
        let skippedNow = min(skipped, bytes.count)
        skipped -= skippedNow
        if start > buffer.count / 2 {
            buffer.removeFirst(start)
            start = 0
        }
        buffer += bytes.dropFirst(skippedNow)
    }

    /// The next frame; `nil` until more bytes arrive.
    package mutating func next() -> Frame? {
        if isLost {
            guard findHeader() else { return nil }
            isLost = false
        }
        guard let end = endOfHeader() else {
            guard buffer.count - start > Self.longestHeader else { return nil }
            return lose("a header ends with an empty line")
        }
        guard let length = Self.contentLength(in: buffer[start..<end]) else {
            return lose("a header needs a Content-Length that is a number")
        }
        let content = end + Self.headerEnd.count
        guard length <= Self.longestContent else {
            let received = min(length, buffer.count - content)
            skipped = length - received
            start = content + received
            return .broken("a content of \(length) bytes is too long; \(Self.longestContent) are accepted")
        }
        guard buffer.count - content >= length else { return nil }
        start = content + length
        return .content(Array(buffer[content..<start]))
    }

    private mutating func lose(_ reason: String) -> Frame {
        isLost = true
        start += 1
        return .broken(reason)
    }

    /// Continues at the next `Content-Length`, and whether there is one.
    private mutating func findHeader() -> Bool {
        let last = buffer.count - Self.name.count
        while start <= last {
            if Self.begins(buffer[start...]) { return true }
            start += 1
        }
        return false
    }

    private func endOfHeader() -> Int? {
        let limit = min(buffer.count, start + Self.longestHeader) - Self.headerEnd.count
        guard start <= limit else { return nil }
        return (start...limit).first { offset in
            buffer[offset] == 13 && buffer[offset..<offset + Self.headerEnd.count].elementsEqual(Self.headerEnd)
        }
    }

    /// Names of header fields are written in any case.
    private static func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.count >= name.count && zip(bytes, name).allSatisfy { $0 == $1 || $0 | 0x20 == $1 }
    }

    private static func contentLength(in header: ArraySlice<UInt8>) -> Int? {
        let line = header.split(separator: 13).lazy.map { $0.drop { $0 == 10 } }.first { begins($0) }
        guard let line else { return nil }
        let digits = line.dropFirst(name.count).drop { $0 == 32 || $0 == 9 }.reversed().drop { $0 == 32 || $0 == 9 }
        guard !digits.isEmpty, digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return Int(String(decoding: digits.reversed(), as: UTF8.self)) ?? Int.max
    }
}

/// A message with its header.
package func frame(_ content: String) -> [UInt8] {
    Array("Content-Length: \(content.utf8.count)\r\n\r\n\(content)".utf8)
}
