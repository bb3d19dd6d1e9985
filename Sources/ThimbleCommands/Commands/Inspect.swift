import Drawings
import SwiftReader

/// `thimble inspect`: shows what the reader read.
enum Inspect: Command {
    static let shape = CommandShape(
        name: "inspect",
        summary: "Shows what was read, one JSON object a line for each declaration.",
        operands: "[PATH...]",
        options: Option.sources,
        exitCodes: "0, or 2 when something cannot be read."
    )

    /// How many files are held at a time.
    private static let portion = 256

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        let found = try findSources(SourceRequest(arguments, for: shape))
        var rest = found.namedFiles(areShownPaths: found.hasCollisions).map(\.file)[...]
        while !rest.isEmpty {
            let files = Array(rest.prefix(portion))
            rest = rest.dropFirst(portion)
            for (file, content) in zip(files, try readFiles(files, keepsGenerated: true)) {
                guard case .source(let source) = content else { continue }
                try console.output(inspectionLines(of: source, named: file.name).map { "\($0)\n" }.joined())
            }
        }
        return 0
    }
}
