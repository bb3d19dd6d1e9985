import SwiftReader

/// The first argument labels of initializer calls, by the simple name of the type. They tell libraries apart whose
/// classes share a name, where imports do not.
struct ConstructorLabels: Sendable {
    private var table: [String: Set<String>] = [:]

    init(of index: TypeIndex) {
        let labels = Set(index.dialects.all.flatMap(\.creationLabels)).sorted()
        for file in index.files {
            let source = file.source
            for expression in source.expressions where expression.kind == .call {
                guard let base = expression.base else { continue }
                for argument in expression.arguments.indices {
                    let written = source.arguments[argument].label
                    guard let label = labels.first(where: { source.spells(text: $0, in: written) }) else { continue }
                    table[source.name(source[base].name), default: []].insert(label)
                }
            }
        }
    }

    /// The first of some dialects with whose labels alone a type of a name is created, or else the first.
    func dialect(ofTypeNamed name: String, among dialects: [Dialect]) -> Dialect? {
        guard let made = table[name] else { return dialects.first }
        return dialects.first { made.isSubset(of: $0.creationLabels) } ?? dialects.first
    }
}

extension SemanticModel {
    /// The class of the library that a superclass clause means. Several libraries have classes of one name; if the
    /// imports of a file do not tell which is meant, the labels do with which a class is created.
    ///
    /// - Parameters:
    ///   - library: the class according to the name and the imports.
    ///   - heir: the class that inherits it, directly or not.
    ///   - file: the file with the clause.
    func libraryClass(_ library: Int, inheritedBy heir: Int, namedIn file: Int) -> Int {
        // A stub names the classes of its own library.
        guard index.libraries.declares(library), !index.libraries.isStub(index.files[file].module) else {
            return library
        }
        let namesakes = index.types(named: index.types[library].qualifiedName).filter { index.libraries.declares($0) }
        if namesakes.count < 2 { return library }
        let imported = resolution.lookup.importedModules(of: file)
        let seen = namesakes.filter { imported.contains(index.types[$0].module) }
        if seen.count == 1 { return library }
        let byDialect = Dictionary(
            (seen.isEmpty ? namesakes : seen).compactMap { type in
                index.libraries[type].map { ($0.dialect, type) }
            }
        ) { first, _ in first }
        let dialects = index.dialects.all.filter { byDialect[$0] != nil }
        let dialect = constructorLabels.value.dialect(ofTypeNamed: index.types[heir].name, among: dialects)
        return dialect.flatMap { byDialect[$0] } ?? library
    }
}
