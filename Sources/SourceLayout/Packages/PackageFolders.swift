import Modules

/// The folders of the targets of one package.
struct PackageFolders {
    /// A target, and its folder relative to the package.
    struct Home {
        /// Why it is the folder of the target.
        enum Evidence {
            /// The manifest says so.
            case declaration
            /// It is the usual folder of a target with its name, although the manifest does not declare that target.
            case convention
            /// The manifest declares the target with a path that is not understood, and the folder has its name.
            case nameOfTarget
            /// The manifest is not understood, and does not name such a target.
            case guess
        }

        let target: PackageManifest.Target
        let folder: String
        let evidence: Evidence

        /// Whether the manifest is not understood, so that the target follows from the folder.
        var isGuessed: Bool { evidence == .nameOfTarget || evidence == .guess }
    }

    static let sourceFolders = ["Sources", "Source", "src", "srcs"]

    private var targets: [String: [PackageManifest.Target]] = [:]
    /// The folders with sources among those that targets list, relative to the package.
    private var listedFolders: Set<String> = []
    /// `nil` if all targets are known.
    private let guesses: PackageGuesses?

    /// - Parameters:
    ///   - guesses: the targets by folder, if not all targets are known.
    ///   - hasSources: whether a folder, relative to the package, contains Swift files at any depth.
    init(_ manifest: PackageManifest, guesses: PackageGuesses?, hasSources: (String) -> Bool) {
        self.guesses = guesses
        let counts = manifest.targets.reduce(into: [String: Int]()) { $0[$1.customaryParent, default: 0] += 1 }
        for target in manifest.targets where !target.isPathUnknown {
            let isOnlyOne = counts[target.customaryParent] == 1
            // A folder without sources is never looked up.
            for folder in Self.folders(of: target, isOnlyOne: isOnlyOne, hasSources: hasSources)
            where hasSources(folder) {
                targets[folder, default: []].append(target)
                listedFolders.formUnion(target.listedFolders(in: folder).filter(hasSources))
            }
        }
    }

    /// The target of a file; if there are several, the one with the innermost folder.
    ///
    /// - Parameter path: the file, relative to the package.
    /// - Returns: `nil` for a file that no target compiles: the manifest, scripts, excluded files.
    func home(of path: String) -> Home? {
        var folder = path.parentFolder
        var isClaimed = false
        while true {
            for target in targets[folder] ?? [] {
                if target.accepts(path.dropFolder(folder)) {
                    return Home(target: target, folder: folder, evidence: .declaration)
                }
                isClaimed = true
            }
            if folder.isEmpty { break }
            folder = folder.parentFolder
        }
        if isClaimed { return nil }
        return guesses.map { $0.home(of: path) } ?? Self.customaryHome(of: path)
    }

    /// Where a new file is compiled with a target: its folder, or the first of those that it lists and that contain
    /// sources.
    func folderForNewFiles(of home: Home) -> String {
        guard !home.target.accepts("New.swift") else { return home.folder }
        let listed = home.target.listedFolders(in: home.folder)
        return listed.first(where: listedFolders.contains) ?? listed.first ?? home.folder
    }

    private static func folders(
        of target: PackageManifest.Target,
        isOnlyOne: Bool,
        hasSources: (String) -> Bool
    ) -> [String] {
        if let path = target.path { return [relativePath(path)] }
        let parents: [String]
        switch target.kind {
        case .library, .executable: parents = sourceFolders
        case .test: parents = ["Tests"] + sourceFolders
        case .plugin: parents = ["Plugins"]
        }
        let folders = parents.map { "\($0)/\(target.name)" }
        // The files of the only target of its kind may be directly in the folder.
        guard isOnlyOne, !folders.contains(where: hasSources) else { return folders }
        return target.kind == .test ? ["Tests"] : parents
    }

    /// The manifest may declare a target in a way that cannot be evaluated, such as a custom function. Such targets are
    /// assumed at their conventional paths, because parsing an unrelated folder is better than silently skipping a
    /// target.
    private static func customaryHome(of path: String) -> Home? {
        let components = path.pathComponents
        guard components.count > 2, let folder = components.first.map(String.init) else { return nil }
        guard isUsual(folder: folder) else { return nil }
        let kind = folder == "Tests" ? PackageManifest.Target.Kind.test : .library
        return Home(
            target: .init(guessed: String(components[1]), kind),
            folder: "\(folder)/\(components[1])",
            evidence: .convention
        )
    }

    /// Whether a folder, relative to the package, is where SwiftPM looks for targets, or below.
    static func isUsual(folder: String) -> Bool {
        let first = folder.pathComponents.first.map(String.init) ?? ""
        return first == "Tests" || sourceFolders.contains(first)
    }
}

extension PackageManifest.Target {
    /// Whether a file of the target's folder is compiled with it.
    ///
    /// - Parameter path: relative to the target's folder.
    fileprivate func accepts(_ path: String) -> Bool {
        func isListed(_ list: [String]) -> Bool {
            list.lazy.map(relativePath).contains { $0.isEmpty || path == $0 || path.utf8.starts(with: ($0 + "/").utf8) }
        }
        return !isListed(exclude) && (sources.map(isListed) ?? true)
    }

    /// The folders among its listed sources, relative to the package.
    ///
    /// - Parameter folder: the target's folder.
    fileprivate func listedFolders(in folder: String) -> [String] {
        (sources ?? []).map(relativePath).filter { !$0.hasSuffix(".swift") }.map {
            folder.isEmpty ? $0 : joined(folder, $0)
        }
    }

    /// The folder that contains the targets of its kind by convention.
    fileprivate var customaryParent: String {
        switch kind {
        case .library, .executable: "Sources"
        case .test: "Tests"
        case .plugin: "Plugins"
        }
    }
}

/// A path of a manifest without `.`, without `..` inside, and without leading and trailing slashes: "" for the package
/// itself.
private func relativePath(_ path: String) -> String {
    var kept: [String] = []
    for component in path.pathComponents.map(String.init) where component != "." {
        if component == "..", let last = kept.last, last != ".." { kept.removeLast() } else { kept.append(component) }
    }
    return kept.joined(separator: "/")
}

extension String {
    fileprivate func dropFolder(_ folder: String) -> String {
        folder.isEmpty ? self : String(decoding: utf8.dropFirst(folder.utf8.count + 1), as: UTF8.self)
    }
}
