import Modules

/// A label of Bazel or Buck: the name of a target or file, and of the package that contains it.
struct BuildLabel: Hashable {
    /// The path of the package in its workspace; `nil` for the package of the build file.
    let package: String?
    let name: String

    /// - Returns: `nil` for a label of another workspace.
    init?(_ text: String) {
        let inner = text.drop { $0 == "@" }
        // `@//app:app` is in this workspace, `@rules//app:app` is not.
        guard text == inner || inner.hasPrefix("//") else { return nil }
        guard inner.hasPrefix("//") else {
            package = nil
            name = String(inner.drop { $0 == ":" })
            return
        }
        let parts = inner.dropFirst(2).split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let path = String(parts[0])
        package = path
        name = parts.count == 2 ? String(parts[1]) : String(path.lastComponent)
    }

    /// Whether a source is a label and not the path of a file in the same package.
    static func isLabel(_ source: String) -> Bool {
        source.hasPrefix("//") || source.hasPrefix(":") || source.hasPrefix("@")
    }
}
