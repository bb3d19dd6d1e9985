import Cores
import Mocks
import ModuleSummaries
import SwiftReader

/// Reads and summarizes files on all cores.
///
/// - Throws: every file that cannot be read.
func summarized(_ files: [NamedFile], sharersOfFiles: [String: [String]]) throws(Stop) -> [SummarizedFile] {
    let results = mapOnAllCores(filePortions(of: files.count)) { portion in
        var buffer = FileBuffer()
        return files[portion].map { file -> Result<SummarizedFile, Failure> in
            do throws(SystemError) {
                try buffer.read(file.location)
            } catch {
                return .failure(Failure(unreadable(file, error)))
            }
            let bytes = Array(buffer.bytes)
            return .success(
                SummarizedFile(
                    path: file.name,
                    kind: SummarizedFile.Kind(bytes),
                    sharers: sharersOfFiles[file.name] ?? [],
                    text: reducedText(of: bytes)
                )
            )
        }
    }
    .flatMap(\.self)
    var summarized: [SummarizedFile] = []
    var errors: [String] = []
    for result in results {
        switch result {
        case .success(let file): summarized.append(file)
        case .failure(let failure): errors += failure.messages
        }
    }
    guard errors.isEmpty else { throw .failure(Failure(errors)) }
    return summarized
}

/// The text of a file in a summary: complete for generated files.
func reducedText(of bytes: [UInt8]) -> [UInt8] {
    switch Authorship(of: bytes) {
    case .thimble, .needle: bytes
    case .mocks: ReducedText.of(bytes, keepingCommentsWith: [FileSummaryScanner.mark, MockPlan.mark])
    case .person: ReducedText.of(bytes, keepingCommentsWith: [FileSummaryScanner.mark])
    }
}

extension SummarizedFile.Kind {
    fileprivate init(_ bytes: [UInt8]) {
        switch Authorship(of: bytes) {
        case .thimble: self = .generated
        case .needle: self = .generatedForNeedle
        case .person, .mocks: self = .source
        }
    }
}
