import Testing

@testable import LanguageServer

@Suite struct FrameTests {
    /// The frames of a stream that arrives in portions.
    private static func frames(of stream: String, by portion: Int) -> [FrameReader.Frame] {
        var reader = FrameReader()
        var frames: [FrameReader.Frame] = []
        var rest = Array(stream.utf8)[...]
        while !rest.isEmpty {
            reader.receive(rest.prefix(portion))
            rest = rest.dropFirst(portion)
            while let frame = reader.next() { frames.append(frame) }
        }
        return frames
    }

    private static func content(_ text: String) -> FrameReader.Frame { .content(Array(text.utf8)) }

    @Test(arguments: [1, 2, 3, 7, 1000])
    func portionsDoNotMatter(portion: Int) {
        let first = String(decoding: frame("{\"a\":\"☕️\"}"), as: UTF8.self)
        let second = "content-length:2\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n{}"
        let frames = Self.frames(of: first + second + "Content-Length: 0\r\n\r\n", by: portion)
        #expect(frames == [Self.content("{\"a\":\"☕️\"}"), Self.content("{}"), Self.content("")])
    }

    @Test(
        arguments: [
            "Hello\r\n\r\n", "Content-Length: five\r\n\r\nabcde", "Content-Length:\r\n\r\n",
            "Content-Length: -1\r\n\r\n",
            String(repeating: "x", count: 10_000), "\r\n\r\n", "Content-Length: 1e3\r\n\r\n",
        ],
        [1, 5000]
    )
    func readingContinuesBehindABrokenFrame(noise: String, portion: Int) {
        let frames = Self.frames(of: noise + "Content-Length: 2\r\n\r\n{}", by: portion)
        #expect(frames.last == Self.content("{}"))
        #expect(frames.count == 2)
        guard case .broken? = frames.first else {
            Issue.record("The noise is no frame.")
            return
        }
    }

    @Test(arguments: [3, 100_000])
    func aContentThatIsTooLongIsSkipped(portion: Int) {
        var reader = FrameReader()
        let length = FrameReader.longestContent + 1
        reader.receive(Array("Content-Length: \(length)\r\n\r\nabc".utf8))
        guard case .broken? = reader.next() else {
            Issue.record("It is too long.")
            return
        }
        var left = length - 3
        let part = [UInt8](repeating: 0x20, count: 1 << 24)
        while left > 0 {
            reader.receive(part.prefix(left))
            left -= min(left, part.count)
            #expect(reader.next() == nil)
        }
        reader.receive(frame("{}"))
        #expect(reader.next() == Self.content("{}"))
    }

    @Test func aLengthBeyondAllNumbersIsBroken() {
        let frames = Self.frames(of: "Content-Length: 99999999999999999999999\r\n\r\n{}", by: 10)
        guard case .broken? = frames.first else {
            Issue.record("No number is that large.")
            return
        }
    }
}
