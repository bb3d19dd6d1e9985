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
    }

    /// Sorted by the bytes of folder and name.
    public let modules: [LocatedModule]
    /// For each file of the tree, an index into `modules`; `nil` for what is no code of an app, such as manifests and
    /// scripts of a package.
    public let moduleOfFile: [Int?]

    public init(of tree: SourceTree) {
        var finder = ModuleFinder(tree)
        let found = tree.files.map { finder.module(of: $0) }
        let order = finder.modules.indices.sorted { left, right in
            let (first, second) = (finder.modules[left].module, finder.modules[right].module)
            if first.folder != second.folder { return first.folder.utf8.lexicographicallyPrecedes(second.folder.utf8) }
            return first.name.utf8.lexicographicallyPrecedes(second.name.utf8)
        }
        var ranks = [Int](repeating: 0, count: order.count)
        for (rank, index) in order.enumerated() { ranks[index] = rank }
        modules = order.map { finder.modules[$0] }
        moduleOfFile = found.map { $0.map { ranks[$0] } }
    }
}

/// What is known of a module before it has its name in paths.
struct ModuleSketch {
    let name: String
    /// Absolute.
    let folder: String
    let kind: Module.Kind
    let origin: Module.Origin
    /// Absolute.
    let package: String
    let dependencies: [String]?
}
