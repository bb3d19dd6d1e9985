import ScopeGraph
import Semantics
import SwiftReader
import WiringText

/// The import statements of a file in Needle's form: those of all files with components and dependencies, as written.
/// Access and most attributes concern only the importing module, so the generated file's module determines them.
struct NeedleImports {
    private let table: ImportTable
    /// The module of the generated code, an index into `ScopeGraph.modules`.
    private let module: Int
    /// By the name of the module, the statements without modifiers, with their conditions.
    private var found: [String: [Statement: Set<[String]>]] = [:]
    /// The statements that some file has without a condition.
    private var unconditional: Set<String> = []
    /// By the name of the module, the only symbols that files import.
    private var symbols: [String: Set<String>] = [:]
    /// The names of modules of which some file imports everything.
    private var wholes: Set<String> = []

    private struct Statement: Hashable {
        /// From `import` to the end.
        let text: String
        let attributes: [String]
    }

    init(table: ImportTable, module: Int) {
        self.table = table
        self.module = module
    }

    mutating func add(_ file: SourceFile) {
        for statement in file.imports {
            let declaration = statement.declaration
            let text = file.text(declaration.range)
            if unconditional.contains(text) { continue }
            let name = String(file.joined(declaration.name).prefix { $0 != "." })
            if let symbol = statement.symbol {
                symbols[name, default: []].insert(symbol)
            } else {
                wholes.insert(name)
            }
            let tests = file.conditionTexts(of: declaration)
            if tests.isEmpty { unconditional.insert(text) }
            let attributes = declaration.attributes.indices
                .filter { file.text(file.attributes[$0].name) != "_exported" }
                .map { file.text(file.attributes[$0].range) }
            let plain = SourceRange(start: declaration.keyword.start, end: declaration.range.end)
            let statement = Statement(text: file.text(plain), attributes: attributes)
            found[name, default: [:]][statement, default: []].insert(tests)
        }
    }

    /// Whether some file imports a module, directly or through a reexport.
    func bring(_ name: String) -> Bool { found.keys.contains { table.modules(importedWith: $0).contains(name) } }

    /// The statements, sorted.
    ///
    /// - Parameters:
    ///   - others: modules to import even if no file does.
    ///   - open: the modules of which something public is named.
    ///   - named: by module, the names that the file contains.
    func statements(besides others: [String], open: Set<String>, named: () -> [String: Set<String>]) -> [String] {
        var all = found
        let partial = symbols.keys.filter { !wholes.contains($0) }
        let names = partial.isEmpty ? [:] : named()
        for name in partial where !(names[name] ?? []).isSubset(of: symbols[name] ?? []) {
            let tests = all[name]?.values.reduce(into: Set()) { $0.formUnion($1) }
            all[name]?[Statement(text: "import \(name)", attributes: [])] = tests
        }
        for name in others where all[name] == nil && !table.sharesFiles(with: name, in: module) {
            all[name] = [Statement(text: "import \(name)", attributes: []): [[]]]
        }
        all[table.name(of: module)] = nil
        var conditions: [String: Set<[String]>] = [:]
        for (name, statements) in all {
            let word = table.word(
                forImporting: name,
                in: module,
                table.modules(importedWith: name).isDisjoint(with: open) ? .internal : .public
            )
            let spelled = table.importedName(of: name, in: module)
            for (statement, tests) in statements {
                let head = statement.attributes.map { "\($0) " }.joined() + word
                let text = spelled == name ? statement.text : "import \(spelled)"
                conditions[head + text, default: []].formUnion(tests)
            }
        }
        return conditions.sorted { $0.key < $1.key }.map { statement, conditions in
            let alternatives = conditions.sorted { $0.lexicographicallyPrecedes($1) }
            guard let test = BuildConditions.test(BuildConditions.either(alternatives)) else { return statement }
            return "#if \(test)\n\(statement)\n#endif"
        }
    }
}
