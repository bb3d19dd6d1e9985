import ScopeGraph
import Semantics
import Modules
import WiringText

extension GenerationPlan {
    /// The libraries for which code is generated.
    package enum Libraries: Sendable {
        case all, ribs, needle

        var includesRIBs: Bool { self != .needle }
        var includesNeedle: Bool { self != .ribs }
    }

    /// Plans the file of one module for a build: all code that the module needs, in one file, even if it needs none.
    ///
    /// - Parameter module: an index into `ScopeGraph.modules`.
    package init(
        onlyModule module: Int,
        for libraries: Libraries = .all,
        of graph: ScopeGraph,
        resolution: Resolution,
        sources: [ModuleSources],
        pathLimit: Int = pathLimit
    ) throws(NeedleRefusal) {
        let imports = ImportTable(of: sources, graph.dialects)
        let writers = WiringWriters(graph: graph, resolution: resolution, imports: imports)
        let writer = writers.writer(for: module)
        var sections: [(wiring: ChildWiring, text: String)] = []
        if libraries.includesRIBs, sources[module].wiringMode != .hand {
            let all = WiringPlan(graph: graph, resolution: resolution).allWirings
            sections = writer.sections(of: ModuleWirings(of: all, in: graph, writers.homes).byModule[module])
        }
        var scopes = Set(sections.map { graph.scopes[$0.wiring.parent].id })
        let header = WiringWriter.buildHeader
        var text = GeneratedText(sections.isEmpty ? "\(header)\n" : writer.text(of: sections, header: header))
        let needle = NeedleInputs(graph: graph, resolution: resolution, sources: sources, imports: imports)
            .input(of: module)
        let tree = needle.tree
        if libraries.includesNeedle, !tree.components.isEmpty, sources[module].module.kind != .test {
            let refusals = tree.refusals(pathLimit: pathLimit)
            guard refusals.isEmpty else { throw NeedleRefusal(reasons: refusals) }
            let statements = sections.isEmpty ? [] : writer.importStatements(for: sections)
            text = needle.text(header: header, besides: statements)
            if !sections.isEmpty {
                text = text.followed(by: "\n\(sections.map(\.text).joined(separator: "\n\n"))\n")
            }
            scopes.formUnion(tree.scopeIDs)
        }
        self.init(files: [
            PlannedFile(
                module: module,
                path: GeneratedFileName.usual,
                text: text,
                current: nil,
                scopes: scopes.sorted(),
                sharers: [],
                lacking: nil
            )
        ])
    }
}

/// The import statements of two parts of one file, sorted. If both import a module without conditions, the wider import
/// is kept.
func mergedImports(_ some: [String], _ others: [String]) -> [String] {
    var byName: [Substring: String] = [:]
    for statement in some + others {
        let name = statement.hasPrefix("#") ? statement[...] : statement.split(separator: " ").last ?? ""
        if let known = byName[name], rank(of: known) >= rank(of: statement) { continue }
        byName[name] = statement
    }
    return byName.values.sorted()
}

/// Orders imports of one module by what they make visible.
private func rank(of statement: String) -> Int {
    let words = statement.split(separator: " ").prefix { $0 != "import" }
    let access = words.contains("internal") ? 0 : words.contains("package") ? 1 : 2
    return access * 8 + min(words.count, 7)
}
