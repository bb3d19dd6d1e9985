import Mocks
import Providers
import Semantics
import SourceLayout
import SwiftReader

/// The author of a file: a person or a generator.
enum Authorship {
    case person, thimble, needle
    /// `thimble mock`.
    case mocks

    /// The distance from the start of a file within which a generator writes its mark, in bytes.
    static let reach = 4096
    private static let thimbleMark = Array(GenerationPlan.mark.utf8)
    private static let mocksMark = Array(MockPlan.mark.utf8)
    /// Without its first word: a capital letter is rarer, so the search is faster.
    private static let needleMark = Array("DependenciesHash".utf8)

    /// Recognized by the marks that generators leave near the top.
    init(of bytes: [UInt8]) { self = bytes.withUnsafeBufferPointer { Authorship(of: $0) } }

    /// Recognizes the marks in borrowed bytes.
    init(of bytes: UnsafeBufferPointer<UInt8>) {
        if Self.marks(Self.thimbleMark, in: bytes, onLinesWith: "//") {
            self = .thimble
        } else if Self.marks(Self.needleMark, in: bytes, onLinesWith: "private let needle", "let needle") {
            self = .needle
        } else if Self.marks(Self.mocksMark, in: bytes, onLinesWith: "//") {
            self = .mocks
        } else {
            self = .person
        }
    }

    /// Whether a mark occurs on a line with one of the given prefixes: a string in handwritten code is not a mark.
    private static func marks(
        _ mark: [UInt8],
        in bytes: UnsafeBufferPointer<UInt8>,
        onLinesWith starts: String...
    ) -> Bool {
        var from = 0
        while let hit = Platform.firstOffset(of: mark, in: bytes, from: from, to: min(reach, bytes.count)) {
            var start = hit
            while start > 0, bytes[start - 1] != 10, bytes[start - 1] != 13 { start -= 1 }
            let line = bytes[start..<hit].drop { $0 == 32 || $0 == 9 }
            if starts.contains(where: { line.starts(with: $0.utf8) }) { return true }
            from = hit + 1
        }
        return false
    }
}

extension SourceTable {
    /// The files that `thimble mock` wrote.
    ///
    /// - Parameter names: as in `SourceLocation.file`. Each file is looked at once.
    func mockFiles(among names: some Sequence<String>) -> Set<String> {
        Set(names).filter { name in self[name].map { Authorship(of: $0.bytes) } == .mocks }
    }
}

extension GeneratedSource {
    /// A file in Needle's format of which only the beginning is kept. The rest is read again for a comparison.
    init(path: String, headOf bytes: UnsafeBufferPointer<UInt8>) {
        self.init(path: path, bytes: GenerationPlan.needleHead(of: bytes))
    }
}
