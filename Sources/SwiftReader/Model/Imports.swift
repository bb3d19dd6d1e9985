extension SourceFile {
    /// The modules that the file imports, in source order: `import struct Core.User` counts for `Core`.
    public var importedModules: [String] {
        declarations.indices.filter { declarations[$0].kind == .import }.map { number in
            let path = joined(declarations[number].name)
            return path.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(path[..<$0]) } ?? path
        }
    }
}
