/// Which modules can have values of types that a module declares: itself, and those that import it, directly or through
/// others.
struct ModuleSight: Sendable {
    private let importers: [[Int]]

    init(of index: TypeIndex) {
        var importers = [Set<Int>](repeating: [], count: index.modules.count)
        // Where several modules have the name, any may be meant.
        func note(_ names: [String], by module: Int) {
            for name in names {
                for imported in index.modulesByName[name] ?? [] { importers[imported].insert(module) }
            }
        }
        for file in index.files { note(file.imports, by: file.module) }
        for (number, module) in index.modules.enumerated() {
            note(index.otherImports[number] + module.companions, by: number)
        }
        self.importers = importers.map { $0.sorted() }
    }

    /// The modules that see one of some modules, ascending.
    func modules(seeing seen: some Sequence<Int>) -> [Int] {
        var found = Set(seen)
        var pending = Array(found)
        while let next = pending.popLast() {
            for importer in importers[next] where found.insert(importer).inserted { pending.append(importer) }
        }
        return found.sorted()
    }
}
