import Cores
import ModuleSummaries
import ScopeGraph
import SourceLayout
import SwiftReader

/// The files of an unpacked block. Those that matter by themselves are parsed.
struct OpenBlock: Sendable {
    /// The index of its module.
    let module: Int
    let files: [SummarizedFile]
    /// One for each file.
    let summaries: [FileSummary]
    /// One for each file.
    var contents: [ReadFile]
}

/// Unpacks the blocks of summaries.
struct BlockOpener {
    private let dialects: Dialects
    private let readsAll: Bool
    /// The least bytes that are worth a thread's attention.
    private static let usualSize = 1 << 15

    init(_ dialects: Dialects, readsAll: Bool) {
        self.dialects = dialects
        self.readsAll = readsAll
    }

    /// Unpacks blocks on all cores.
    ///
    /// - Parameter blocks: each with the index of its module.
    /// - Throws: the first that cannot be unpacked.
    func open(_ blocks: [(module: Int, block: SummaryBlock)], of modules: [ModuleSummary]) throws(Stop) -> [OpenBlock] {
        let portions = portions(weighing: blocks.map(\.block.packedSize), size: Self.usualSize)
        let results = mapOnAllCores(portions) { portion -> Result<[OpenBlock], BlockFault> in
            var scanner = FileSummaryScanner()
            var buffer = FileBuffer()
            var opened: [OpenBlock] = []
            opened.reserveCapacity(portion.count)
            for (module, block) in blocks[portion] {
                do throws(SummaryFault) {
                    opened.append(read(try block.files(), module, &scanner, &buffer))
                } catch {
                    return .failure(BlockFault(module: module, fault: error))
                }
            }
            return .success(opened)
        }
        do throws(BlockFault) {
            var opened: [OpenBlock] = []
            opened.reserveCapacity(blocks.count)
            for result in results { opened += try result.get() }
            return opened
        } catch {
            let name = modules[error.module].module.name
            throw .failure(Failure("The summary of the module '\(name)' \(error.fault.message)"))
        }
    }

    private func read(
        _ files: [SummarizedFile],
        _ module: Int,
        _ scanner: inout FileSummaryScanner,
        _ buffer: inout FileBuffer
    ) -> OpenBlock {
        var summaries: [FileSummary] = []
        var contents: [ReadFile] = []
        summaries.reserveCapacity(files.count)
        contents.reserveCapacity(files.count)
        for file in files {
            guard file.kind == .source else {
                summaries.append(FileSummary(words: [], names: [], imports: [], hasMark: false))
                contents.append(ReadFile(generated: file))
                continue
            }
            if readsAll || file.isLikelyToMatter {
                let parsed = scanner.parse(path: file.path, file.text, hasMark: file.hasMark)
                summaries.append(parsed.summary)
                contents.append(.source(parsed.source))
                continue
            }
            buffer.fill(with: file.text)
            let summary = scanner.summary(of: buffer.padded)
            let matters = RelevantFiles.mattersByItself(summary, dialects)
            contents.append(
                matters
                    ? .source(SourceFile(path: file.path, reading: file.text)) : .leftOut(imports: summary.imports)
            )
            summaries.append(summary)
        }
        return OpenBlock(module: module, files: files, summaries: summaries, contents: contents)
    }
}

/// That a block of a module cannot be unpacked.
private struct BlockFault: Error {
    let module: Int
    let fault: SummaryFault
}

extension ReadFile {
    /// A generated file.
    fileprivate init(generated file: SummarizedFile) {
        guard file.kind == .generatedForNeedle else {
            self = .generated(GeneratedSource(path: file.path, bytes: file.text))
            return
        }
        self = .generatedForNeedle(
            file.text.withUnsafeBufferPointer { GeneratedSource(path: file.path, headOf: $0) },
            complete: file.text
        )
    }
}
