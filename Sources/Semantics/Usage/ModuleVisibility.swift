import Graphs

/// Which modules may have values of the types that a module declares: itself, and those that import it, directly or
/// not.
package struct ModuleVisibility: Sendable {
    private let importers: [[Int]]

    /// For graphs without known imports.
    package static let none = ModuleVisibility(importers: [])

    /// - Parameter isCertain: whether only certain imports count. Otherwise, an import of a name that several modules
    ///   have counts for each of them.
    package init(of index: TypeIndex, isCertain: Bool = false) {
        var importers = [Set<Int>](repeating: [], count: index.modules.count)
        // The files of a module mostly have the same few imports.
        var noted = [[String]](repeating: [], count: index.modules.count)
        func note(_ names: [String], by module: Int) {
            for name in names where !noted[module].contains(name) {
                noted[module].append(name)
                let meant = index.modulesByName[name] ?? []
                if isCertain, meant.count > 1 { continue }
                for imported in meant { importers[imported].insert(module) }
            }
        }
        for file in index.files { note(file.imports, by: file.module) }
        for (number, module) in index.modules.enumerated() {
            note(index.otherImports[number] + (isCertain ? [] : module.companions), by: number)
        }
        self.importers = importers.map { $0.sorted() }
    }

    private init(importers: [[Int]]) { self.importers = importers }

    /// The modules that see at least one of the modules, ascending.
    package func modules(seeing seen: some Sequence<Int>) -> [Int] {
        reachable(from: seen) { importers.indices.contains($0) ? importers[$0] : [] }.sorted()
    }
}
