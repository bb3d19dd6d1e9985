/// The manifests of packages.
struct FeaturePackageText {
    let world: FeatureWorld

    var files: [String: String] {
        Dictionary(uniqueKeysWithValues: world.projects.map { ("\($0)/Package.swift", manifest($0)) })
    }

    private func manifest(_ name: String) -> String {
        let targets = world.modules(in: name)
        let products = name == "Kit" ? targets : []
        let libraries = products.map { ".library(name: \"\($0)\", targets: [\"\($0)\"])" }.joined(separator: ", ")
        return """
            // swift-tools-version: \(world.isIsolatedByDefault ? "6.2" : "6.0")

            import PackageDescription

            let package = Package(
                name: "\(name)",
                products: [\(libraries)],
                dependencies: [\(name == "App" && world.isSplit ? ".package(path: \"../Kit\")" : "")],
                targets: [
            \(targets.map { target($0, in: name) }.joined())    ],
                swiftLanguageModes: [.v\(world.languageMode)]
            )

            """
    }

    private func target(_ module: String, in name: String) -> String {
        let kind = module.hasPrefix("App") ? "executableTarget" : "target"
        let dependencies = world.dependencies(of: module).map { other in
            world.package(of: other) == name ? "\"\(other)\"" : ".product(name: \"\(other)\", package: \"Kit\")"
        }
        let folders = world.layout.folders(of: module)
        let sources = folders.map { "\"\($0)\"" }.joined(separator: ", ")
        let path = folders.count > 1 ? "path: \".\", sources: [\(sources)], " : ""
        return "        .\(kind)(name: \"\(module)\", dependencies: [\(dependencies.joined(separator: ", "))], \(path)"
            + "swiftSettings: [\(settings(of: module).joined(separator: ", "))]),\n"
    }

    private func settings(of module: String) -> [String] {
        world.upcoming.map { ".enableUpcomingFeature(\"\($0)\")" } + (world.isExtra ? [".define(\"EXTRA\")"] : [])
            + (world.isIsolated(module) ? [".defaultIsolation(MainActor.self)"] : [])
    }
}
