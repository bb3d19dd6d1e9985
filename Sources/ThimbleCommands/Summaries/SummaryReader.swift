import ModuleSummaries
import ScopeGraph
import Modules
import SwiftReader

/// Reads summaries, one after the other, in memory that is reused: the bytes of a summary are not kept.
struct SummaryReader: ~Copyable {
    private let dialects: Dialects
    private let readsAll: Bool
    /// If given, only these modules are unpacked.
    private let names: Set<String>?
    private var scanner = FileSummaryScanner()
    /// The summary.
    private var buffer = FileBuffer()
    /// The files of one block.
    private var unpacked = UnpackedBytes()
    /// One of these files.
    private var text = FileBuffer()

    init(_ request: InputOptions) {
        dialects = request.configuration.dialects
        readsAll = request.readsAll
        names = request.summarizedModules
    }

    /// Reads a summary, and unpacks the blocks with files that matter whatever the other modules contain.
    mutating func read(_ path: String, at location: String) -> Result<OpenSummary, Failure> {
        if let failure = load(path, at: location) { return .failure(failure) }
        do throws(SummaryFault) {
            let summary = try ReadSummary(UnsafeRawBufferPointer(buffer.bytes))
            let isWanted = names?.contains(summary.module.name) ?? true
            var blocks: [Result<OpenBlock, SummaryFault>?] = []
            blocks.reserveCapacity(summary.blocks.count)
            for block in summary.blocks { blocks.append(isWanted && isOpenedAtOnce(block) ? open(block) : nil) }
            return .success(OpenSummary(path: path, location: location, summary: summary, blocks: blocks))
        } catch {
            return .failure(Failure("'\(path)' \(error.message)"))
        }
    }

    /// Reads a summary again, to unpack some more of its blocks.
    ///
    /// - Parameter numbers: those of the blocks.
    mutating func open(_ numbers: [Int], of summary: OpenSummary) -> Result<[OpenBlock], Failure> {
        if let failure = load(summary.path, at: summary.location) { return .failure(failure) }
        var blocks: [OpenBlock] = []
        do throws(SummaryFault) {
            let checksum = try ReadSummary.checksum(of: UnsafeRawBufferPointer(buffer.bytes))
            guard checksum == summary.summary.checksum else {
                return .failure(Failure("'\(summary.path)' changed while it was read. Run the command again."))
            }
            for number in numbers { blocks.append(try open(summary.summary.blocks[number]).get()) }
        } catch {
            return .failure(Failure("'\(summary.path)' \(error.message)"))
        }
        return .success(blocks)
    }

    private mutating func load(_ path: String, at location: String) -> Failure? {
        do throws(SystemError) {
            try buffer.read(location)
            return nil
        } catch {
            return Failure("The module summary '\(path)' cannot be read: \(error.reason).")
        }
    }

    private func isOpenedAtOnce(_ block: ReadSummary.Block) -> Bool {
        guard !readsAll, let index = block.index else { return true }
        return RelevantFiles.mattersByItself(index, dialects)
    }

    private mutating func open(_ block: ReadSummary.Block) -> Result<OpenBlock, SummaryFault> {
        do throws(SummaryFault) {
            return .success(read(try block.files(in: UnsafeRawBufferPointer(buffer.bytes), &unpacked)))
        } catch {
            return .failure(error)
        }
    }

    private mutating func read(_ files: [SummarizedFile]) -> OpenBlock {
        var summaries: [FileSummary] = []
        var contents: [ReadFile] = []
        summaries.reserveCapacity(files.count)
        contents.reserveCapacity(files.count)
        var fresh = FreshFiles(reserving: files.count)
        for (number, file) in files.enumerated() {
            guard file.kind == .source else {
                summaries.append(FileSummary(words: [], names: [], imports: [], hasMark: false))
                contents.append(ReadFile(generated: file))
                continue
            }
            if readsAll || file.isLikelyToMatter {
                let parsed = scanner.parse(path: file.path, file.text, hasMark: file.hasMark)
                fresh.add(number, parsed.source, parsed.summary, dialects)
                summaries.append(parsed.summary)
                contents.append(.source(parsed.source))
                continue
            }
            text.fill(with: file.text)
            let summary = scanner.summary(of: text.padded)
            summaries.append(summary)
            guard RelevantFiles.mattersByItself(summary, dialects) else {
                contents.append(.leftOut(imports: summary.imports))
                continue
            }
            let source = SourceFile(path: file.path, reading: file.text, in: scanner.memory)
            fresh.add(number, source, summary, dialects)
            contents.append(.source(source))
        }
        return OpenBlock(files: files, summaries: summaries, contents: contents, fresh: fresh)
    }
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
