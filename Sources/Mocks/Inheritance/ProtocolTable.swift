import Cores
import Semantics
import SwiftReader

/// The protocols of all sources, by name.
package struct ProtocolTable: Sendable {
    package let files: [SourceProtocols]
    /// By qualified name, all declarations: the file and the number in the file.
    private let byName: [String: [Entry]]
    /// By qualified name, the files that declare a typealias.
    private let aliases: [String: [Int]]
    /// The last components of the names of typealiases.
    private let aliasNames: Set<String>
    private let classes: Set<String>
    /// By the qualified name of a type, the names of the types inside it.
    let nestedTypes: [String: Set<String>]
    /// The names of types whose values cannot be copied.
    let noncopyable: Set<String>
    /// The names of types that hide one of the standard library.
    let hiding: Set<String>
    /// The names of the members in all extensions.
    let extensionMembers: Set<String>
    /// The attributes that isolate to a global actor of the sources.
    private let globalActors: Set<String>
    /// For names with a module in front.
    private let modules: Set<String>
    /// By module, what its files import.
    private let imports: [String: Set<String>]
    private let libraries: LibraryProtocols
    /// The number of files of the sources; those of libraries follow.
    private let sourceCount: Int

    package struct Entry: Hashable, Sendable {
        package let file: Int
        package let number: Int
    }

    package init(_ sources: [SourceProtocols], and libraries: LibraryProtocols) {
        files = sources + libraries.all
        self.libraries = libraries
        var byName: [String: [Entry]] = [:]
        var aliases: [String: [Int]] = [:]
        var classes: Set<String> = []
        for (file, source) in files.enumerated() {
            for (number, declaration) in source.protocols.enumerated() {
                byName[declaration.qualifiedName, default: []].append(Entry(file: file, number: number))
            }
            for name in source.aliases.keys { aliases[name, default: []].append(file) }
            // A protocol of an app may have the name of a library's class.
            if file < sources.count { classes.formUnion(source.classes) }
        }
        self.byName = byName
        self.aliases = aliases
        aliasNames = Set(aliases.keys.map(Self.lastComponent))
        self.classes = classes
        nestedTypes = sources.reduce(into: [:]) { result, source in
            for name in source.nestedTypes {
                guard let dot = name.lastIndex(of: ".") else { continue }
                result[String(name[..<dot]), default: []].insert(String(name[name.index(after: dot)...]))
            }
        }
        noncopyable = sources.reduce(into: []) { $0.formUnion($1.noncopyable) }
        hiding = sources.reduce(into: []) { $0.formUnion($1.hiding) }
        extensionMembers = sources.reduce(into: []) { $0.formUnion($1.extensionMembers) }
        globalActors = sources.reduce(into: []) { $0.formUnion($1.globalActors.map { "@\($0)" }) }
        modules = Set(files.map(\.module))
        imports = files.reduce(into: [:]) { $0[$1.module, default: []].formUnion($1.imports.map(\.module)) }
        sourceCount = sources.count
    }

    package subscript(entry: Entry) -> ProtocolDeclaration { files[entry.file].protocols[entry.number] }

    /// The module of a protocol, if another module of the sources declares a protocol of its name too.
    func qualifier(of declaration: ProtocolDeclaration) -> String? {
        let entries = (byName[declaration.qualifiedName] ?? []).filter { $0.file < sourceCount }
        guard Set(entries.map { files[$0.file].module }).count > 1 else { return nil }
        return entries.first { self[$0].location == declaration.location }.map { files[$0.file].module }
    }

    /// Whether a protocol belongs to the main actor because its module isolates by default.
    func isIsolatedByDefault(_ entry: Entry) -> Bool {
        files[entry.file].isolatesByDefault && !self[entry].isNonisolated
    }

    /// Whether an attribute isolates to a global actor. Those of modules that are not read have names like `MainActor`.
    func isGlobalActor(_ attribute: String) -> Bool {
        attribute.hasSuffix("Actor") || globalActors.contains(attribute)
    }

    /// All protocols of the sources, in their order.
    package var entries: [Entry] {
        files.indices.prefix(sourceCount).flatMap { file in
            files[file].protocols.indices.map { Entry(file: file, number: $0) }
        }
    }

    /// The protocols with given qualified names and modules, in the order of the names.
    package func entries(named names: [(name: String, module: String)]) -> [Entry] {
        names.flatMap { wanted in
            (byName[wanted.name] ?? []).filter { $0.file < sourceCount && files[$0.file].module == wanted.module }
        }
    }

    /// Whether one of the protocols inherits a protocol that only generated code can declare.
    package func needsGenerated(_ entries: [Entry]) -> Bool {
        let word = "Dependency"
        let isNamed = files.contains { file in
            file.aliases.values.contains { $0.spelling.contains(word) }
                || file.protocols.contains { declaration in
                    declaration.inherited.contains { $0.spelling.contains(word) }
                        || declaration.constraints.contains { $0.bound.spelling.contains(word) }
                }
        }
        guard isNamed else { return false }
        return mapOnAllCores(portions(of: entries.count)) { portion in
            entries[portion].contains { entry in
                MockedProtocol(entry, in: self).unknown.contains { $0.contains(word) }
            }
        }
        .contains(true)
    }

    /// What a name in an inheritance clause means.
    enum Meaning {
        /// Several only if branches of `#if` declare it.
        case protocols([Entry])
        case alias(TypeSyntax)
        case aClass
        case unknown
    }

    /// - Parameters:
    ///   - file: the file that contains the name.
    ///   - enclosing: the types around it.
    func meaning(of name: String, in file: Int, enclosing: [String]) -> Meaning {
        for depth in stride(from: enclosing.count, through: 0, by: -1) {
            let qualified = (enclosing.prefix(depth) + [name]).joined(separator: ".")
            if let found = lookUp(qualified, from: file) { return found }
        }
        // `Module.Name`.
        guard let dot = name.firstIndex(of: "."), modules.contains(String(name[..<dot])) else { return .unknown }
        let plain = String(name[name.index(after: dot)...])
        return lookUp(plain, from: file, only: String(name[..<dot])) ?? .unknown
    }

    private func lookUp(_ name: String, from file: Int, only module: String? = nil) -> Meaning? {
        let entries = byName[name] ?? []
        let nearest = nearest(entries.map(\.file) + (aliases[name] ?? []), to: file, only: module)
        let found = entries.filter { nearest.contains($0.file) && isVisible($0, from: file) }
        if !found.isEmpty { return .protocols(found) }
        if let alias = (aliases[name] ?? []).first(where: nearest.contains).flatMap({ files[$0].aliases[name] }) {
            return .alias(alias)
        }
        return classes.contains(name) ? .aClass : nil
    }

    /// Whether a name that no source declares is that of a class in a library that the file imports.
    func isLibraryClass(_ name: String, in file: Int) -> Bool {
        let path = name.split(separator: ".")
        guard let last = path.last.map(String.init), path.count < 3 else { return false }
        return files.indices.dropFirst(sourceCount).contains { library in
            files[library].classes.contains(last) && isLibrary(library, visibleFrom: file)
                && (path.count == 1 || path[0] == files[library].module)
        }
    }

    private func isVisible(_ entry: Entry, from file: Int) -> Bool {
        self[entry].access > .fileprivate || entry.file == file
    }

    /// The files of the nearest module among some: the own one, then an imported one, then the first of all.
    private func nearest(_ candidates: [Int], to file: Int, only module: String?) -> Set<Int> {
        let candidates = candidates.filter {
            (module == nil || files[$0].module == module) && ($0 < sourceCount || isLibrary($0, visibleFrom: file))
        }
        let own = candidates.filter { files[$0].module == files[file].module }
        if !own.isEmpty { return Set(own) }
        let imported = imports[files[file].module] ?? []
        let reached = candidates.filter { $0 < sourceCount && imported.contains(files[$0].module) }
        let libraries = reached.isEmpty ? candidates.filter { $0 >= sourceCount } : []
        let nearest = [reached, libraries, candidates].first { !$0.isEmpty } ?? []
        guard let first = nearest.map({ files[$0].module }).min() else { return [] }
        return Set(nearest.filter { files[$0].module == first })
    }

    /// Whether a file sees a library whose sources are not at hand.
    private func isLibrary(_ library: Int, visibleFrom file: Int) -> Bool {
        let name = files[library].module
        guard name != "Swift", file < sourceCount else { return true }
        return libraries.isVisible(name, importing: imports[files[file].module] ?? [])
    }

    /// Whether some typealias of the sources has a name.
    func mayBeAlias(_ name: String) -> Bool { aliasNames.contains(Self.lastComponent(of: name)) }

    private static func lastComponent(of name: String) -> String {
        name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    }

    /// The type that a typealias names; `nil` if the sources declare no typealias of that name.
    func aliasedType(_ name: String, in file: Int, enclosing: [String]) -> TypeSyntax? {
        if case .alias(let type) = meaning(of: name, in: file, enclosing: enclosing) { type } else { nil }
    }
}
