import ScopeGraph
import Modules

/// Where the files of a new RIB belong.
struct Placement {
    /// An index into the modules.
    let module: Int
    /// The absolute path of the folder.
    let folder: String

    /// - Throws: that the requested module or folder is not part of the sources.
    init(_ request: NewRIBRequest, _ ribs: [RIB], in sources: ScaffoldSources) throws(ScaffoldRefusal) {
        let graph = sources.subject.graph
        let parent = graph.scopes[request.parent]
        let name = request.name.name
        let haveFolders = Self.haveFolders(ribs, sources)
        if let wanted = request.module {
            module = try Self.module(named: wanted, for: parent, in: sources)
            folder = Self.folder(for: name, in: sources.folders[module], haveFolders)
            return
        }
        if let wanted = request.folder {
            module = try Self.module(containing: wanted, in: sources)
            folder = Self.folder(for: name, in: wanted, haveFolders)
            return
        }
        module = parent.module
        folder = Self.folder(for: name, in: Self.container(request.parent, ribs, sources), haveFolders)
    }

    private static func folder(for name: String, in container: String, _ haveFolders: Bool) -> String {
        !haveFolders || container.lastComponent == name ? container : joined(container, name)
    }

    private static func module(
        named name: String,
        for parent: Scope,
        in sources: ScaffoldSources
    ) throws(ScaffoldRefusal) -> Int {
        let package = sources.modules[parent.module].module.package
        let found = sources.modules.indices.filter { sources.modules[$0].module.name == name }
        guard let module = found.first(where: { sources.modules[$0].module.package == package }) ?? found.first else {
            let known = sources.modules.filter { !$0.module.kind.standsAlone }.map { "'\($0.module.name)'" }.sorted()
            throw ScaffoldRefusal("Unknown module '\(name)'. The modules are \(known.joined(separator: ", ")).")
        }
        return module
    }

    private static func module(containing folder: String, in sources: ScaffoldSources) throws(ScaffoldRefusal) -> Int {
        guard let module = folder.innermost(of: sources.folders) else {
            throw ScaffoldRefusal("'\(folder)' is not in a folder of a module that was read.")
        }
        return module
    }

    /// Whether most RIBs have a folder of their own.
    private static func haveFolders(_ ribs: [RIB], _ sources: ScaffoldSources) -> Bool {
        let named = ribs.count { rib in (folder(of: rib, sources)?.lastComponent ?? "") == rib.name }
        return 2 * named > ribs.count
    }

    /// The folder that contains the RIBs beside the new one.
    private static func container(_ parent: Int, _ ribs: [RIB], _ sources: ScaffoldSources) -> String {
        let graph = sources.subject.graph
        let scope = graph.scopes[parent]
        func folders(of scope: Scope) -> (own: String, container: String)? {
            guard let rib = ribs.first(where: { $0.name == scope.nameOfRIB }), let folder = folder(of: rib, sources)
            else { return nil }
            // A module may have the name of its first RIB.
            let isOwn = folder.lastComponent == rib.name && folder != sources.folders[scope.module]
            return isOwn ? (folder, folder.parentFolder) : (folder, folder)
        }
        let children = graph.children(of: parent).map { graph.scopes[$0] }.filter { $0.module == scope.module }
        if let sibling = children.lazy.compactMap(folders).first { return sibling.container }
        guard let own = folders(of: scope) else { return sources.folders[scope.module] }
        // As deep in the tree of folders as other children are below their parents.
        let edges = graph.edges.compactMap { edge in
            folders(of: graph.scopes[edge.child]).flatMap { child in
                folders(of: graph.scopes[edge.parent]).map { (child, $0) }
            }
        }
        let nested = edges.count { $0.0.container == $0.1.own && $0.1.own != $0.1.container }
        return 2 * nested > edges.count ? own.own : own.container
    }

    private static func folder(of rib: RIB, _ sources: ScaffoldSources) -> String? {
        rib.main.map { sources.location($0.source.path).parentFolder }
    }
}
