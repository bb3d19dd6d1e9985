import SourceLayout

/// Paths that are left out.
struct Exclusion {
    let glob: Glob
    /// As written.
    let text: String
    /// Where a configuration says so: its folder, and the place of the pattern. `nil` for one of the command line.
    let origin: (folder: String, position: JSONValue.Position)?

    init(typed text: String) {
        self.text = text
        glob = Glob(text)
        origin = nil
    }

    /// - Parameter folder: the absolute path of the configuration's folder; "" for the top.
    init(_ text: String, in folder: String, at position: JSONValue.Position) {
        self.text = text
        glob = Glob(text.hasPrefix("/") ? text : "\(folder)/\(text.contains("/") ? "" : "**/")\(text)")
        origin = (folder, position)
    }
}
