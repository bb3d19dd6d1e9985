import Modules

/// The layout that an Xcode project defines for its folder.
///
/// A file that was never added to a target, or was removed from one but not deleted, is not compiled by Xcode and not
/// read. A folder without any file of the project does not belong to the project.
struct XcodeLayout: BuildSystemLayout {
    private let project: XcodeProject
    private let number: Int
    private let listing: XcodeListing
    private let modules: XcodeModules
    /// For each folder, the number of files of each target at any depth.
    private let counts: [String: [Int: Int]]

    init(_ number: Int, in listing: XcodeListing, modules: XcodeModules) {
        self.number = number
        self.listing = listing
        self.modules = modules
        project = listing.projects[number]
        var counts: [String: [Int: Int]] = [:]
        for target in project.targets.indices {
            for file in listing.shares.files(of: XcodeListing.Member(project: number, target: target)) {
                guard file.isInside(orEqualTo: project.folder) else { continue }
                var folder = file.parentFolder
                while folder.isInside(orEqualTo: project.folder) {
                    counts[folder, default: [:]][target, default: 0] += 1
                    if folder == project.folder || folder == "/" { break }
                    folder = folder.parentFolder
                }
            }
        }
        self.counts = counts
    }

    /// Whether the project contains any of the existing files. An outdated generated project contains none.
    var isKnown: Bool { !counts.isEmpty }

    func placement(of location: String) -> Placement? {
        if let owner = listing.owners[location] {
            return modules.module(of: owner).map { .module($0, isCertain: true) }
        }
        var folder = location.parentFolder
        let isBesideProject = folder == project.folder
        while folder != project.folder || isBesideProject {
            if let targets = counts[folder] {
                let most = targets.min { ($1.value, $0.key) < ($0.value, $1.key) }
                let suggestion = most.flatMap {
                    modules.module(of: XcodeListing.Member(project: number, target: $0.key))
                }
                return .leftOut(why: .unlisted(project: project.fileName), suggestion: suggestion)
            }
            if folder == project.folder || folder == "/" { break }
            folder = folder.parentFolder
        }
        return nil
    }
}

/// Xcode projects that could not be read. Modules are derived from the folders.
struct UnreadProjectsLayout: BuildSystemLayout {
    let folder: String
    /// The names of the projects in the folder, sorted.
    let names: [String]

    func placement(of location: String) -> Placement? {
        let first = location.components(below: folder).first.map(String.init)
        guard let name = names.first(where: { $0 == first }) ?? names.first else { return nil }
        let module = folderModule(
            in: location.parentFolder,
            named: cIdentifier(name),
            at: folder,
            origin: .xcodeProject,
            evidence: "\(name).xcodeproj"
        )
        return .module(module, isCertain: false)
    }
}
