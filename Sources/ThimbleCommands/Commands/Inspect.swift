import Drawings
import SwiftReader

/// `thimble inspect`: shows the result of parsing.
enum Inspect: Command {
    private static let modules = Option(
        "--modules",
        help: "Show the detected modules and why, one JSON object per line, instead of the declarations."
    )

    static let shape = CommandShape(
        name: "inspect",
        summary: "Shows the declarations that were read, one JSON object per line.",
        operands: "[PATH...]",
        options: [modules] + Option.sources,
        exitCodes: "0: shown. 2: could not run."
    )

    /// The number of files in memory at a time.
    private static let portion = 256

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        let request = try InputOptions(arguments, for: shape)
        let found = try findSources(request)
        if arguments.has(modules.name) { return try showModules(request, found, console: &console) }
        var rest = found.namedFiles(areShownPaths: found.hasCollisions)[...]
        while !rest.isEmpty {
            let files = Array(rest.prefix(portion))
            rest = rest.dropFirst(portion)
            for (file, content) in zip(files, try readFiles(files, keepsGenerated: true, keepsDeadCode: true)) {
                guard case .source(let source) = content else { continue }
                try console.output(inspectionLines(of: source, named: file.name).map { "\($0)\n" }.joined())
            }
        }
        return 0
    }

    private static func showModules(
        _ request: InputOptions,
        _ found: FoundSources,
        console: inout some Console
    ) throws(Stop) -> Int32 {
        let arrangement = try arrange(request, found)
        let layout = arrangement.layout.value()
        for warning in layoutWarnings(layout, of: arrangement.files, nil, found) { console.sayLine("\(warning)") }
        try console.output(inspectionLines(of: layout).map { "\($0)\n" }.joined())
        return 0
    }
}
