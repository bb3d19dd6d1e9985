import Foundation
import PackagePlugin

/// Checks the dependency graph that a target sees in each build. Findings appear as diagnostics of the compiler.
@main
struct ThimbleCheck: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let inputs = try BuildInputs(of: target, in: context)
        return [command(for: target.name, try context.tool(named: "thimble").url, inputs)]
    }

    private func command(for target: String, _ tool: URL, _ inputs: BuildInputs) -> Command {
        .buildCommand(
            displayName: "Check the dependency graph of \(target)",
            executable: tool,
            arguments: ["check", "--reporter", "xcode", "--omit-build-errors", "--allow-empty"] + inputs.arguments,
            inputFiles: inputs.files,
            outputFiles: []
        )
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension ThimbleCheck: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let inputs = try BuildInputs(of: context.xcodeProject, workingIn: context.pluginWorkDirectoryURL)
            return [command(for: target.displayName, try context.tool(named: "thimble").url, inputs)]
        }
    }
#endif
