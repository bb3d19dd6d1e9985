import Modules

/// A folder that is a module by convention, because it contains a build file or a `Podfile`. Use `--module` to override
/// the convention.
struct FolderLayout: BuildSystemLayout {
    let folder: String
    private let name: String
    private let kind: Module.Kind
    private let origin: Module.Origin
    private let evidence: String
    private let isNameGuessed: Bool

    /// The names of build files of Bazel and Buck.
    static let buildFiles: Set<Substring> = ["BUILD", "BUILD.bazel", "BUCK"]
    /// The names of files that mark the root of a workspace of Bazel.
    static let workspaceFiles: Set<Substring> = [
        "MODULE.bazel", "REPO.bazel", "WORKSPACE", "WORKSPACE.bazel",
    ]
    private static let sourceFolders: Set<Substring> = ["Sources", "Source", "src", "srcs", "Classes"]

    static func isWorkspaceFile(_ location: String) -> Bool { workspaceFiles.contains(location.lastComponent) }

    /// - Parameters:
    ///   - marker: the absolute path of the file that makes the folder a module.
    ///   - programs: the folders that contain entry points.
    ///   - moduleName: the name that the file declares for its only module, if known.
    init(_ marker: String, programs: FolderSet, moduleName: String? = nil) {
        folder = marker.parentFolder
        let components = folder.pathComponents
        let last = components.last ?? ""
        let outer = components.dropLast().last
        evidence = String(marker.pathComponents.last ?? "")
        let isBuildFile = Self.buildFiles.contains(evidence[...])
        let isTest = isTestFolder(last)
        isNameGuessed = isBuildFile && moduleName == nil
        if let moduleName, !isTest {
            name = cIdentifier(moduleName)
        } else if isBuildFile, let outer, Self.sourceFolders.contains(last) {
            name = String(outer)
        } else if isBuildFile, let outer, last == "Tests" || last == "Test" {
            name = "\(outer)Tests"
        } else {
            name = last.isEmpty ? "Root" : String(last)
        }
        let isProgram = !isBuildFile || programs.contains(folder)
        kind = isBuildFile && isTest ? .test : isProgram ? .application : .library
        origin = isBuildFile ? .buildFolder : .podfile
    }

    func placement(of location: String) -> Placement? {
        var module = folderModule(
            in: location.parentFolder,
            named: name,
            at: folder,
            kind: kind,
            origin: origin,
            evidence: evidence
        )
        module.isNameGuessed = isNameGuessed
        return .module(module, isCertain: false)
    }
}
