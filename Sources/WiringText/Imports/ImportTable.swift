import Cores
import Graphs
import ScopeGraph
import Semantics
import Modules
import SwiftReader

/// The imports of the sources, so that generated code can repeat them.
///
/// Immutable, and a class because it is passed around much more often than it is created.
package final class ImportTable: Sendable {
    private let dialects: Dialects
    private let modules: [Module]
    /// By module, its imports by the name of the imported module, without duplicate forms.
    private let forms: [[String: [ImportForm]]]
    private let files: [String: FileTypeSyntax]
    private let modulesByName: [String: [Int]]
    /// The names of the types of all dialects.
    private let namesOfLibraries: Set<String>
    /// By name, the modules that a module reexports, directly or not.
    private let reexports: [String: Set<String>]
    /// The same without the imports in an `#if`.
    private let unconditionalReexports: [String: Set<String>]
    /// The names of the modules that some file imports.
    private let imported: Set<String>
    /// By module, whether some import has an access modifier, or an import without one is internal.
    private let areLevelsWritten: [Bool]
    /// By module, the result of `libraries(of:)`.
    private let libraries: [[String]]
    /// By name, the modules that declare a global actor.
    private let actors: [String: Set<Int>]
    /// By module, what it reaches.
    private let reaches: [Lazy<Reach>]
    /// The types that the files declare, which their names may mean.
    let declaredTypes: Lazy<DeclaredTypeNames>

    /// What a module imports, directly or not.
    private struct Reach {
        /// The module itself, and those with sources.
        let modules: Set<Int>
        /// The names of those without sources.
        let namesWithoutSources: Set<String>
        /// Whether there are certainly no others: no file of a module is excluded.
        let isComplete: Bool
    }

    private struct FileTypeSyntax {
        let module: Int
        /// In source order.
        let forms: [NamedForm]
    }

    private struct NamedForm {
        let name: String
        let form: ImportForm
    }

    package init(of sources: [ModuleSources], _ dialects: Dialects) {
        self.dialects = dialects
        declaredTypes = Lazy { DeclaredTypeNames(of: sources) }
        modules = sources.map(\.module)
        modulesByName = Dictionary(grouping: sources.indices) { sources[$0].module.name }
        namesOfLibraries = Set(dialects.all.flatMap(\.typeNames))
        var forms = [[String: [ImportForm]]](repeating: [:], count: sources.count)
        var files: [String: FileTypeSyntax] = [:]
        var reexports: [String: Set<String>] = [:]
        var unconditionalReexports: [String: Set<String>] = [:]
        var actors: [String: Set<Int>] = [:]
        for (module, part) in sources.enumerated() {
            for file in part.files {
                for name in file.globalActors { actors[name, default: []].insert(module) }
                var own: [NamedForm] = []
                for statement in file.imports {
                    let name = part.module.ownName(ofImported: statement.module)
                    let form = ImportForm(statement, in: file)
                    own.append(NamedForm(name: name, form: form))
                    // Most files import the same modules in the same form.
                    if !(forms[module][name]?.contains(form) ?? false) { forms[module][name, default: []].append(form) }
                    guard statement.isReexport else { continue }
                    reexports[part.module.name, default: []].insert(name)
                    if form.conditions.isEmpty { unconditionalReexports[part.module.name, default: []].insert(name) }
                }
                files[file.path] = FileTypeSyntax(module: module, forms: own)
            }
        }
        self.forms = forms
        let imported = zip(sources, forms).map { $0.otherImports + $1.keys }
        self.imported = Set(imported.joined())
        reaches = Self.reaches(of: sources, importing: imported)
        self.files = files
        self.actors = actors
        let reached = Self.closures(of: reexports)
        self.reexports = reached
        self.unconditionalReexports = Self.closures(of: unconditionalReexports)
        libraries = forms.map { Self.libraries(among: $0.keys, reached, dialects).sorted() }
        areLevelsWritten = zip(sources, forms).map { part, forms in
            part.module.language.hidesImports || forms.values.contains { $0.contains { $0.access != nil } }
        }
    }

    /// - Parameter imported: by module, the names of the modules that it imports.
    private static func reaches(of sources: [ModuleSources], importing imported: [[String]]) -> [Lazy<Reach>] {
        let byName = Dictionary(grouping: sources.indices) { sources[$0].module.name }
        let (companions, hasExcludedFiles) = (sources.map(\.module.companions), sources.map(\.hasExcludedFiles))
        let next = Lazy {
            zip(imported, companions).map { names, companions in (names + companions).flatMap { byName[$0] ?? [] } }
        }
        return sources.indices.map { module in
            Lazy {
                let next = next.value
                let modules = reachable(from: [module]) { next[$0] }
                let names = modules.reduce(into: Set<String>()) { names, other in
                    for name in imported[other] where byName[name] == nil { names.insert(name) }
                }
                return Reach(
                    modules: Set(modules),
                    namesWithoutSources: names,
                    isComplete: modules.allSatisfy { !hasExcludedFiles[$0] }
                )
            }
        }
    }

    private static func closures(of direct: [String: Set<String>]) -> [String: Set<String>] {
        Dictionary(
            uniqueKeysWithValues: direct.keys.map { name in
                (name, Set(reachable(from: direct[name] ?? []) { direct[$0] ?? [] }))
            }
        )
    }

    /// The module of a file.
    package func module(ofFile file: String) -> Int? { files[file]?.module }

    /// The libraries of dialects that a module imports, directly or through a reexport, sorted.
    package func libraries(of module: Int) -> [String] { libraries.indices.contains(module) ? libraries[module] : [] }

    /// The same for one file.
    package func libraries(ofFile file: String) -> Set<String> {
        files[file].map { Self.libraries(among: $0.forms.map(\.name), reexports, dialects) } ?? []
    }

    /// The libraries among some modules and their reexports.
    private static func libraries(
        among modules: some Sequence<String>,
        _ reexports: [String: Set<String>],
        _ dialects: Dialects
    ) -> Set<String> {
        var names: Set<String> = []
        for name in modules {
            names.insert(name)
            if let others = reexports[name] { names.formUnion(others) }
        }
        return names.filter { dialects.isLibrary($0) }
    }

    package func name(of module: Int) -> String { modules[module].name }

    /// The name by which the files of a module import another.
    package func importedName(of name: String, in module: Int) -> String { modules[module].importedName(of: name) }

    /// Whether a name is that of the library of a dialect.
    func isLibraryOfDialect(_ name: String) -> Bool { dialects.isLibrary(name) }

    /// Whether a library of a dialect that a module imports declares a type.
    ///
    /// - Parameter other: a module that does not count.
    func importsLibrary(declaring name: String, besides other: String?, in module: Int) -> Bool {
        // Few types have such a name.
        namesOfLibraries.contains(name)
            && forms[module].keys.contains { imported in
                imported != other && dialects.dialect(ofModule: imported)?.typeNames.contains(name) ?? false
            }
    }

    /// The names of the modules that a file imports, directly or through a reexport.
    package func modules(importedBy file: String) -> Set<String> {
        var names: Set<String> = []
        for form in files[file]?.forms ?? [] { names.formUnion(modules(importedWith: form.name)) }
        return names
    }

    /// The modules of which a file imports one or another, depending on the branches of an `#if`, and which declare a
    /// type of the same name. Empty if a type means the same in all builds.
    func alternatives(to type: NamedType, importedBy file: String) -> [Int] {
        let head = String(type.name.prefix { $0 != "." })
        let all = declaredTypes.value[head]
        guard all.count > 1, module(ofFile: file) != type.module, !importsInAllBuilds(type.module, file) else {
            return []
        }
        let imported = modules(importedBy: file)
        let homes = Set(declaredTypes.value.libraries(offering: all).filter { imported.contains(modules[$0].name) })
        return homes.count > 1 && homes.contains(type.module) ? homes.sorted() : []
    }

    private func importsInAllBuilds(_ module: Int, _ file: String) -> Bool {
        let name = modules[module].name
        return (files[file]?.forms ?? []).contains {
            $0.form.conditions.isEmpty
                && ($0.name == name || unconditionalReexports[$0.name]?.contains(name) ?? false)
        }
    }

    /// A module, and all that it imports, directly or not.
    package func reached(from module: Int) -> Set<Int> { reaches[module].value.modules }

    /// Whether `reached` certainly names all modules with sources.
    func isReachComplete(from module: Int) -> Bool { reaches[module].value.isComplete }

    /// The modules without sources that a module imports, directly or not.
    func namesWithoutSources(from module: Int) -> Set<String> { reaches[module].value.namesWithoutSources }

    /// A module and those that it re-exports.
    package func modules(importedWith name: String) -> Set<String> { (reexports[name] ?? []).union([name]) }

    /// The modifier of an import in a module.
    package func word(forImporting name: String, in module: Int, _ access: Access) -> String {
        ImportForms(
            own: forms[module][name] ?? [],
            others: [],
            module: name,
            areLevelsWritten: areLevelsWritten[module]
        )
        .word(for: access)
    }

    /// The modules that declare a global actor and are visible to a file.
    ///
    /// - Parameter attribute: as written: `@StoreActor`.
    package func homes(ofActor attribute: String, seenFrom file: String) -> [String] {
        guard let homes = actors[attribute.dropFirst().split(separator: ".").last.map(String.init) ?? ""],
            let seer = files[file]
        else { return [] }
        let seen = Set(seer.forms.map(\.name)).reduce(into: Set([modules[seer.module].name])) {
            $0.formUnion(modules(importedWith: $1))
        }
        return homes.map { modules[$0].name }.filter(seen.contains).sorted()
    }

    /// Whether some file of a module imports another, directly or through a reexport.
    func imports(_ name: String, in module: Int) -> Bool {
        forms[module].keys.contains { $0 == name || reexports[$0]?.contains(name) ?? false }
    }

    /// Whether a module can import another, even if none of its files does.
    func mayImport(_ name: String, in module: Int) -> Bool {
        if imports(name, in: module) { return true }
        if hasGuessedName(name) { return false }
        // Bazel rejects imports that the target does not declare.
        return modules[module].dependencies?.contains(name) ?? (modules[module].origin != .buildFolder)
    }

    /// The imports of a file that are outside the sources, or that reexport such a module.
    ///
    /// - Parameter access: imports with less access are left out.
    func foreign(in file: String, for access: Access) -> [String] {
        guard let file = files[file] else { return [] }
        let direct = file.forms.filter {
            ($0.form.access ?? .public) >= min(access, .public) || access <= .internal
        }
        let own = modules[file.module].name
        return Set(direct.map(\.name)).filter(bringsForeign).sorted()
            + (reexports[own, default: []].contains(where: bringsForeign) ? [own] : [])
    }

    private func bringsForeign(_ name: String) -> Bool {
        modulesByName[name] == nil || reexports[name]?.contains { modulesByName[$0] == nil } ?? false
    }

    /// The conditions under which the files of a module import another.
    package func conditions(of name: String, in module: Int) -> [String] {
        let found = visible(name, in: module).flatMap { forms[module][$0] ?? [] }
        return BuildConditions.either(found.map(\.conditions))
    }

    /// Whether the targets of a module and of another compile common files, and neither is imported into the other: what
    /// they share needs no import, and the rest is out of reach.
    package func sharesFiles(with name: String, in module: Int) -> Bool {
        let own = modules[module]
        let isShared =
            own.companions.contains(name)
            || modulesByName[name]?.contains { modules[$0].companions.contains(own.name) } ?? false
        return isShared && !imports(name, in: module)
    }

    /// The import statements of a file of a module, sorted.
    func statements(for needs: ImportNeeds, in module: Int) -> [String] {
        var visible: [String: (access: Access, files: Set<String>)] = [:]
        let own = modules[module]
        for (name, need) in needs.modules where name != own.name {
            if sharesFiles(with: name, in: module) { continue }
            for seen in self.visible(name, in: module) {
                let known = visible[seen] ?? (.internal, [])
                visible[seen] = (max(known.access, need.access), known.files.union(need.files))
            }
        }
        return visible.sorted { own.importedName(of: $0.key) < own.importedName(of: $1.key) }.flatMap { name, need in
            let others = need.files.sorted().compactMap { files[$0] }.filter { $0.module != module }
            let spelled = own.importedName(of: name)
            return ImportForms(
                own: forms[module][name] ?? [],
                others: others.flatMap { $0.forms.filter { $0.name == name }.map { $0.form.naming(name, spelled) } },
                module: spelled,
                areLevelsWritten: areLevelsWritten[module]
            )
            .statements(for: need.access)
        }
    }

    /// Whether the name of a module is only that of its folder: no file imports it.
    private func hasGuessedName(_ name: String) -> Bool {
        guard let named = modulesByName[name], named.allSatisfy({ modules[$0].isNameGuessed }) else { return false }
        return !imported.contains(name)
    }

    /// The imports through which a module sees another: that module, or those that reexport it.
    private func visible(_ name: String, in module: Int) -> [String] {
        let own = forms[module]
        if own[name] != nil { return [name] }
        let umbrellas = own.keys.filter { reexports[$0]?.contains(name) ?? false }.sorted()
        let always = umbrellas.first { own[$0]?.contains(where: \.conditions.isEmpty) ?? false }
        if let always { return [always] }
        return !umbrellas.isEmpty ? umbrellas : hasGuessedName(name) ? [] : [name]
    }
}

/// The modules that a generated file has to import.
struct ImportNeeds {
    /// By the name of the module.
    private(set) var modules: [String: (access: Access, files: Set<String>)] = [:]

    /// - Parameters:
    ///   - access: the access of the declaration that names the module.
    ///   - file: the file whose imports determine the form.
    mutating func add(_ module: String, _ access: Access, namedIn file: String? = nil) {
        let known = modules[module] ?? (.internal, [])
        modules[module] = (max(known.access, access), known.files.union([file].compactMap(\.self)))
    }

    /// Raises the access of a module that is imported already.
    mutating func widen(_ module: String, _ access: Access) {
        guard let known = modules[module] else { return }
        modules[module] = (max(known.access, access), known.files)
    }
}

extension SourceFile {
    /// The names of the global actors that the file declares.
    fileprivate var globalActors: [String] {
        let mark = Array("globalActor".utf8)
        func isMark(_ attribute: Attribute) -> Bool { bytes[bounds(of: attribute.name)].elementsEqual(mark) }
        guard attributes.contains(where: isMark) else { return [] }
        return declarations.filter { declaration in
            declaration.attributes.indices.contains { isMark(attributes[$0]) }
        }
        .map { name($0.name) }
    }
}
