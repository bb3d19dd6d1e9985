import Modules
import SwiftReader

/// A file among all files, with its module.
///
/// Immutable, and a class because it is passed around much more often than it is created.
package final class IndexedFile: Sendable {
    package let source: SourceFile
    /// An index into `TypeIndex.modules`.
    package let module: Int
    /// The names of the modules that it imports; `import struct Core.User` counts as `Core`.
    package let imports: [String]
    /// The single declarations that it imports: `import struct Core.User`.
    let importedSymbols: [ImportedSymbol]
    /// Whether it imports a module without sources that may declare an app's protocols.
    package let hasForeignImports: Bool
    /// The types that it declares, in source order: a range of `TypeIndex.types`.
    package let types: Range<Int>
    /// The variables and functions outside all braces.
    let globals: [DeclarationID]
    /// The types and typealiases inside functions and closures, by the block that contains them.
    let localTypes: [BlockID: [String: DeclarationID]]
    /// Whether it declares types that other files cannot see.
    let hidesTypes: Bool
    /// Whether it contains anything, apart from types with nested types, that may change the meaning of a name. `false`
    /// is certain.
    let mayChangeNames: Bool

    init(
        source: SourceFile,
        module: Int,
        imports: [String],
        importedSymbols: [ImportedSymbol],
        hasForeignImports: Bool,
        types: Range<Int>,
        globals: [DeclarationID],
        localTypes: [BlockID: [String: DeclarationID]],
        hidesTypes: Bool,
        mayChangeNames: Bool
    ) {
        self.source = source
        self.module = module
        self.imports = imports
        self.importedSymbols = importedSymbols
        self.hasForeignImports = hasForeignImports
        self.types = types
        self.globals = globals
        self.localTypes = localTypes
        self.hidesTypes = hidesTypes
        self.mayChangeNames = mayChangeNames
    }
}

/// `User` of `Core` in `import struct Core.User`.
struct ImportedSymbol: Hashable, Sendable {
    let module: String
    let name: String
}

/// A module that another reexports: `@_exported import Core`.
struct Reexport: Hashable, Comparable, Sendable {
    let module: String
    /// The only symbol that it reexports: `User` in `@_exported import struct Core.User`.
    let symbol: String?
    /// Whether the import is in an `#if`.
    let isConditional: Bool

    static func < (left: Reexport, right: Reexport) -> Bool {
        (left.module, left.symbol ?? "", left.isConditional ? 1 : 0)
            < (right.module, right.symbol ?? "", right.isConditional ? 1 : 0)
    }
}
