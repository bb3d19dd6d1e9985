/// A document that is open in the editor.
struct Document: Sendable {
    /// As the client writes it.
    let uri: String
    /// The absolute path; `nil` if it is not a file.
    let path: String?
    private(set) var version: Int
    private(set) var content: TextContent
    /// Whether it differs from the file, as far as the client has reported.
    var isEdited = false

    init(uri: String, version: Int, text: String) {
        self.uri = uri
        self.version = version
        path = FileURI.path(of: uri)
        content = TextContent(Array(text.utf8))
    }

    /// A change of a document: a new text, or one for a range.
    struct Change {
        /// `nil` for the whole document.
        let range: TextRange?
        let text: String
    }

    /// Applies changes, each to the result of the ones before it.
    mutating func apply(_ changes: [Change], version: Int, in encoding: PositionEncoding) {
        self.version = version
        isEdited = true
        for change in changes {
            guard let range = change.range else {
                content = TextContent(Array(change.text.utf8))
                continue
            }
            let start = content.offset(of: range.start, in: encoding)
            let end = content.offset(of: range.end, in: encoding)
            content.replace(start..<max(start, end), with: change.text.utf8)
        }
    }
}
