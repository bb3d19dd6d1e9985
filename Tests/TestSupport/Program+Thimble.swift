import Foundation

extension Program {
    /// The tool itself, which is built beside the tests that depend on it.
    package static var thimble: Program {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let beside = bundle?.bundleURL ?? Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        return Program(at: beside.deletingLastPathComponent().appendingPathComponent("thimble").path)
    }
}
