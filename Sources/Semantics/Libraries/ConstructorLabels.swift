import SwiftReader

/// The first argument labels of initializer calls, by the simple name of the type. They tell libraries apart whose
/// classes share a name, where imports do not.
struct ConstructorLabels: Sendable {
    private var table: [String: Set<String>] = [:]

    init(of index: TypeIndex) {
        let labels = Set(index.knownLibraries.all.flatMap(\.initializerLabels)).sorted()
        for file in index.files {
            let source = file.source
            for expression in source.expressions where expression.kind == .call {
                guard let base = expression.base else { continue }
                for argument in expression.arguments.indices {
                    let written = source.arguments[argument].label
                    guard let label = labels.first(where: { source.spells(text: $0, in: written) }) else { continue }
                    table[source.name(source.createdName(of: base)), default: []].insert(label)
                }
            }
        }
    }

    /// Whether a type of a name is created with some labels alone; `nil` if it is not created.
    func areOnly(_ labels: [String], ofTypeNamed name: String) -> Bool? { table[name]?.isSubset(of: labels) }
}

extension SemanticModel {
    /// The class of the library that a superclass clause means. Several libraries have classes of one name; if the
    /// imports of a file do not tell which is meant, the labels do with which a class is created.
    ///
    /// - Parameters:
    ///   - library: the class according to the name and the imports.
    ///   - subclass: the class that inherits it, directly or not.
    ///   - clause: where a file names it.
    func libraryClass(_ library: Int, inheritedBy subclass: Int, namedAt clause: (file: Int, range: SourceRange)) -> Int
    {
        let file = clause.file
        // A stub names the classes of its own library.
        guard index.libraries.declares(library), !index.libraries.isStub(index.files[file].module),
            !source(file).isQualified(clause.range)
        else { return library }
        let namesakes = index.types(named: index.types[library].qualifiedName).filter { index.libraries.declares($0) }
        if namesakes.count < 2 || isOnlyImport(of: namesakes, in: file) { return library }
        let imported = resolution.lookup.importedModules(of: file)
        let seen = namesakes.filter { imported.contains(index.types[$0].module) }
        if seen.count == 1 { return library }
        let candidates = (seen.isEmpty ? namesakes : seen).compactMap { type in
            index.libraries[type].map { (type: type, library: $0.library) }
        }
        let byLibrary = Dictionary(candidates.map { ($0.library, $0.type) }) { first, _ in first }.sorted {
            $0.key < $1.key
        }
        let labels = constructorLabels.value
        let created = byLibrary.first {
            labels.areOnly(index.knownLibraries.all[$0.key].initializerLabels, ofTypeNamed: index.types[subclass].name)
                ?? true
        }
        return (created ?? byLibrary.first)?.value ?? library
    }

    /// Whether a file certainly sees one of some types.
    private func isOnlyImport(of namesakes: [Int], in file: Int) -> Bool {
        let indexed = index.files[file]
        guard !index.hasReexports, index.modules[indexed.module].companions.isEmpty else { return false }
        return namesakes.count { indexed.imports.contains(index.modules[index.types[$0].module].name) } == 1
    }
}

extension SourceFile {
    /// The name of the type that a call creates: that before `init`, if it is written.
    fileprivate func createdName(of callee: ExpressionID) -> SourceRange {
        guard spells("init", in: self[callee].name), let type = self[callee].base else { return self[callee].name }
        return self[type].name
    }

    /// Whether a type is written with its module or the type around it: `Module.Base<Needs>`.
    fileprivate func isQualified(_ type: SourceRange) -> Bool {
        bytes[Int(type.start)..<Int(type.end)].prefix { $0 != UInt8(ascii: "<") }
            .contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }
    }
}
