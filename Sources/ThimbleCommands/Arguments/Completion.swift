/// What a shell offers as the completion of a value.
enum Completion: Hashable, Sendable {
    case nothing
    case files
    /// One of the given words.
    case words([String])
    /// One of the given names, or any name if there are none, optionally followed by `=` and a file.
    case namesOfFiles([String])

    var words: [String] {
        switch self {
        case .nothing, .files: []
        case .words(let words), .namesOfFiles(let words): words
        }
    }
}
