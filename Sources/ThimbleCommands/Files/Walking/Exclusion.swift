import SourceLayout
import TextFormats

/// A pattern of excluded paths.
struct Exclusion: Equatable {
    let glob: Glob
    /// As written.
    let text: String
    /// The folder of the configuration and the position of the pattern in it; `nil` for a pattern of the command line.
    let origin: (folder: String, position: JSONValue.Position)?

    static func == (one: Exclusion, other: Exclusion) -> Bool {
        one.text == other.text && one.origin?.folder == other.origin?.folder
            && one.origin?.position == other.origin?.position
    }

    init(typed text: String) {
        self.text = text
        glob = Glob(text)
        origin = nil
    }

    /// - Parameter folder: the absolute path of the configuration's folder; "" for the root.
    init(_ text: String, in folder: String, at position: JSONValue.Position) {
        self.text = text
        glob = Glob(text.hasPrefix("/") ? text : "\(folder)/\(text.contains("/") ? "" : "**/")\(text)")
        origin = (folder, position)
    }
}
