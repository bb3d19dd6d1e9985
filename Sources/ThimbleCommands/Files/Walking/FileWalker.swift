import Cores
import SourceLayout
import SwiftReader

/// Finds the Swift files under the given paths, and the files that define their modules.
struct FileWalker {
    private struct Link {
        let name: String
        /// The index of the folder that contains it.
        let folder: Int
    }

    /// The contents of a folder.
    private struct Listing: Sendable {
        let identity: FileIdentity
        /// In byte order of their names.
        let entries: Result<[FolderEntry], SystemError>

        /// - Parameters:
        ///   - location: absolute.
        ///   - files: where the entries are read.
        init(of location: String, in files: FileSystem) throws(SystemError) {
            identity = try Platform.status(of: location).identity
            do throws(SystemError) {
                let found = try files.entries(of: location)
                let order = found.indices.sorted { found[$0].name.precedesByBytes(found[$1].name) }
                entries = .success(order.map { found[$0] })
            } catch {
                entries = .failure(error)
            }
        }
    }

    private static let skippedNames = ["DerivedData", "Pods", "Carthage"]
    /// The usual argument of `-clonedSourcePackagesDirPath`. A team may have a folder of its own with this name.
    private static let nameOfClonedPackages = "SourcePackages"
    private static let foldersOfClonedPackages = ["checkouts", "repositories", "artifacts"]

    private let request: InputOptions
    private var found = FoundSources()
    private var tree = FolderTree()
    /// The indices of folders that have not been read yet.
    private var pending: [Int] = []
    /// By absolute path, the listings of folders that have not been processed yet.
    private var listings: [String: Result<Listing, SystemError>] = [:]
    /// Symbolic links. They are followed after everything that can be reached without links.
    private var links: ArraySlice<Link> = []
    private var visited = SeenFiles()
    private var isFollowingLinks = false
    private var linked = LinkedPaths()
    private var locations: Set<String> = []
    /// The number of folders whose files are all in `visited`.
    private var notedCount = 0
    /// The folders of individually given files, by their paths as typed.
    private var foldersOfGivenFiles: [String: Int] = [:]
    /// For each given path, the folder that contains its files.
    private var roots: [Int] = []
    /// Indices of the exclusions that have not matched yet.
    private var idleExclusions: Set<Int>

    /// The stubs of libraries, which are not part of the app.
    private let stubs: [(name: String, identity: FileIdentity)]

    private init(_ request: InputOptions) {
        self.request = request
        stubs = request.configuration.libraries.compactMap { library in
            guard let status = try? Platform.status(of: library.location) else { return nil }
            return ("\(library.module).swift", status.identity)
        }
        idleExclusions = Set(request.excluded.indices)
    }

    /// Walks through all given paths; read errors are in `errors`.
    static func walk(_ request: InputOptions) -> FoundSources {
        var walker = FileWalker(request)
        for path in request.paths { walker.visitGiven(path) }
        walker.followLinks()
        walker.found.addEnclosingMarkers(in: request.files)
        walker.found.otherConfigurations.sort { $0.precedesByBytes($1) }
        walker.found.unnameable.sort { $0.precedesByBytes($1) }
        walker.found.idleExclusions = walker.idleExclusions.sorted().map { request.excluded[$0] }
        walker.found.folders = walker.tree.folders
        walker.found.links = walker.linked.links(walker.tree.folders)
        walker.found.files = walker.roots.flatMap { walker.tree.sortedFiles(below: $0) }
        return walker.found
    }

    private mutating func visitGiven(_ path: String) {
        let location = request.location(of: path)
        let number = found.given.count
        do throws(SystemError) {
            let status = try Platform.status(of: location)
            found.typedPaths.append(path)
            found.given.append(SourceTree.Given(location: location, isFolder: status.kind == .folder))
            switch status.kind {
            case .folder:
                let start = appended(location, "")
                let root = tree.add(FolderTree.Folder(locationStart: start, pathStart: "", given: number))
                roots.append(root)
                pending.append(root)
                list(tree.folders[root])
                visitPending()
            case .file where path.endsWithBytes(".swift"):
                idleExclusions = idleExclusions.filter {
                    !matches(request.excluded[$0].glob, path, location, given: number)
                }
                if !isExcluded(path, location, given: number) { addGivenFile(path, location, given: number) }
            case .file, .other: found.errors.append("'\(path)' is neither a folder nor a Swift file.")
            }
        } catch {
            let reason = error.isMissing ? "does not exist" : "cannot be read: \(error.reason)"
            found.errors.append("'\(path)' \(reason).")
        }
    }

    private mutating func addGivenFile(_ path: String, _ location: String, given: Int) {
        let (start, name) = path.cutBehindLastSlash
        let folder =
            foldersOfGivenFiles[start]
            ?? tree.add(
                FolderTree.Folder(
                    locationStart: location.cutBehindLastSlash.start,
                    pathStart: start,
                    given: given
                )
            )
        if foldersOfGivenFiles.updateValue(folder, forKey: start) == nil { roots.append(folder) }
        addFile(name, in: folder)
    }

    /// Lists a folder and its subfolders on all cores. The listings are processed in order afterwards.
    private mutating func list(_ folder: FolderTree.Folder) {
        var level = [folder]
        var seen = SeenFiles()
        while !level.isEmpty {
            let listed = mapOnAllCores(level) { [files = request.files] folder in
                Result { () throws(SystemError) in try Listing(of: folder.locationStart, in: files) }
            }
            var next: [FolderTree.Folder] = []
            for (folder, listing) in zip(level, listed) {
                listings[folder.locationStart] = listing
                guard let listing = try? listing.get(), seen.insert(listing.identity) else { continue }
                let entries = (try? listing.entries.get()) ?? []
                next += entries.filter { leads(to: $0, in: folder) }.map { folder.inner(named: $0.name) }
            }
            level = next
        }
    }

    /// The listing of a folder, read if necessary.
    private mutating func listing(of folder: FolderTree.Folder) throws(SystemError) -> Listing {
        guard let known = listings.removeValue(forKey: folder.locationStart) else {
            return try Listing(of: folder.locationStart, in: request.files)
        }
        return try known.get()
    }

    /// Whether an entry is a folder to walk into.
    private func leads(to entry: FolderEntry, in folder: FolderTree.Folder) -> Bool {
        entry.kind == .folder && !isPassedOver(entry.name, in: folder) && !FoundSources.isBundle(entry.name)
            && !FoundSources.isOpaque(entry.name)
    }

    private mutating func visitPending() {
        while let folder = pending.popLast() { visit(folder) }
    }

    private mutating func followLinks() {
        isFollowingLinks = true
        while let link = links.popFirst() {
            follow(link)
            visitPending()
        }
    }

    private mutating func visit(_ number: Int) {
        let folder = tree.folders[number]
        do throws(SystemError) {
            let listing = try listing(of: folder)
            guard visited.insert(listing.identity) else {
                if isFollowingLinks { linked.add(folder.locationStart, folder: number, listing.identity) }
                return
            }
            for entry in try listing.entries.get() { visit(entry, in: number, folder) }
        } catch {
            // The given path as typed; other paths without their trailing slash.
            let shown =
                folder.pathStart.isEmpty
                ? found.typedPaths[folder.given] : String(found.shownStart(of: folder).dropLast())
            found.errors.append("The folder '\(shown)' cannot be read: \(error.reason).")
        }
    }

    private mutating func visit(_ entry: FolderEntry, in number: Int, _ folder: FolderTree.Folder) {
        let name = entry.name
        if name.startsWithBytes(StagedFile.namePrefix) { Platform.removeIfAbandoned(folder.locationStart + name) }
        if name == Configuration.fileName { noteConfiguration(in: folder) }
        if !idleExclusions.isEmpty { noteExclusions(of: name, in: folder) }
        guard !isIrrelevant(name, in: folder) else { return }
        guard !isExcluded(name, in: folder) else {
            let isCode = entry.kind == .folder || name.endsWithBytes(".swift")
            if isCode { found.excluded.append(folder.locationStart + name) }
            return
        }
        if FoundSources.isBundle(name) {
            found.note(name, in: folder)
            return
        }
        switch entry.kind {
        case .folder where !FoundSources.isOpaque(name): pending.append(tree.addFolder(named: name, in: number))
        case .file: visitFile(name, in: number, folder)
        case .link: links.append(Link(name: name, folder: number))
        case .unnameable: found.unnameable.append(found.shownStart(of: folder) + name)
        case .folder, .other: break
        }
    }

    private func isPassedOver(_ name: String, in folder: FolderTree.Folder) -> Bool {
        isIrrelevant(name, in: folder) || isExcluded(name, in: folder)
    }

    private func isExcluded(_ name: String, in folder: FolderTree.Folder) -> Bool {
        if request.excluded.isEmpty { return false }
        return isExcluded(folder.pathStart + name, folder.locationStart + name, given: folder.given)
    }

    /// Whether an entry is hidden or never contains code of the app.
    private func isIrrelevant(_ name: String, in folder: FolderTree.Folder) -> Bool {
        if name.utf8.first == UInt8(ascii: ".") || Self.skippedNames.contains(name) { return true }
        return name == Self.nameOfClonedPackages && containsClonedPackages(folder.locationStart + name)
    }

    /// Whether Xcode or SwiftPM fetches the packages that others maintain into a folder.
    private func containsClonedPackages(_ location: String) -> Bool {
        Self.foldersOfClonedPackages.contains {
            (try? Platform.status(of: appended(location, $0)))?.kind == .folder
        }
    }

    private mutating func noteConfiguration(in folder: FolderTree.Folder) {
        let location = folder.locationStart + Configuration.fileName
        guard location != request.configuration.location else { return }
        found.otherConfigurations.append(found.shownStart(of: folder) + Configuration.fileName)
    }

    /// Marks the exclusions that match an entry, even if the entry would be skipped anyway.
    private mutating func noteExclusions(of name: String, in folder: FolderTree.Folder) {
        let (path, location) = (folder.pathStart + name, folder.locationStart + name)
        idleExclusions = idleExclusions.filter { number in
            !matches(request.excluded[number].glob, path, location, given: folder.given)
        }
    }

    private mutating func visitFile(_ name: String, in number: Int, _ folder: FolderTree.Folder) {
        if isFollowingLinks, name.endsWithBytes(".swift"), isKnown(folder.locationStart + name) { return }
        found.note(name, in: folder)
        if name.endsWithBytes(".swift") { addFile(name, in: number) }
    }

    private mutating func follow(_ link: Link) {
        let (name, folder) = (link.name, tree.folders[link.folder])
        do throws(SystemError) {
            let status = try Platform.status(of: folder.locationStart + name)
            switch status.kind {
            case .folder where !FoundSources.isOpaque(name): visit(tree.addFolder(named: name, in: link.folder))
            case .file where stubs.contains { $0.identity == status.identity }: break
            case .file where name.endsWithBytes(".swift"):
                noteFiles()
                visitFile(name, in: link.folder, folder)
            case .file: visitFile(name, in: link.folder, folder)
            case .folder, .other: break
            }
        } catch {
            guard name.endsWithBytes(".swift") else { return }
            let shown = found.shownStart(of: folder) + name
            found.errors.append("'\(shown)' is a broken link: \(error.reason).")
        }
    }

    /// Records the files that were found without links, so that no link finds them again.
    private mutating func noteFiles() {
        for folder in notedCount..<tree.folders.count {
            for name in tree.files(in: folder) {
                let location = tree.folders[folder].locationStart + name
                if let status = try? Platform.status(of: location), visited.insert(status.identity) {
                    linked.note(location, status.identity)
                }
            }
        }
        notedCount = tree.folders.count
    }

    /// Whether a file, reached through a link, was found before.
    private mutating func isKnown(_ location: String) -> Bool {
        guard let status = try? Platform.status(of: location) else { return false }
        if visited.insert(status.identity) {
            linked.note(location, status.identity)
            return false
        }
        linked.add(location, status.identity)
        return true
    }

    private func isStub(_ name: String, in folder: Int) -> Bool {
        guard stubs.contains(where: { $0.name == name }) else { return false }
        let status = try? Platform.status(of: tree.folders[folder].locationStart + name)
        return stubs.contains { $0.identity == status?.identity }
    }

    private mutating func addFile(_ name: String, in folder: Int) {
        guard !isStub(name, in: folder) else { return }
        if request.paths.count > 1 {
            guard locations.insert(tree.folders[folder].locationStart + name).inserted else { return }
        }
        if isFollowingLinks { found.linkedFiles.insert(tree.folders[folder].locationStart + name) }
        tree.addFile(named: name, in: folder)
    }

    private func isExcluded(_ path: String, _ location: String, given: Int) -> Bool {
        request.excluded.contains { matches($0.glob, path, location, given: given) }
    }

    private func matches(_ glob: Glob, _ path: String, _ location: String, given: Int) -> Bool {
        if glob.isAbsolute { return glob.matches(location) }
        return glob.matches(path) || (given < found.given.count && glob.matches(shownPath(of: path, given: given)))
    }

    private func shownPath(of path: String, given: Int) -> String {
        found.given[given].isFolder ? appended(found.typedPaths[given], path) : path
    }
}

/// The files and folders that were found, on any path.
private struct SeenFiles {
    private var numbersOnDevice: [Int: Set<Int>] = [:]

    /// - Returns: whether it is new.
    @discardableResult
    mutating func insert(_ identity: FileIdentity) -> Bool {
        numbersOnDevice[identity.device, default: []].insert(identity.number).inserted
    }
}

extension String {
    /// The part of a path up to and including its last slash, and the rest.
    fileprivate var cutBehindLastSlash: (start: String, name: String) {
        let end = utf8.lastIndex(of: UInt8(ascii: "/")).map { utf8.index(after: $0) } ?? startIndex
        return (String(self[..<end]), String(self[end...]))
    }
}

/// The path of a name in a folder.
func appended(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + name : "\(folder)/\(name)"
}
