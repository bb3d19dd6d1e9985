import Semantics
import Modules
import SwiftReader

/// The types that a module declares at the top level of its files, by name.
package struct TypeTable: Sendable {
    private let types: [String: WrittenDeclaration]
    /// The names that are declared more than once, or inside `#if`, so that no edit is safe.
    private let unclear: Set<String>
    /// In source order.
    let all: [WrittenDeclaration]
    /// The extensions at the top level of the files.
    let extensions: [WrittenDeclaration]

    package init(_ module: ModuleSources) { self.init(module.files) }

    init(_ files: [SourceFile]) {
        var types: [String: WrittenDeclaration] = [:]
        var unclear: Set<String> = []
        var all: [WrittenDeclaration] = []
        var extensions: [WrittenDeclaration] = []
        for source in files {
            for (number, declaration) in source.declarations.enumerated() where declaration.block == .file {
                let written = WrittenDeclaration(source: source, id: DeclarationID(number))
                if declaration.kind == .extension { extensions.append(written) }
                guard declaration.isNominal || declaration.kind == .typealias else { continue }
                all.append(written)
                if declaration.condition != nil || types.updateValue(written, forKey: written.name) != nil {
                    unclear.insert(written.name)
                }
            }
        }
        self.types = types
        self.unclear = unclear
        self.all = all
        self.extensions = extensions
    }

    /// The only declaration of a type; `nil` if there is none, or several.
    subscript(name: String) -> WrittenDeclaration? { unclear.contains(name) ? nil : types[name] }

    /// Whether the module declares a type, however often.
    func declares(_ name: String) -> Bool { types[name] != nil || unclear.contains(name) }
}
