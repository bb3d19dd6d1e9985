import NeedleText

/// How a file writes the names in the text that is the same in all of Needle's generated files.
struct NeedleLibraryNames: Sendable {
    /// The name of Needle's module.
    static let library = "NeedleFoundation"

    private struct Replacement: Sendable {
        let usual: String
        let written: String
    }

    private let replacements: [Replacement]

    /// - Parameters:
    ///   - string: the standard library's `String`.
    ///   - anyObject: the standard library's `AnyObject`.
    ///   - emptyProvider: `EmptyDependencyProvider` of Needle's library.
    ///   - library: the prefix of the types of Needle's library.
    init(string: String, anyObject: String, emptyProvider: String, library: String) {
        let all = [
            ("needleDependenciesHash : String?", "needleDependenciesHash : \(string)?"),
            ("_ componentPath: String,", "_ componentPath: \(string),"),
            ("-> AnyObject", "-> \(anyObject)"),
            ("return EmptyDependencyProvider(", "return \(emptyProvider)("),
            ("\(Self.library).", library),
        ]
        replacements = all.filter { $0.0 != $0.1 }.map { Replacement(usual: $0.0, written: $0.1) }
    }

    /// A part of a file with its names written like this.
    func written(_ piece: OutputPiece) -> OutputPiece {
        // Few apps hide these names.
        if replacements.isEmpty { return piece }
        return .unwritten {
            let text = String(decoding: piece.bytes, as: UTF8.self)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            return Array(lines.map { written(line: String($0)) }.joined(separator: "\n").utf8)
        }
    }

    private func written(line: String) -> String {
        if line.split(separator: " ").contains("import") { return line }
        return replacements.reduce(line) { line, names in
            line.split(separator: names.usual, omittingEmptySubsequences: false).joined(separator: names.written)
        }
    }
}
