import Modules
import SwiftReader

/// The modules of a source tree, and the module of each file.
///
/// The nearest folder with a manifest or project starts a module. Everything else is one module, named after the
/// folder.
package struct ModuleLayout: Sendable {
    /// A module and its location.
    package struct LocatedModule: Hashable, Sendable {
        package let module: Module
        /// The absolute path of `module.folder`.
        package let location: String
        /// The file that declares it: `Shop.xcodeproj`, `Package.swift`; "" if it follows from a folder only.
        package let evidence: String
        /// The number of its files.
        package let fileCount: Int

        package init(module: Module, location: String, evidence: String, fileCount: Int) {
            self.module = module
            self.location = location
            self.evidence = evidence
            self.fileCount = fileCount
        }
    }

    /// Files that are not code of an app.
    package struct LeftOut: Hashable, Sendable {
        /// The folder of the manifest or project that excludes them, as in `Module.folder`.
        package let folder: String
        package let why: Why
        /// The names of the files, in byte order.
        package let files: [String]
    }

    /// Why files are not code of an app.
    package enum Why: Hashable, Sendable {
        case manifest
        /// No target of a SwiftPM package contains it: a script, a plugin, an excluded file.
        case noTarget
        /// No target of an Xcode project compiles it; with the name of the project file.
        case unlisted(project: String)
        /// It describes the project to Tuist.
        case projectDescription

        /// In plain words, without a full stop.
        package var text: String {
            switch self {
            case .manifest: "it is a manifest"
            case .noTarget: "no target of the package contains it"
            case .unlisted(let project): "no target of \(project) compiles it"
            case .projectDescription: "it describes the project to Tuist"
            }
        }
    }

    /// A manifest that could not be parsed, so that modules are derived from folders.
    package struct Problem: Hashable, Sendable {
        /// The absolute path of the manifest.
        package let location: String
        /// 1-based.
        package let line: Int
        /// 1-based, in bytes.
        package let column: Int
        /// The problem in plain words, without a full stop.
        package let message: String
    }

    /// In byte order of folder and name.
    package let modules: [LocatedModule]
    /// For each file of the tree, an index into `modules`; `nil` if it is not code of an app, such as a manifest or a
    /// script of a package.
    package let moduleOfFile: [Int?]
    /// By the names of files that several targets compile, the names of the targets that do not own them, sorted. Tests
    /// are not included.
    package let sharersOfFiles: [String: [String]]
    /// For each module, where new files of it are compiled; empty if unknown.
    package let newFiles: [NewFiles]
    /// By the names of generated files for certain targets, the modules that compile them, if known.
    package let compilersOfGenerated: [String: Compilers]
    /// In byte order of folder and reason.
    package let leftOut: [LeftOut]
    /// In byte order of their locations.
    package let problems: [Problem]
    /// The local packages outside the given folders that manifests and projects inside them mention, in the order of
    /// the places.
    package let outsidePackages: [PackageReference]

    /// A layout that is known already.
    ///
    /// - Parameters:
    ///   - modules: in byte order of folder and name.
    ///   - moduleOfFile: for each file, an index into `modules`.
    package init(modules: [LocatedModule], moduleOfFile: [Int?], sharersOfFiles: [String: [String]]) {
        self.modules = modules
        self.moduleOfFile = moduleOfFile
        self.sharersOfFiles = sharersOfFiles
        newFiles = []
        compilersOfGenerated = [:]
        leftOut = []
        problems = []
        outsidePackages = []
    }

    package init(of tree: SourceTree) {
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
        outsidePackages = finder.outsidePackages
        sharersOfFiles = finder.sharersOfFiles
        let newFileFinder = NewFileFinder(finder, tree, found)
        let newFiles = newFileFinder.newFiles
        self.newFiles = order.map { newFiles[$0] }
        compilersOfGenerated = newFileFinder.compilersOfGenerated
    }
}

extension Module {
    /// Whether it precedes another in a layout: by the bytes of folder and name.
    package func precedes(_ other: Module) -> Bool {
        SourceLayout.precedes((folder, name), (other.folder, other.name))
    }
}

private func precedes(_ left: (String, String), _ right: (String, String)) -> Bool {
    if left.0 != right.0 { return left.0.precedesByBytes(right.0) }
    return left.1.precedesByBytes(right.1)
}
