import TestSupport

/// What Graphviz makes of a drawing.
package struct Picture: Sendable {
    /// In points.
    package let width: Int
    package let height: Int
    package let svg: String

    package var longestSide: Int { max(width, height) }

    /// Whether the program is installed.
    package static var canDraw: Bool { program != nil }

    private static let program = Program(named: "dot")

    /// - Returns: `nil` if Graphviz is not installed or refuses the text.
    package init?(of text: String) throws {
        let folder = try TemporaryFolder(["graph.dot": text])
        guard let run = try Self.program?.run(["-Tsvg", "\(folder.path)/graph.dot"]), run.isSuccess,
            run.errors.isEmpty, let size = run.output.firstMatch(of: /<svg width="(\d+)pt" height="(\d+)pt"/),
            let width = Int(size.1), let height = Int(size.2)
        else { return nil }
        self.width = width
        self.height = height
        svg = run.output
    }
}
