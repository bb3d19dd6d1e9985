import SwiftReader
import TextFormats

/// Converts between the locations of an analysis and the positions of the documents as they are now.
struct Places {
    let folder: AnalyzedFolder
    let documents: DocumentStore
    let encoding: PositionEncoding

    /// A range in a document.
    struct Place: Hashable {
        let uri: String
        let range: TextRange

        var json: String { jsonObject(["range": range.json, "uri": jsonString(uri)]) }
    }

    /// The word at a location; `nil` if the text around it was edited in the meantime.
    func place(of location: SourceLocation) -> Place? {
        guard let text = folder.text(of: location.file), let start = offset(of: location, in: text) else {
            return place(ofUnknown: location)
        }
        return place(of: start..<start + Self.wordLength(in: text.bytes[start...]), in: location.file, text)
    }

    /// The bytes that an edit replaces; `nil` if the document was edited in the meantime.
    func range(of edit: Edit) -> TextRange? {
        guard let text = folder.text(of: edit.location.file), let start = offset(of: edit.location, in: text),
            edit.length >= 0, start + edit.length <= text.bytes.count, isCurrent(edit.location.file, text)
        else { return nil }
        return TextRange(
            text.position(of: start, in: encoding),
            text.position(of: start + edit.length, in: encoding)
        )
    }

    /// The declaration of the graph at a position of a document.
    func symbol(at position: TextPosition, in document: Document) -> Symbol? {
        symbols(in: document).first { symbol in
            guard let range = place(of: symbol.location)?.range else { return false }
            return range.start <= position && position <= range.end
        }
    }

    /// The declarations of the graph in a document.
    func symbols(in document: Document) -> [Symbol] { name(of: document).map { folder.symbols(in: $0) } ?? [] }

    /// The name of a document, as in `SourceLocation.file`; `nil` if the analysis does not know it.
    func name(of document: Document) -> String? { document.path.map { folder.name(of: $0) } }

    /// The URI of a file.
    ///
    /// - Parameter file: a name as in `SourceLocation.file`.
    func uri(of file: String) -> String { documents.uri(of: path(of: file)) }

    /// The document that is open for a file.
    func document(of file: String) -> Document? { documents.document(at: path(of: file)) }

    /// Whether a file, open or not, still has the contents that were analyzed.
    func isCurrent(_ file: String) -> Bool {
        guard let text = folder.text(of: file) else { return false }
        return document(of: file) == nil ? folder.analysis.isUnchangedOnDisk(file) : isCurrent(file, text)
    }

    private func isCurrent(_ file: String, _ text: TextContent) -> Bool {
        document(of: file).map { folder.shift(of: file, text, to: $0).isEmpty } ?? true
    }

    private func path(of file: String) -> String { folder.analysis.sources.absolutePath(of: file) }

    private func place(of range: Range<Int>, in file: String, _ text: TextContent) -> Place? {
        guard let document = document(of: file) else {
            let range = TextRange(
                text.position(of: range.lowerBound, in: encoding),
                text.position(of: range.upperBound, in: encoding)
            )
            return Place(uri: uri(of: file), range: range)
        }
        let shift = folder.shift(of: file, text, to: document)
        guard let start = shift.newOffset(of: range.lowerBound), let end = shift.newOffset(of: range.upperBound)
        else { return nil }
        let content = document.content
        let shifted = TextRange(content.position(of: start, in: encoding), content.position(of: end, in: encoding))
        return Place(uri: document.uri, range: shifted)
    }

    /// A place in a file without known contents: a generated file that does not exist yet.
    private func place(ofUnknown location: SourceLocation) -> Place {
        let start = TextPosition(line: max(0, location.line - 1), character: max(0, location.column - 1))
        return Place(uri: uri(of: location.file), range: TextRange(start, start))
    }

    private func offset(of location: SourceLocation, in text: TextContent) -> Int? {
        guard text.lineStarts.indices.contains(location.line - 1), location.column > 0 else { return nil }
        let offset = text.lineStarts[location.line - 1] + location.column - 1
        return offset <= text.bytes.count ? offset : nil
    }

    /// The length of the name at the start of some bytes, with its backticks; 0 if there is none.
    private static func wordLength(in bytes: ArraySlice<UInt8>) -> Int {
        let tick = UInt8(ascii: "`")
        if bytes.first == tick, let end = bytes.dropFirst().firstIndex(of: tick) { return end - bytes.startIndex + 1 }
        return bytes.prefix(while: \.isPartOfName).count
    }
}
