import Providers
import SourceLayout
import SwiftReader

/// What was read of the files of apps and libraries, for each module.
struct SortedFiles {
    private(set) var sources: [[SourceFile]]
    /// Those of the sources in which a comment speaks to Thimble.
    private(set) var marked: [[SourceFile]]
    private(set) var generated: [[GeneratedSource]]
    private(set) var generatedForNeedle: [[GeneratedSource]]
    /// What the files import that cannot change an answer.
    private(set) var otherImports: [Set<String>]
    /// How many files there are but for generated ones.
    private(set) var count = 0

    init(_ selected: SelectedFiles, in layout: ModuleLayout) {
        sources = [[SourceFile]](repeating: [], count: layout.modules.count)
        marked = sources
        generated = [[GeneratedSource]](repeating: [], count: layout.modules.count)
        generatedForNeedle = generated
        otherImports = [Set<String>](repeating: [], count: layout.modules.count)
        for (number, module) in layout.moduleOfFile.enumerated() {
            guard let module else { continue }
            switch selected.contents[number] {
            case .source(let file):
                count += 1
                sources[module].append(file)
                if selected.haveMark[number] { marked[module].append(file) }
            case .leftOut(let imports):
                count += 1
                otherImports[module].formUnion(imports)
            case .generated(let file): generated[module].append(file)
            case .generatedForNeedle(let file): generatedForNeedle[module].append(file)
            }
        }
    }
}
