/// The owning target of each file, if several targets may compile the same file.
struct TargetShares<Target: Hashable> {
    private var filesOfOwners: [Target: [String]] = [:]
    private var sharersOfFiles: [String: [Target]] = [:]
    private var companionsOfTargets: [Target: Set<Target>] = [:]
    private var sharersOfOwners: [Target: Set<Target>] = [:]

    /// The targets that own a file, in no particular order.
    var owners: some Sequence<Target> { filesOfOwners.keys }

    /// Adds a file.
    ///
    /// - Parameter members: the targets that compile it, including the owner.
    mutating func add(_ file: String, owner: Target, of members: [Target]) {
        filesOfOwners[owner, default: []].append(file)
        let others = members.filter { $0 != owner }
        if !others.isEmpty { sharersOfFiles[file] = others }
        for other in members where other != owner {
            companionsOfTargets[other, default: []].insert(owner)
            sharersOfOwners[owner, default: []].insert(other)
        }
    }

    /// The files that a target owns, in the order added.
    func files(of target: Target) -> [String] { filesOfOwners[target] ?? [] }

    /// The files of a target that no other target compiles.
    func unsharedFiles(of target: Target) -> [String] { files(of: target).filter { sharersOfFiles[$0] == nil } }

    /// For each file that a target owns, the other targets that compile it.
    func sharers(ofFilesOf target: Target) -> [String: [Target]] {
        if sharersOfOwners[target] == nil { return [:] }
        return Dictionary(files(of: target).map { ($0, sharersOfFiles[$0] ?? []) }) { first, _ in first }
    }

    /// The owners of files that a target also compiles.
    func companions(of target: Target) -> Set<Target> { companionsOfTargets[target] ?? [] }

    /// The targets that also compile files of a target.
    func sharers(of target: Target) -> Set<Target> { sharersOfOwners[target] ?? [] }
}
