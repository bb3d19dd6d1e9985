/// A folder that is a module by convention, because a build file or a `Podfile` lies in it. What stands in that file is
/// a program and is not read; `--module` says it where the convention does not.
struct FolderGround: Ground {
    let folder: String
    private let name: String
    private let kind: Module.Kind
    private let origin: Module.Origin
    private let evidence: String

    /// The names of build files of Bazel and Buck.
    private static let buildFiles: Set<Substring> = ["BUILD", "BUILD.bazel", "BUCK"]
    private static let sourceFolders: Set<Substring> = ["Sources", "Source", "src", "srcs", "Classes"]

    /// - Parameters:
    ///   - marker: the absolute path of the file that makes the folder a module.
    ///   - programs: the folders in which programs begin.
    init(_ marker: String, programs: FolderSet) {
        folder = marker.parentFolder
        let components = folder.pathComponents
        let last = components.last ?? ""
        let outer = components.dropLast().last
        evidence = String(marker.pathComponents.last ?? "")
        let isBuildFile = Self.buildFiles.contains(evidence[...])
        let isTest = isTestFolder(last)
        if isBuildFile, let outer, Self.sourceFolders.contains(last) {
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
        let sketch = folderModule(
            in: location.parentFolder,
            named: name,
            at: folder,
            kind: kind,
            origin: origin,
            evidence: evidence
        )
        return .module(sketch, isCertain: false)
    }
}
