/// An import statement.
public struct Import: Sendable {
    /// The module; `Core` for `import struct Core.User`.
    public let module: String
    /// The only symbol imported from the module: `User` for `import struct Core.User`.
    public let symbol: String?
    /// Whether the import is re-exported to importers of this module: `@_exported`.
    public let isReexport: Bool
    /// Whether the file also sees internal declarations of the module: `@testable`.
    public let isTestable: Bool
    public let declaration: Declaration
}

extension SourceFile {
    /// The modules that the file imports, in source order: `import struct Core.User` counts for `Core`.
    public var importedModules: [String] {
        var modules: [String] = []
        for declaration in declarations where declaration.kind == .import { modules.append(module(of: declaration)) }
        return modules
    }

    /// The import statements, in source order.
    public var imports: [Import] {
        declarations.lazy.filter { $0.kind == .import }.map { declaration in
            let path = joined(declaration.name)
            let hasDots = bytes[bounds(of: declaration.name)].contains(UInt8(ascii: "."))
            let dot = hasDots ? path.utf8.firstIndex(of: UInt8(ascii: ".")) : nil
            return Import(
                module: dot.map { String(path[..<$0]) } ?? path,
                symbol: dot.flatMap { hasSymbolKind(declaration) ? String(path[path.utf8.index(after: $0)...]) : nil },
                isReexport: has("_exported", declaration),
                isTestable: has("testable", declaration),
                declaration: declaration
            )
        }
    }

    private func module(of declaration: Declaration) -> String {
        let path = joined(declaration.name)
        return path.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(path[..<$0]) } ?? path
    }

    /// Whether an import of a qualified name specifies the kind of the symbol, as in `import struct Core.User`.
    private func hasSymbolKind(_ declaration: Declaration) -> Bool {
        let head = SourceRange(start: declaration.range.start, end: declaration.name.start)
        return tokens(in: head).last.map { text($0.range) != "import" } ?? false
    }
}
