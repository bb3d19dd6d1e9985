import Foundation
import PackagePlugin

/// `swift package thimble COMMAND`: every command that writes nothing.
@main
struct ThimbleCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try run(context.tool(named: "thimble").url, arguments, in: context.package.directoryURL)
    }

    private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
        let writer = "swift package --allow-writing-to-package-directory thimble-write"
        try ToolRun(
            tool: tool,
            arguments: arguments,
            folder: folder,
            environment: ["THIMBLE_WRITING_COMMAND": writer]
        )()
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension ThimbleCommand: XcodeCommandPlugin {
        /// Checks the project if no arguments are given.
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            let words = ToolRun.withoutTargets(arguments)
            let arguments = words.isEmpty ? ["check", "--reporter", "xcode"] : words
            try run(context.tool(named: "thimble").url, arguments, in: context.xcodeProject.directoryURL)
        }
    }
#endif
