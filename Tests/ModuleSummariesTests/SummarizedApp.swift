import Foundation
import ModuleSummaries
import ScopeGraph
import TestSupport

@testable import ThimbleCommands

/// The modules of an app, as Thimble finds them, each in a summary.
struct SummarizedApp {
    /// A folder with the summaries, which has no source.
    let folder: TemporaryFolder
    let names: [String]

    /// - Parameters:
    ///   - app: the folder of the app.
    ///   - options: options that select the sources.
    init(of app: String, _ options: [String] = []) throws {
        folder = try TemporaryFolder()
        let arguments = try Arguments((options + [app])[...], for: Check.shape)
        let request = try InputOptions(arguments, for: Check.shape)
        let arrangement = try arrange(request, try findSources(request))
        let layout = arrangement.layout.value()
        names = layout.modules.map(\.module.name)
        for (number, located) in layout.modules.enumerated() {
            let own = arrangement.files.indices.filter { layout.moduleOfFile[$0] == number }
            let files = try summarized(own.map { arrangement.files[$0] }, sharersOfFiles: layout.sharersOfFiles)
            let summary = ModuleSummary(of: located.module, files: files) { RelevantFiles.mattersByItself($0, .usual) }
            try Data(summary.encoded).write(to: folder.url.appendingPathComponent("\(number).summary"))
        }
        let paths = names.indices.map { "\(folder.path)/\($0).summary\n" }
        try folder.write(paths.joined(), to: "list")
        try folder.write(paths.reversed().joined(), to: "reversed")
    }

    /// Whether summaries can tell the modules apart.
    var hasUniqueNames: Bool { Set(names).count == names.count }
}

/// Compares the answers from an app's sources with those from its summaries.
struct BothWays {
    let app: String
    let summaries: SummarizedApp
    private let options: [String]
    private let elsewhere: TemporaryFolder

    init(_ app: String, _ options: [String] = []) throws {
        self.app = app
        self.options = options
        summaries = try SummarizedApp(of: app, options)
        elsewhere = try TemporaryFolder()
    }

    struct Answers {
        let fromSources: Program.Run
        let fromSummaries: Program.Run

        var areEqual: Bool {
            fromSources.code == fromSummaries.code && fromSources.output == fromSummaries.output
        }
    }

    /// - Parameters:
    ///   - needsFolder: whether the command compares with what is in the folder of the app; else the summaries are read in
    ///     an empty folder.
    ///   - list: the list of summaries.
    func answers(_ command: [String], needsFolder: Bool = false, list: String = "list") throws -> Answers {
        let configuration = "\(app)/.thimble.json"
        let hasConfiguration = FileManager.default.fileExists(atPath: configuration)
        let own = hasConfiguration ? ["--config", configuration] : []
        return Answers(
            fromSources: try Program.thimble.run(command + options + own, in: app),
            fromSummaries: try Program.thimble.run(
                command + own + ["--summaries", "@\(summaries.folder.path)/\(list)"],
                in: needsFolder ? app : elsewhere.path
            )
        )
    }
}
