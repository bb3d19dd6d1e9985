/// The manifests of Tuist projects.
struct FeatureTuistText {
    let world: FeatureWorld

    var files: [String: String] {
        var files = Dictionary(uniqueKeysWithValues: world.projects.map { ("\($0)/Project.swift", manifest($0)) })
        let paths = world.projects.map { "\"\($0)\"" }.joined(separator: ", ")
        files["Workspace.swift"] =
            "import ProjectDescription\n\nlet workspace = Workspace(name: \"All\", projects: [\(paths)])\n"
        return files
    }

    private func manifest(_ name: String) -> String {
        """
        import ProjectDescription

        let roots = ["Sources", "More"]

        func sources(_ module: String) -> SourceFilesList {
            ["Sources/\\(module)/**", "More/\\(module)/**/*.swift"]
        }

        let project = Project(
            name: "\(name)",
            targets: [
        \(world.modules(in: name).map { target($0, in: name) }.joined())    ]
        )

        """
    }

    private func target(_ module: String, in name: String) -> String {
        let dependencies = world.dependencies(of: module).map { other in
            world.package(of: other) == name
                ? ".target(name: \"\(other)\")" : ".project(target: \"\(other)\", path: \"../Kit\")"
        }
        return """
                    .target(
                        name: "\(module)",
                        destinations: .iOS,
                        product: .\(module.hasPrefix("App") ? "app" : "framework"),
                        bundleId: "app.\(module.lowercased())",
                        sources: sources("\(module)"),
                        dependencies: [\(dependencies.joined(separator: ", "))],
                        settings: .settings(base: [\(settings(of: module).joined(separator: ", "))])
                    ),

            """
    }

    private func settings(of module: String) -> [String] {
        world.buildSettings(of: module).map { "\"\($0.key)\": \"\($0.value)\"" }
    }
}

extension FeatureWorld {
    /// The build settings of Xcode for a module, sorted.
    func buildSettings(of module: String) -> [(key: String, value: String)] {
        let names = [
            "InternalImportsByDefault": "INTERNAL_IMPORTS_BY_DEFAULT",
            "MemberImportVisibility": "MEMBER_IMPORT_VISIBILITY",
            "ExistentialAny": "EXISTENTIAL_ANY",
        ]
        var settings = ["SWIFT_VERSION": "\(languageMode).0", "SWIFT_PACKAGE_NAME": package(of: module)]
        for feature in upcoming { settings["SWIFT_UPCOMING_FEATURE_\(names[feature] ?? feature)"] = "YES" }
        if isExtra { settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = "EXTRA" }
        if isIsolated(module) { settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] = "MainActor" }
        return settings.sorted { $0.key < $1.key }
    }
}
