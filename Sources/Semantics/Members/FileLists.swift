/// The files of an app by what they belong to.
struct FileLists: Sendable {
    /// By module.
    let ofModules: [[Int]]
    /// The modules of files that import modules without sources, by path.
    let modulesByForeignPath: [String: Int]

    init(of index: TypeIndex) {
        var files = [[Int]](repeating: [], count: index.modules.count)
        for (number, file) in index.files.enumerated() { files[file.module].append(number) }
        ofModules = files
        modulesByForeignPath = Dictionary(
            index.files.lazy.filter(\.hasForeignImports).map { ($0.source.path, $0.module) }
        ) { first, _ in first }
    }
}

extension SemanticModel {
    /// By module, the numbers of its files.
    var filesOfModules: [[Int]] { fileLists.value.ofModules }
    /// The modules of files that import modules without sources, by path.
    package var modulesByForeignPath: [String: Int] { fileLists.value.modulesByForeignPath }
}
