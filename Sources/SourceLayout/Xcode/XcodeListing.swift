import Modules

/// The target that compiles each file, across all Xcode projects of a tree.
struct XcodeListing {
    /// A target of a project.
    struct Member: Hashable {
        let project: Int
        let target: Int
    }

    private struct Claim {
        let member: Member
        let folder: XcodeProject.SynchronizedFolder
    }

    let projects: [XcodeProject]
    /// The owning target of each listed file, by the absolute path of the file.
    private(set) var owners: [String: Member] = [:]
    /// The folders that directly contain such files.
    private(set) var ownerFolders: Set<String> = []
    /// The files that each target owns, and the other targets that compile them.
    private(set) var shares = TargetShares<Member>()
    private var lists: [String: [Member]] = [:]
    private var folders: [String: [Claim]] = [:]

    /// - Parameter locations: the absolute paths of all files of the tree.
    init(_ projects: [XcodeProject], locations: some Sequence<String>) {
        self.projects = projects
        guard !projects.isEmpty else { return }
        for (number, project) in projects.enumerated() {
            for (index, target) in project.targets.enumerated() {
                let member = Member(project: number, target: index)
                for file in target.files { lists[file, default: []].append(member) }
                for folder in target.folders {
                    folders[folder.location, default: []].append(Claim(member: member, folder: folder))
                }
            }
        }
        let sizes = Self.sizes(of: projects)
        for location in locations {
            let members = members(compiling: location)
            guard let owner = members.min(by: { precedes($0, $1, location, sizes) }) else { continue }
            owners[location] = owner
            ownerFolders.insert(location.parentFolder)
            shares.add(location, owner: owner, of: members)
        }
    }

    /// The modules that compile a file, whether it exists or not.
    func compilers(of location: String) -> Compilers {
        let targets = members(compiling: location).map(target).filter { $0.kind != .test }
        return Compilers(certain: Set(targets.map(\.moduleName)))
    }

    private func members(compiling location: String) -> [Member] {
        var result = lists[location] ?? []
        guard !folders.isEmpty else { return result }
        for folder in location.parentFolder.foldersUpwards {
            for claim in folders[folder] ?? [] {
                let path = String(decoding: location.utf8.dropFirst(folder.utf8.count + 1), as: UTF8.self)
                if claim.folder.holds(path), !result.contains(claim.member) { result.append(claim.member) }
            }
        }
        return result
    }

    /// Whether the first of two targets that compile a file owns it. Apps come first and tests last; then the project
    /// that contains the file; then the larger of two apps; then the order of names.
    private func precedes(_ left: Member, _ right: Member, _ location: String, _ sizes: [Member: Int]) -> Bool {
        let (first, second) = (rank(left, location), rank(right, location))
        if first != second { return first.lexicographicallyPrecedes(second) }
        let (one, other) = (target(left), target(right))
        let (more, less) = (sizes[left] ?? 0, sizes[right] ?? 0)
        if one.isApp, other.isApp, more != less { return more > less }
        return (one.name, left.project, left.target) < (other.name, right.project, right.target)
    }

    private func rank(_ member: Member, _ location: String) -> [Int] {
        let project = projects[member.project]
        let depth = location.isInside(orEqualTo: project.folder) ? project.folder.utf8.count : 0
        return [project.rank(of: project.targets[member.target]), -depth]
    }

    private func target(_ member: Member) -> XcodeProject.Target { projects[member.project].targets[member.target] }

    private static func sizes(of projects: [XcodeProject]) -> [Member: Int] {
        var result: [Member: Int] = [:]
        for (number, project) in projects.enumerated() {
            for (index, target) in project.targets.enumerated() {
                result[Member(project: number, target: index)] = target.files.count + target.folders.count
            }
        }
        return result
    }
}

extension XcodeProject {
    /// The rank of a target among several that compile the same file; the lowest owns it.
    fileprivate func rank(of target: Target) -> Int {
        switch target.kind {
        case .application: hasOtherThanDemos && isDemoName(target.name) ? 2 : target.isApp ? 0 : 1
        case .library: 1
        case .demo: 2
        case .test: 3
        }
    }

    /// Whether the project has a target that a demo could demonstrate.
    private var hasOtherThanDemos: Bool {
        targets.contains { $0.kind == .library || $0.isApp && !isDemoName($0.name) }
    }
}
