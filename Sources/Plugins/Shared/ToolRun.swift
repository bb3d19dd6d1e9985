import Foundation
import PackagePlugin

/// A run of the tool for a person. Both command plugins have a link to this file, because plugins cannot import a
/// target.
struct ToolRun {
    let tool: URL
    let arguments: [String]
    /// The folder in which it runs.
    let folder: URL
    /// Variables in addition to those of the plugin.
    let environment: [String: String]

    /// Runs it with the output of the plugin. If it fails, the plugin fails.
    func callAsFunction() throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        try process.run()
        process.waitUntilExit()
        if process.terminationReason != .exit {
            Diagnostics.error("thimble was ended by signal \(process.terminationStatus).")
        } else if process.terminationStatus != 0 {
            Diagnostics.error("thimble ended with exit code \(process.terminationStatus).")
        }
    }
}

#if canImport(XcodeProjectPlugin)
    extension ToolRun {
        /// The arguments without those that Xcode adds for the targets that a person selects: the tool reads the whole
        /// project.
        static func withoutTargets(_ arguments: [String]) -> [String] {
            var left: [String] = []
            var rest = arguments[...]
            while let argument = rest.popFirst() {
                if argument == "--target" {
                    _ = rest.popFirst()
                } else {
                    left.append(argument)
                }
            }
            return left
        }
    }
#endif
