/// Which files count for which target, where several targets may compile one.
struct TargetShares<Target: Hashable> {
    private var filesOfOwners: [Target: [String]] = [:]
    private var sharersOfFiles: [String: [Target]] = [:]
    private var companionsOfTargets: [Target: Set<Target>] = [:]
    private var sharersOfOwners: [Target: Set<Target>] = [:]

    /// The targets for which some file counts, in no order.
    var owners: some Sequence<Target> { filesOfOwners.keys }

    /// Adds a file.
    ///
    /// - Parameter members: the targets that compile it, the owner among them.
    mutating func add(_ file: String, owner: Target, of members: [Target]) {
        filesOfOwners[owner, default: []].append(file)
        let others = members.filter { $0 != owner }
        if !others.isEmpty { sharersOfFiles[file] = others }
        for other in members where other != owner {
            companionsOfTargets[other, default: []].insert(owner)
            sharersOfOwners[owner, default: []].insert(other)
        }
    }

    /// The files that count for a target, in their order.
    func files(of target: Target) -> [String] { filesOfOwners[target] ?? [] }

    /// Those of them that no other target compiles.
    func unsharedFiles(of target: Target) -> [String] { files(of: target).filter { sharersOfFiles[$0] == nil } }

    /// By file, the other targets that compile what counts for a target.
    func sharers(ofFilesOf target: Target) -> [String: [Target]] {
        if sharersOfOwners[target] == nil { return [:] }
        return Dictionary(files(of: target).map { ($0, sharersOfFiles[$0] ?? []) }) { first, _ in first }
    }

    /// The targets whose files a target compiles too, though they count for the other one.
    func companions(of target: Target) -> Set<Target> { companionsOfTargets[target] ?? [] }

    /// The targets that compile a target's files too.
    func sharers(of target: Target) -> Set<Target> { sharersOfOwners[target] ?? [] }
}
