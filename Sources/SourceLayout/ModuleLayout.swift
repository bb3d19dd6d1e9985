import SwiftReader

/// The modules of a tree of sources, and to which each file belongs.
///
/// The nearest folder with a manifest or project starts a module; everything else is one module, named after the
/// folder.
public struct ModuleLayout: Sendable {
    /// A module and where it is.
    public struct LocatedModule: Hashable, Sendable {
        public let module: Module
        /// The absolute path of `module.folder`.
        public let location: String
        /// Where that it is one is written: `Shop.xcodeproj`, `Package.swift`; "" where a folder alone tells.
        public let evidence: String
        /// How many of the files belong to it.
        public let fileCount: Int
    }

    /// Files that are no code of an app.
    public struct LeftOut: Hashable, Sendable {
        /// The folder of the manifest or project that says so, as in `Module.folder`.
        public let folder: String
        public let why: Why
        /// The names of the files, sorted by their bytes.
        public let files: [String]
    }

    /// Why files are no code of an app.
    public enum Why: Hashable, Sendable {
        case manifest
        /// No target of a SwiftPM package holds it: a script, a plugin, an excluded file.
        case noTarget
        /// No target of an Xcode project compiles it; the name of the project's file.
        case unlisted(project: String)
        /// It tells Tuist what the project is.
        case projectDescription

        /// In plain words, without a full stop.
        public var text: String {
            switch self {
            case .manifest: "it is a manifest"
            case .noTarget: "no target of the package contains it"
            case .unlisted(let project): "no target of \(project) compiles it"
            case .projectDescription: "it describes the project to Tuist"
            }
        }
    }

    /// A manifest that could not be read, so that folders have to tell the modules.
    public struct Problem: Hashable, Sendable {
        /// The absolute path of the manifest.
        public let location: String
        /// 1-based.
        public let line: Int
        /// 1-based, in bytes.
        public let column: Int
        /// What is wrong there, in plain words, without a full stop.
        public let message: String
    }

    /// Sorted by the bytes of folder and name.
    public let modules: [LocatedModule]
    /// For each file of the tree, an index into `modules`; `nil` for what is no code of an app, such as manifests and
    /// scripts of a package.
    public let moduleOfFile: [Int?]
    /// By the names of files that several targets compile, the names of the targets for which they do not count, sorted.
    /// Tests are not among them.
    public let sharersOfFiles: [String: [String]]
    /// Sorted by the bytes of folder and reason.
    public let leftOut: [LeftOut]
    /// Sorted by the bytes of their locations.
    public let problems: [Problem]

    public init(of tree: SourceTree) {
        var finder = ModuleFinder(tree)
        let found = finder.modulesOfFiles()
        let order = finder.modules.indices.sorted { left, right in
            let (first, second) = (finder.modules[left], finder.modules[right])
            return precedes((first.folder, first.name), (second.folder, second.name))
        }
        var ranks = [Int](repeating: 0, count: order.count)
        for (rank, index) in order.enumerated() { ranks[index] = rank }
        var counts = [Int](repeating: 0, count: order.count)
        for module in found { module.map { counts[$0] += 1 } }
        modules = order.map { number in
            LocatedModule(
                module: finder.modules[number],
                location: finder.locations[number],
                evidence: finder.evidence[number],
                fileCount: counts[number]
            )
        }
        moduleOfFile = found.map { $0.map { ranks[$0] } }
        leftOut = finder.leftOut.flatMap { folder, groups in
            groups.map { LeftOut(folder: folder, why: $0.why, files: $0.files) }
        }
        .sorted { precedes(($0.folder, $0.why.text), ($1.folder, $1.why.text)) }
        problems = finder.problems
        sharersOfFiles = finder.sharersOfFiles
    }
}

private func precedes(_ left: (String, String), _ right: (String, String)) -> Bool {
    if left.0 != right.0 { return left.0.precedesByBytes(right.0) }
    return left.1.precedesByBytes(right.1)
}
