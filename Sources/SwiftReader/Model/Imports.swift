extension SourceFile {
    /// The modules that the file imports, in source order: `import struct Core.User` counts for `Core`.
    public var importedModules: [String] {
        var modules: [String] = []
        for declaration in declarations where declaration.kind == .import {
            let path = joined(declaration.name)
            modules.append(path.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(path[..<$0]) } ?? path)
        }
        return modules
    }
}
