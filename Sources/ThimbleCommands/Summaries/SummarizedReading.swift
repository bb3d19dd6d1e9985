import Cores
import ModuleSummaries
import ScopeGraph
import SourceLayout
import SwiftReader

/// The files of module summaries, of which those are parsed that can affect a result: the same as if they were read from
/// disk. Blocks of files without any word that could matter are not unpacked.
struct SummarizedFiles {
    /// A block of one of the modules.
    private struct Block {
        let module: Int
        let block: SummaryBlock
    }

    /// What a number in the selection denotes.
    private enum Entry {
        /// An index into the files.
        case file(Int)
        /// An index into the blocks.
        case packed(Int)
    }

    private struct Unpacked: Sendable {
        let files: [SummarizedFile]
        let summaries: [FileSummary]
        let contents: [ReadFile]
    }

    /// In no particular order.
    private(set) var files: [SummarizedFile] = []
    /// For each file, the index of its module.
    private(set) var modules: [Int] = []
    private(set) var contents: [ReadFile] = []
    private(set) var haveMark: [Bool] = []
    private(set) var packed: [PackedFiles] = []
    private var entries: [Entry] = []
    private let dialects: Dialects
    private let readsAll: Bool

    /// - Throws: that a block cannot be unpacked.
    init(of modules: [ModuleSummary], _ dialects: Dialects, readsAll: Bool) throws(Stop) {
        (self.dialects, self.readsAll) = (dialects, readsAll)
        let blocks = modules.enumerated().flatMap { number, summary in
            summary.blocks.map { Block(module: number, block: $0) }
        }
        let isOpen = Array(
            mapOnAllCores(portions(of: blocks.count, size: 64)) { portion in
                blocks[portion].map { block in
                    readsAll || block.block.index.map { RelevantFiles.mattersByItself($0, dialects) } ?? true
                }
            }
            .joined()
        )
        var summaries: [FileSummary] = []
        for (block, unpacked) in try unpack(blocks.indices.filter { isOpen[$0] }.map { blocks[$0] }, modules) {
            add(unpacked, of: block.module)
            summaries += unpacked.summaries
        }
        for (number, block) in blocks.enumerated() {
            guard !isOpen[number], let index = block.block.index else { continue }
            entries.append(.packed(number))
            summaries.append(index)
        }
        var selection = RelevantFiles(summaries, dialects)
        var wanted = entries.indices.filter { source(of: $0) != nil }
        var isPacked = isOpen.map { !$0 }
        while !wanted.isEmpty {
            let selected = selection.select(wanted.compactMap { number in source(of: number).map { (number, $0) } })
            wanted = []
            var opened: [(entry: Int, block: Int)] = []
            for number in selected {
                switch entries[number] {
                case .file: wanted.append(number)
                case .packed(let block): opened.append((number, block))
                }
            }
            for (entry, (block, unpacked)) in zip(opened, try unpack(opened.map { blocks[$0.block] }, modules)) {
                isPacked[entry.block] = false
                add(unpacked, of: block.module)
                wanted += selection.tellApart(entry.entry, unpacked.summaries)
            }
            parse(wanted)
        }
        packed = blocks.indices.filter { isPacked[$0] }.map { number in
            let block = blocks[number]
            return PackedFiles(
                module: block.module,
                count: block.block.fileCount,
                imports: block.block.index?.imports ?? []
            )
        }
        releaseElsewhere(selection)
    }

    private func source(of number: Int) -> SourceFile? {
        if case .file(let file) = entries[number] { contents[file].source } else { nil }
    }

    private mutating func add(_ unpacked: Unpacked, of module: Int) {
        entries += unpacked.files.indices.map { .file(files.count + $0) }
        files += unpacked.files
        contents += unpacked.contents
        haveMark += unpacked.summaries.map(\.hasMark)
        modules += [Int](repeating: module, count: unpacked.files.count)
    }

    private mutating func parse(_ wanted: [Int]) {
        let numbers = wanted.compactMap { number in if case .file(let file) = entries[number] { file } else { nil } }
        let sources = mapOnAllCores(filePortions(of: numbers.count)) { [files] portion in
            numbers[portion].map { SourceFile(path: files[$0].path, reading: files[$0].text) }
        }
        for (number, source) in zip(numbers, sources.joined()) { contents[number] = .source(source) }
    }

    /// Unpacks blocks on all cores, and parses the files that matter by themselves.
    private func unpack(
        _ blocks: [Block],
        _ modules: [ModuleSummary]
    ) throws(Stop) -> [(Block, Unpacked)] {
        let results = mapOnAllCores(portions(of: blocks.count, size: min(16, blocks.count / 16 + 1))) { portion in
            var scanner = FileSummaryScanner()
            var buffer = FileBuffer()
            return blocks[portion].map { block -> Result<Unpacked, SummaryFault> in
                do throws(SummaryFault) {
                    return .success(read(try block.block.files(), &scanner, &buffer))
                } catch {
                    return .failure(error)
                }
            }
        }
        var unpacked: [(Block, Unpacked)] = []
        for (block, result) in zip(blocks, results.joined()) {
            do throws(SummaryFault) {
                unpacked.append((block, try result.get()))
            } catch {
                throw .failure(
                    Failure("The summary of the module '\(modules[block.module].module.name)' \(error.message)")
                )
            }
        }
        return unpacked
    }

    private func read(
        _ files: [SummarizedFile],
        _ scanner: inout FileSummaryScanner,
        _ buffer: inout FileBuffer
    ) -> Unpacked {
        var (summaries, contents): ([FileSummary], [ReadFile]) = ([], [])
        summaries.reserveCapacity(files.count)
        contents.reserveCapacity(files.count)
        for file in files {
            guard file.kind == .source else {
                summaries.append(FileSummary(words: [], names: [], imports: [], hasMark: false))
                contents.append(ReadFile(generated: file))
                continue
            }
            buffer.fill(with: file.text)
            let summary = scanner.summary(of: buffer.padded)
            summaries.append(summary)
            let matters = readsAll || RelevantFiles.mattersByItself(summary, dialects)
            contents.append(
                matters
                    ? .source(SourceFile(path: file.path, reading: file.text)) : .leftOut(imports: summary.imports)
            )
        }
        return Unpacked(files: files, summaries: summaries, contents: contents)
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
