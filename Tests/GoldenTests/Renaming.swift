import Foundation

/// Other names for the classes and protocols of an app, none of which follows the conventions of RIBs.
///
/// A new name is as long as the old one and at the same place in the alphabet, so that columns and orders do not change.
struct Renaming {
    private static let suffixes = [
        (old: "Component", new: "Conductor"), (old: "Builder", new: "Brigade"), (old: "Dependency", new: "Directions"),
        (old: "Buildable", new: "Breakable"),
    ]
    private static let variable = (old: "component", new: "conductor")
    /// These are not the app's.
    private static let libraryNames: Set<Substring> = [
        "Component", "EmptyComponent", "Builder", "ComponentizedBuilder", "SimpleComponentizedBuilder",
        "MultiStageComponentizedBuilder", "Dependency", "EmptyDependency", "Buildable",
    ]

    /// The types that the app declares itself.
    private let declared: Set<Substring>

    /// - Parameter texts: all sources of the app.
    init(of texts: some Sequence<String>) {
        let declaration = #/\b(?:class|protocol|struct|enum|actor|typealias)\s+(?<name>\w+)/#
        declared = Set(texts.flatMap { $0.matches(of: declaration).map(\.output.name) })
    }

    func renamed(_ text: String) -> String {
        text.replacing(#/[A-Za-z_]\w*/#) { renamed(word: $0.output) }
    }

    private func renamed(word: Substring) -> String {
        if Self.libraryNames.contains(word) { return String(word) }
        if word == Self.variable.old { return Self.variable.new }
        guard word.first?.isUppercase ?? false else { return String(word) }
        if let found = word.wholeMatch(of: #/(?<stem>[A-Z]\w*?)Dependency(?<rest>[A-Z]\w*)/#)?.output {
            let isGenerated = !declared.contains(word) && !word.hasSuffix("Component")
            // The name of a generated protocol ends in the child's name, which is in short if it ends in `Component`.
            return "\(found.stem)Directions\(found.rest)\(isGenerated ? "Conductor" : "")"
        }
        for (old, new) in Self.suffixes where word.hasSuffix(old) { return word.dropLast(old.count) + new }
        return String(word)
    }

    /// A text with the old names again, and all names of components in short.
    static func compared(_ text: String) -> String {
        let restored = (suffixes + [variable]).reduce(text) { $0.replacing($1.new, with: $1.old) }
        let short = restored.replacing(#/\b(?<stem>[A-Z]\w*?)Component\b/#) { found in
            libraryNames.contains(found.output.0) ? String(found.output.0) : String(found.output.stem)
        }
        // A hash of the names.
        return short.replacing(#/"fingerprint":"[0-9a-f]*"/#, with: "")
    }
}
