extension SourceFile {
    /// The modules that the file imports, in source order: `import struct Core.User` counts for `Core`.
    public var importedModules: [String] {
        declarations.filter { $0.kind == .import }.map { String(joined($0.name).prefix { $0 != "." }) }
    }
}
