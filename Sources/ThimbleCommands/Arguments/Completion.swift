/// What a shell offers where a value is to be typed.
enum Completion: Hashable, Sendable {
    case nothing
    case files
    /// One of some words.
    case words([String])
    /// One of some names, or any name where there are none, maybe with `=` and a file behind it.
    case namesOfFiles([String])

    var words: [String] {
        switch self {
        case .nothing, .files: []
        case .words(let words), .namesOfFiles(let words): words
        }
    }
}
