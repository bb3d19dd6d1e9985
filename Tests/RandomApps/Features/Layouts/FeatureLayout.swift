/// How the project of an app is laid out, for the same sources.
enum FeatureLayout: Sendable, CaseIterable {
    /// A package with a folder for each target.
    case package
    /// A package whose targets name several folders.
    case packageOfFolders
    /// Tuist projects whose targets name several globs.
    case tuist
    /// Xcode projects whose targets have several synchronized folders.
    case xcode

    /// The folders of a module in its project.
    func folders(of module: String) -> [String] {
        self == .package ? ["Sources/\(module)"] : ["Sources/\(module)", "More/\(module)"]
    }
}

extension FeatureWorld {
    /// The folders of a module in the app.
    func folders(of module: String) -> [String] {
        layout.folders(of: module).map { "\(package(of: module))/\($0)" }
    }

    /// The folder of one of a module's files.
    func folder(of module: String, file: String) -> String {
        let all = folders(of: module)
        return all[file.utf8.count % all.count]
    }

    /// The names of the projects or packages.
    var projects: [String] { isSplit ? ["App", "Kit"] : ["App"] }

    /// The modules of a project.
    func modules(in project: String) -> [String] { Self.modules.filter { package(of: $0) == project } }

    /// The modules that a module imports.
    func dependencies(of module: String) -> [String] {
        Self.modules.prefix { $0 != module }.filter { !$0.hasPrefix("App") }
    }

    /// The files that describe the projects, by their paths.
    var manifests: [String: String] {
        switch layout {
        case .package, .packageOfFolders: FeaturePackageText(world: self).files
        case .tuist: FeatureTuistText(world: self).files
        case .xcode: FeatureXcodeText(world: self).files
        }
    }
}
