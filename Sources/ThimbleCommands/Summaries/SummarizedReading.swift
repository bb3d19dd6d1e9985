import Cores
import ModuleSummaries
import ScopeGraph
import SourceLayout
import SwiftReader

/// Parses the summarized files that can affect a result, and reads only the imports of the others: the same files as if
/// they were read from disk.
func readSelected(_ files: [SummarizedFile], _ dialects: Dialects, readsAll: Bool) -> SelectedFiles {
    let summaries = mapOnAllCores(filePortions(of: files.count)) { portion in
        var scanner = FileSummaryScanner()
        return files[portion].map { file in
            guard file.kind == .source else { return FileSummary(of: []) }
            let padded = file.text + [UInt8](repeating: 0, count: FileSummaryScanner.padding)
            return padded.withUnsafeBufferPointer { scanner.summary(of: $0) }
        }
    }
    .flatMap(\.self)
    var contents: [ReadFile] = zip(files, summaries).map { file, summary in
        switch file.kind {
        case .source: .leftOut(imports: summary.imports)
        case .generated: .generated(GeneratedSource(path: file.path, bytes: file.text))
        case .generatedForNeedle:
            .generatedForNeedle(
                file.text.withUnsafeBufferPointer { GeneratedSource(path: file.path, headOf: $0) },
                complete: file.text
            )
        }
    }
    var selection = RelevantFiles(summaries, dialects)
    var wanted = files.indices.filter { number in
        files[number].kind == .source && (readsAll || RelevantFiles.mattersByItself(summaries[number], dialects))
    }
    while !wanted.isEmpty {
        let read = mapOnAllCores(filePortions(of: wanted.count)) { [wanted] portion in
            wanted[portion].map { SourceFile(path: files[$0].path, reading: files[$0].text) }
        }
        .flatMap(\.self)
        for (number, source) in zip(wanted, read) { contents[number] = .source(source) }
        wanted = selection.select(Array(zip(wanted, read)).map { (number: $0, source: $1) })
    }
    return SelectedFiles(contents: contents, haveMark: summaries.map(\.hasMark))
}
