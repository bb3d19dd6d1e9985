// What the plugins use of Xcode's interface for plugins: enough to check that branch on Linux.

import Foundation
import PackagePlugin

public struct XcodePluginContext {
    public var xcodeProject: XcodeProject { fatalError() }
    public var pluginWorkDirectoryURL: URL { fatalError() }
    public func tool(named name: String) throws -> PluginContext.Tool { fatalError() }
}

public struct XcodeProject {
    public var displayName: String { fatalError() }
    public var directoryURL: URL { fatalError() }
    public var targets: [XcodeTarget] { fatalError() }
}

public struct XcodeTarget {
    public var displayName: String { fatalError() }
    public var product: XcodeProduct? { fatalError() }
    public var inputFiles: FileList { fatalError() }
}

public struct XcodeProduct {
    public var name: String { fatalError() }
}

public protocol XcodeBuildToolPlugin: BuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin: CommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws
}
