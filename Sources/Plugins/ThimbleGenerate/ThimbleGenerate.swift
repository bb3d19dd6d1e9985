import Foundation
import PackagePlugin

/// Generates the wiring of a target's module in each build, outside the sources.
@main
struct ThimbleGenerate: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let inputs = try BuildInputs(of: target, in: context)
        let tool = try context.tool(named: "thimble").url
        return [command(for: target.moduleName, tool, inputs, writingTo: context.pluginWorkDirectoryURL)]
    }

    private func command(
        for module: String,
        _ tool: URL,
        _ inputs: BuildInputs,
        writingTo folder: URL
    ) -> Command {
        // SwiftPM refuses a second file of a name before the tool can say that the first was left behind.
        let output = folder.appending(path: "ThimbleGeneratedInBuild.swift")
        return .buildCommand(
            displayName: "Generate the wiring of \(module)",
            executable: tool,
            arguments: ["generate", "--reporter", "xcode", "--only-module", module, "--output", output.filePath]
                + inputs.arguments,
            inputFiles: inputs.files,
            outputFiles: [output]
        )
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension ThimbleGenerate: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let folder = context.pluginWorkDirectoryURL
            let inputs = try BuildInputs(of: context.xcodeProject, workingIn: folder)
            let name = target.product?.name ?? target.displayName
            let tool = try context.tool(named: "thimble").url
            return [command(for: Self.moduleName(of: name), tool, inputs, writingTo: folder)]
        }

        /// The name of a module as Xcode derives it from the name of the product: `Shop-Kit` is `Shop_Kit`.
        private static func moduleName(of product: String) -> String {
            let name = String(product.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
            return name.first?.isNumber == true ? "_\(name.dropFirst())" : name
        }
    }
#endif
