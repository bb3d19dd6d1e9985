import SwiftReader

/// The default names of generated files.
package enum GeneratedFileName {
    private static let stem = "ThimbleGenerated"
    /// How the names of files for certain targets begin.
    private static let targetsStart = "\(stem)+"
    private static let ending = ".swift"

    /// The name of a module's file.
    package static let usual = "\(stem)\(ending)"

    /// The possible names of the file of a module alone: of several modules in one folder, only one can have the usual
    /// name.
    package static func all(of module: Module) -> [String] { [of(targets: [module.name]), usual] }

    /// The name of a file for certain targets, which is unique in each of them.
    package static func of(targets: [String]) -> String {
        "\(targetsStart)\(targets.sorted().joined(separator: "+"))\(ending)"
    }

    /// Whether a name is that of a file for certain targets.
    package static func namesTargets(_ name: some StringProtocol) -> Bool {
        let name = String(name)
        return name.startsWithBytes(targetsStart) && name.endsWithBytes(ending)
    }

    /// The targets that a file for certain targets is named after; empty for other names.
    package static func targets(in name: some StringProtocol) -> [String] {
        guard namesTargets(name) else { return [] }
        let names = String(name).dropFirst(targetsStart.count).dropLast(ending.count)
        return names.split(separator: "+").map { String($0) }
    }

    /// Whether a name is the default name of a generated file.
    package static func contains(_ name: some StringProtocol) -> Bool { name == usual || namesTargets(name) }
}
