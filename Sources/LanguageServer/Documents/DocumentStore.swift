import TextFormats

/// The open documents.
struct DocumentStore {
    private var documents: [String: Document] = [:]
    /// The URI of each open file, by absolute path.
    private var uris: [String: String] = [:]

    /// A document by its URI.
    subscript(uri: String) -> Document? { documents[uri] }

    /// The document that is open for a file.
    ///
    /// - Parameter path: absolute.
    func document(at path: String) -> Document? { uris[path].flatMap { documents[$0] } }

    /// The URI of a file, spelled as the client spells it if the file is open.
    func uri(of path: String) -> String { uris[path] ?? FileURI.uri(of: path) }

    var all: some Collection<Document> { documents.values }

    mutating func open(_ document: Document) {
        documents[document.uri] = document
        if let path = document.path { uris[path] = document.uri }
    }

    /// - Returns: the document; `nil` if it was not open.
    mutating func close(_ uri: String) -> Document? {
        let document = documents.removeValue(forKey: uri)
        if let path = document?.path, uris[path] == uri { uris[path] = nil }
        return document
    }

    mutating func update(_ uri: String, _ change: (inout Document) -> Void) {
        guard var document = documents.removeValue(forKey: uri) else { return }
        change(&document)
        documents[uri] = document
    }
}

extension Document.Change {
    init(_ value: JSONValue) throws(ResponseError) {
        guard let text = value["text"]?.string else {
            throw ResponseError(.invalidParameters, "A change of a document needs its text.")
        }
        self.text = text
        range = try value["range"].map { value throws(ResponseError) in try TextRange(value) }
    }
}
