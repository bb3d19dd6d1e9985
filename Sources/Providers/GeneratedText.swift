import Cores
import NeedleText

/// The contents of a generated file in UTF-8, as consecutive pieces.
///
/// The pieces are rendered on demand, several at a time on all cores, because the file of a large app is long.
package struct GeneratedText: Sequence, Sendable {
    private let pieces: [OutputPiece]

    init(_ pieces: [OutputPiece]) { self.pieces = pieces }

    package init(_ text: String) { pieces = [.written(Array(text.utf8))] }

    /// The text with more behind it.
    func followed(by text: String) -> GeneratedText { GeneratedText(pieces + [.written(Array(text.utf8))]) }

    /// The whole text.
    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        for piece in self { bytes += piece }
        return bytes
    }

    package func makeIterator() -> Iterator { Iterator(rest: pieces[...]) }

    package struct Iterator: IteratorProtocol {
        /// Enough for the cores of most machines, and few compared with all pieces of a large app.
        private static let piecesAtOnce = 8

        fileprivate var rest: ArraySlice<OutputPiece>
        private var written: ArraySlice<[UInt8]> = []

        fileprivate init(rest: ArraySlice<OutputPiece>) { self.rest = rest }

        package mutating func next() -> [UInt8]? {
            if written.isEmpty {
                // Releases the previous pieces before the next ones are rendered.
                written = []
                written = mapOnAllCores(Array(rest.prefix(Self.piecesAtOnce))) { $0.bytes }[...]
                rest = rest.dropFirst(Self.piecesAtOnce)
            }
            return written.popFirst()
        }
    }
}
