import Cores
import Mocks
import Providers
import Semantics
import Modules
import SwiftReader

/// The author of a file: a person or a generator.
enum Authorship {
    case person, thimble, needle
    /// `thimble mock`.
    case mocks

    /// The distance from the start of a file within which a generator writes its mark, in bytes.
    static let reach = 4096
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private static let thimbleMark = Array(GenerationPlan.mark.utf8)
    private static let mocksMark = Array(MockPlan.mark.utf8)
    /// A space or a colon follows it.
    private static let needleMark = Array("DependenciesHash".utf8)
    /// The end of the marks that Thimble writes. Few files have it, so that one search is enough for both.
    private static let thimbleEnd = Array("Thimble.".utf8)
    /// The end of Needle's mark: its first letter is rarer than that of the mark.
    private static let needleEnd = Array("Hash".utf8)

    /// Recognized by the marks that generators leave near the top.
    init(of bytes: [UInt8]) { self = bytes.withUnsafeBufferPointer { Authorship(of: $0) } }

    /// Recognizes the marks in borrowed bytes.
    init(of bytes: UnsafeBufferPointer<UInt8>) {
        var isMocks = false
        let isOfThimble = Self.anyEnd(Self.thimbleEnd, in: bytes) { end in
            isMocks = isMocks || Self.marks(Self.mocksMark, endingAt: end, in: bytes, onLinesWith: "//")
            return Self.marks(Self.thimbleMark, endingAt: end, in: bytes, onLinesWith: "//")
        }
        let isOfNeedle = {
            Self.anyEnd(Self.needleEnd, in: bytes) { end in
                guard end < bytes.count, [32, 58].contains(bytes[end]) else { return false }
                return Self.marks(
                    Self.needleMark,
                    endingAt: end,
                    in: bytes,
                    onLinesWith: "private let needle",
                    "let needle"
                )
            }
        }
        self = isOfThimble ? .thimble : isOfNeedle() ? .needle : isMocks ? .mocks : .person
    }

    /// Whether a condition holds for any position at which a word ends.
    private static func anyEnd(
        _ word: [UInt8],
        in bytes: UnsafeBufferPointer<UInt8>,
        where isEnd: (Int) -> Bool
    ) -> Bool {
        var from = 0
        while let hit = Platform.firstOffset(of: word, in: bytes, from: from, to: min(reach, bytes.count)) {
            if isEnd(hit + word.count) { return true }
            from = hit + 1
        }
        return false
    }

    /// Whether a mark ends at a position, on a line with one of the given prefixes: a string in handwritten code is not
    /// a mark.
    private static func marks(
        _ mark: [UInt8],
        endingAt end: Int,
        in bytes: UnsafeBufferPointer<UInt8>,
        onLinesWith starts: String...
    ) -> Bool {
        let hit = end - mark.count
        guard hit >= 0, bytes[hit..<end].elementsEqual(mark) else { return false }
        var start = hit
        while start > 0, bytes[start - 1] != 10, bytes[start - 1] != 13 { start -= 1 }
        if start == 0, bytes.starts(with: byteOrderMark) { start = byteOrderMark.count }
        let line = bytes[start..<hit].drop { $0 == 32 || $0 == 9 }
        return starts.contains { line.starts(with: $0.utf8) }
    }
}

extension SourceTable {
    /// The files that `thimble mock` wrote.
    ///
    /// - Parameter names: as in `SourceLocation.file`. Each file is looked at once.
    func mockFiles(among names: some Sequence<String>) -> Set<String> {
        let names = Array(Set(names))
        let found = mapOnAllCores(portions(of: names.count, size: 512)) { portion in
            names[portion].filter { name in self[name].map { Authorship(of: $0.bytes) } == .mocks }
        }
        return Set(found.joined())
    }
}

extension GeneratedSource {
    /// A file in Needle's format of which only the beginning is kept. The rest is read again for a comparison.
    init(path: String, headOf bytes: UnsafeBufferPointer<UInt8>) {
        self.init(path: path, bytes: GenerationPlan.needleHead(of: bytes))
    }
}
