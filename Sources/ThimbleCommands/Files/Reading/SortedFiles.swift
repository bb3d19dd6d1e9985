import Providers
import Modules
import SourceLayout
import SwiftReader

/// The files of apps and libraries, by module.
struct SortedFiles {
    private(set) var sources: [[SourceFile]]
    /// The sources in which a comment contains an instruction for Thimble.
    private(set) var marked: [[SourceFile]]
    private(set) var generated: [[GeneratedSource]]
    private(set) var generatedForNeedle: [[GeneratedSource]]
    /// The imports of the files that cannot affect a result.
    private(set) var otherImports: [Set<String>]
    /// The number of files, without generated ones.
    private(set) var count = 0

    init(_ selected: SelectedFiles, in layout: ModuleLayout) {
        sources = [[SourceFile]](repeating: [], count: layout.modules.count)
        marked = sources
        generated = [[GeneratedSource]](repeating: [], count: layout.modules.count)
        generatedForNeedle = generated
        otherImports = [Set<String>](repeating: [], count: layout.modules.count)
        // Of the last file that was left out: neighbors often have the same.
        var last: (imports: [String], module: Int) = ([], -1)
        for (number, module) in layout.moduleOfFile.enumerated() {
            guard let module else { continue }
            switch selected.contents[number] {
            case .source(let file):
                count += 1
                sources[module].append(file)
                if selected.haveMark[number] { marked[module].append(file) }
            case .leftOut(let imports):
                count += 1
                guard module != last.module || imports != last.imports else { continue }
                last = (imports, module)
                otherImports[module].formUnion(imports)
            case .generated(let file): generated[module].append(file)
            case .generatedForNeedle(let file, complete: _): generatedForNeedle[module].append(file)
            }
        }
        for files in selected.packed {
            count += files.count
            otherImports[files.module].formUnion(files.imports)
        }
    }
}
