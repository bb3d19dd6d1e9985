import Foundation
import PackagePlugin

/// `swift package --allow-writing-to-package-directory thimble-write COMMAND`: every command, also those that write.
@main
struct ThimbleWriteCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try run(context.tool(named: "thimble").url, arguments, in: context.package.directoryURL)
    }

    private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
        try ToolRun(tool: tool, arguments: arguments, folder: folder, environment: [:])()
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension ThimbleWriteCommand: XcodeCommandPlugin {
        /// Generates the code of the project if no arguments are given.
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            let words = ToolRun.withoutTargets(arguments)
            let arguments = words.isEmpty ? ["generate"] : words
            try run(context.tool(named: "thimble").url, arguments, in: context.xcodeProject.directoryURL)
        }
    }
#endif
