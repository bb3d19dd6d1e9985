import Semantics
import Modules
import SwiftReader

/// What nothing needs any more after a RIB and the providers that only it needed were removed.
package struct Leftovers: Sendable {
    /// The files to delete.
    package let files: [SourceFile]
    /// By file name.
    package private(set) var edits: [String: [Edit]] = [:]

    /// - Parameters:
    ///   - module: the name of the RIB's module, and the names of the files that may import it only for the RIB.
    ///   - names: the names in the removed providers.
    ///   - modules: what is left.
    ///   - mocks: the names of the files of mocks that are written again.
    package init(
        of module: (name: String, importers: Set<String>),
        named names: Set<String>,
        in modules: [ModuleSources],
        besides mocks: Set<String>
    ) {
        files = Self.helpers(names, modules, mocks)
        let deleted = Set(files.map(\.path))
        let imported = modules.filter { $0.module.name == module.name }
        guard imported.count < 2, let visible = imported.first.map(\.visibleNames) ?? ([], []) else { return }
        for importing in modules {
            let importers = importing.files.filter { module.importers.contains($0.path) && !deleted.contains($0.path) }
            guard !importers.isEmpty else { continue }
            // A name such as `build` means a member of the file's own module.
            let own = Set(importing.files.flatMap(\.declaredNames))
            let filter = NameFilter(names: Array(visible.types.union(visible.members.subtracting(own))))
            for source in importers {
                let removal = source.removingImport(of: module.name)
                // The module may have the name of a type.
                let code = SourceFile(path: source.path, reading: source.bytes(after: removal))
                if !code.names(any: filter) { edits[source.path] = removal }
            }
        }
    }

    /// The files that declare only types which a removed provider, or another such file, named and nothing else names.
    private static func helpers(_ names: Set<String>, _ modules: [ModuleSources], _ mocks: Set<String>) -> [SourceFile]
    {
        let all = modules.flatMap(\.files).filter { !mocks.contains($0.path) }
        let protocols = Set(all.flatMap(\.namesOfProtocols))
        var found: [SourceFile] = []
        var names = names
        var isGrowing = !names.isEmpty
        while isGrowing {
            isGrowing = false
            let known = Set(found.map(\.path))
            for module in modules where !module.module.kind.standsAlone {
                for source in module.files where !known.contains(source.path) {
                    guard let types = source.onlyTypes(conformingTo: protocols), !names.isDisjoint(with: types) else {
                        continue
                    }
                    let isNamed = all.contains { other in
                        other.path != source.path && !known.contains(other.path) && types.contains(where: other.names)
                    }
                    guard !isNamed else { continue }
                    found.append(source)
                    names.formUnion(source.words)
                    isGrowing = true
                }
            }
        }
        return found.sorted { $0.path.precedesByBytes($1.path) }
    }
}

extension ModuleSources {
    /// The names at the top level of files and all others; `nil` if an import may matter in another way.
    fileprivate var visibleNames: (types: Set<String>, members: Set<String>)? {
        let passesOn = files.contains { source in
            source.imports.contains { item in
                item.declaration.access ?? .internal >= .public || !item.declaration.attributes.isEmpty
            }
        }
        let own = Set(files.flatMap(\.typeNames))
        let extendsOthers = files.contains { source in
            source.declarations.contains { declaration in
                declaration.kind == .extension && !declaration.inherited.isEmpty
                    && !own.contains(source.name(declaration.name))
            }
        }
        guard !passesOn, !extendsOthers else { return nil }
        // Members may inherit the access of their extension or protocol, so all names count.
        return (Set(files.flatMap(\.topLevelNames)), Set(files.flatMap(\.declaredNames)))
    }
}

extension SourceFile {
    fileprivate var namesOfProtocols: [String] { declarations.filter { $0.kind == .protocol }.map { name($0.name) } }

    fileprivate var topLevelNames: [String] {
        declarations.filter { $0.block == .file && ![.import, .extension].contains($0.kind) }.map { name($0.name) }
    }

    fileprivate var declaredNames: [String] {
        declarations.filter { $0.kind != .import }.map { name($0.name) }.filter { !$0.isEmpty }
    }

    /// The names of its types, if it declares nothing else, and no type that other code may find: one that is public, has
    /// attributes, or is a class that a storyboard may name because it has an unknown superclass.
    ///
    /// - Parameter protocols: the protocols of the sources.
    fileprivate func onlyTypes(conformingTo protocols: Set<String>) -> Set<String>? {
        let all = declarations.filter { $0.block == .file && $0.kind != .import }
        let isPlain = all.allSatisfy { declaration in
            let isType = declaration.isNominal || declaration.kind == .typealias
            let isKnown =
                declaration.kind != .class
                || types[declaration.inherited.indices].allSatisfy { protocols.contains(joined($0)) }
            return isType && isKnown && declaration.attributes.isEmpty && (declaration.access ?? .internal) < .public
        }
        guard isPlain, !all.isEmpty, self[.file].items.indices.count == declarations.count(where: { $0.block == .file })
        else { return nil }
        return Set(all.map { name($0.name) })
    }

    /// Whether the code contains a name, other than as a label.
    fileprivate func names(any filter: NameFilter) -> Bool {
        let labels = Set(arguments.map(\.label.start)).union(parameters.map(\.label.start))
        return tokens(in: SourceRange(start: 0, end: UInt32(bytes.count))).contains { token in
            !labels.contains(token.range.start) && filter.contains(token.range, in: self)
        }
    }

    /// All words of its code.
    fileprivate var words: Set<String> {
        Set(tokens(in: SourceRange(start: 0, end: UInt32(bytes.count))).map { name($0.range) })
    }

    /// The edits that remove the import of a module with its line; none if it is written in another way.
    fileprivate func removingImport(of module: String) -> [Edit] {
        imports.filter { $0.module == module && $0.symbol == nil }.flatMap { item -> [Edit] in
            let declaration = item.declaration
            guard declaration.condition == nil, declaration.attributes.isEmpty else { return [] }
            let range = declaration.range
            let (start, end) = (startOfLine(at: Int(range.start)), endOfLine(at: Int(range.end)))
            let rest = bytes[Int(range.end)..<end].drop { $0 <= 32 }
            guard startsLine(at: Int(range.start)), rest.isEmpty else { return [] }
            return [replacement(of: start..<end, with: "")]
        }
    }
}
