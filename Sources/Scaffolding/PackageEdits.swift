import Graphs
import Providers
import ScopeGraph
import Modules
import SourceLayout
import SwiftReader

/// The dependencies that the targets of a package lack for a RIB in another module than its parent.
struct PackageEdits {
    private(set) var edits: [Edit] = []
    /// The names of the modules that the module of the RIB did not depend on.
    private(set) var added: Set<String> = []

    /// - Parameters:
    ///   - parent: the parent of the RIB.
    ///   - module: its module, an index into the modules.
    ///   - view: what its view controller is; `nil` if none is written.
    /// - Throws: the dependency that has to be added by hand, or why none can be.
    init(
        from parent: Scope,
        to module: Int,
        showing view: RIBStyle.View?,
        _ tables: [TypeTable],
        in sources: ScaffoldSources
    ) throws(ScaffoldRefusal) {
        guard module != parent.module else { return }
        let (home, new) = (sources.modules[parent.module].module, sources.modules[module].module)
        if let dependencies = home.dependencies, !dependencies.contains(new.name) {
            guard !Self.reaches(home, from: new, in: sources) else {
                throw ScaffoldRefusal("'\(new.name)' depends on '\(home.name)', so '\(home.name)' cannot import it.")
            }
            edits += try Self.edits(adding: [new], to: home, sources)
        } else if let dependencies = new.dependencies, dependencies.contains(home.name) {
            throw ScaffoldRefusal("'\(new.name)' depends on '\(home.name)', so '\(home.name)' cannot import it.")
        }
        let needed = tables.indices.filter { number in
            let (needed, table) = (sources.modules[number].module, tables[number])
            let isSuperclass = view.map { if case .subclass(let name) = $0 { table.declares(name) } else { false } }
            guard Self.isLibrary(needed.name, of: parent) || isSuperclass ?? false, needed != new,
                let dependencies = new.dependencies
            else { return false }
            return !dependencies.contains(needed.name) && home.dependencies?.contains(needed.name) ?? false
        }
        .map { sources.modules[$0].module }.sorted { $0.name.precedesByBytes($1.name) }
        guard !needed.isEmpty else { return }
        if let other = needed.first(where: { Self.reaches(new, from: $0, in: sources) }) {
            throw ScaffoldRefusal("'\(other.name)' depends on '\(new.name)', so '\(new.name)' cannot import it.")
        }
        edits += try Self.edits(adding: needed, to: new, sources)
        added = Set(needed.map(\.name))
    }

    private static func isLibrary(_ name: String, of parent: Scope) -> Bool {
        Dialect.isLibraryOfRIBs(name) || (parent.isNeedleComponent && name == parent.dialect.module)
    }

    /// Whether a module depends on another, directly or not.
    private static func reaches(_ target: Module, from start: Module, in sources: ScaffoldSources) -> Bool {
        let pairs = sources.modules.map { ($0.module.name, $0.module.dependencies ?? []) }
        let dependencies = Dictionary(pairs) { first, _ in first }
        return reachable(from: [start.name]) { dependencies[$0] ?? [] }.contains(target.name)
    }

    private static func edits(
        adding dependencies: [Module],
        to target: Module,
        _ sources: ScaffoldSources
    ) throws(ScaffoldRefusal) -> [Edit] {
        let isPackage = (dependencies + [target]).allSatisfy { $0.origin == .package && $0.package == target.package }
        let manifest = isPackage ? sources.manifests[target.package] : nil
        let list = manifest.flatMap { TargetDependencies(of: target.name, in: $0) }
        if let edits = list?.adding(dependencies.map(\.name)) { return edits }
        let names = dependencies.map { "'\($0.name)'" }.joined(separator: ", ")
        let words = dependencies.map { "\"\($0.name)\"" }.joined(separator: ", ")
        throw ScaffoldRefusal(
            "'\(target.name)' cannot import \(names): add \(words) to the dependencies of target '\(target.name)' first."
        )
    }
}
