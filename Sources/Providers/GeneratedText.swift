import Cores
import NeedleText

/// What a generated file should say, in UTF-8, in pieces that follow each other.
///
/// That of a large app is long: a part of it is written only when it is asked for, some pieces at a time on all cores.
public struct GeneratedText: Sequence, Sendable {
    private let pieces: [OutputPiece]

    init(_ pieces: [OutputPiece]) { self.pieces = pieces }

    public init(_ text: String) { pieces = [.written(Array(text.utf8))] }

    /// All of it.
    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        for piece in self { bytes += piece }
        return bytes
    }

    public func makeIterator() -> Iterator { Iterator(rest: pieces[...]) }

    public struct Iterator: IteratorProtocol {
        /// More than most machines have cores, and few beside all pieces of a large app.
        private static let piecesAtOnce = 8

        fileprivate var rest: ArraySlice<OutputPiece>
        private var written: ArraySlice<[UInt8]> = []

        fileprivate init(rest: ArraySlice<OutputPiece>) { self.rest = rest }

        public mutating func next() -> [UInt8]? {
            if written.isEmpty {
                // What was handed out need not stand beside what comes.
                written = []
                written = mapOnAllCores(Array(rest.prefix(Self.piecesAtOnce))) { $0.bytes }[...]
                rest = rest.dropFirst(Self.piecesAtOnce)
            }
            return written.popFirst()
        }
    }
}
