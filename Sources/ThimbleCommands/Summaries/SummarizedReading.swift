import Cores
import ModuleSummaries
import ScopeGraph
import SwiftReader

/// The files of module summaries, of which those are parsed that can affect a result: the same as if they were read
/// from disk. Blocks of files without any word that could matter are not unpacked.
struct SummarizedFiles {
    /// What a number in the selection denotes.
    private enum Entry {
        case file(Location)
        /// An index into all blocks.
        case packed(Int)
    }

    /// A file of an open block.
    struct Location {
        let block: Int
        let file: Int
    }

    /// In no particular order.
    private(set) var blocks: [OpenBlock] = []
    private(set) var packed: [PackedFiles] = []
    private var entries: [Entry] = []

    /// - Throws: that a block cannot be unpacked.
    init(of modules: [ModuleSummary], _ dialects: Dialects, readsAll: Bool) throws(Stop) {
        let all = modules.enumerated().flatMap { number, summary in
            summary.blocks.map { (module: number, block: $0) }
        }
        let opener = BlockOpener(dialects, readsAll: readsAll)
        var isPacked = mapOnAllCores(portions(of: all.count, size: 16)) { portion in
            all[portion].map { block in
                guard !readsAll, let index = block.block.index else { return false }
                return !RelevantFiles.mattersByItself(index, dialects)
            }
        }
        .flatMap(\.self)
        for block in try opener.open(all.indices.filter { !isPacked[$0] }.map { all[$0] }, of: modules) { add(block) }
        var summaries = Array(joining: blocks.map(\.summaries))
        for (number, block) in all.enumerated() where isPacked[number] {
            guard let index = block.block.index else { continue }
            entries.append(.packed(number))
            summaries.append(index)
        }
        var selection = RelevantFiles(summaries, dialects)
        // The selection adds to them without copying them first.
        summaries = []
        var wanted = entries.indices.filter { source(of: $0) != nil }
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
            for (entry, block) in zip(opened, try opener.open(opened.map { all[$0.block] }, of: modules)) {
                isPacked[entry.block] = false
                wanted += selection.tellApart(entry.entry, block.summaries)
                add(block)
            }
            parse(wanted)
        }
        for (number, block) in all.enumerated() where isPacked[number] {
            let imports = block.block.index?.imports ?? []
            packed.append(PackedFiles(module: block.module, count: block.block.fileCount, imports: imports))
        }
        releaseElsewhere(selection)
    }

    /// All files, in byte order of their paths.
    var locations: [Location] {
        // Blocks are sorted, and most do not overlap, so that little is left to do.
        let order = blocks.indices.filter { !blocks[$0].files.isEmpty }
            .sorted { blocks[$0].files[0].path.precedesByBytes(blocks[$1].files[0].path) }
        return order.flatMap { block in blocks[block].files.indices.map { Location(block: block, file: $0) } }
            .sorted { left, right in
                let distance = file(at: left).path.distanceByBytes(to: file(at: right).path)
                return distance > 0 || distance == 0 && blocks[left.block].module < blocks[right.block].module
            }
    }

    func file(at location: Location) -> SummarizedFile { blocks[location.block].files[location.file] }

    /// For each file that several targets compile, the names of the others.
    func sharersOfFiles(at locations: [Location]) -> [String: [String]] {
        var sharers: [String: [String]] = [:]
        for location in locations {
            let file = file(at: location)
            if !file.sharers.isEmpty, sharers[file.path] == nil { sharers[file.path] = file.sharers }
        }
        return sharers
    }

    private func source(of number: Int) -> SourceFile? {
        guard case .file(let location) = entries[number] else { return nil }
        return blocks[location.block].contents[location.file].source
    }

    private mutating func add(_ block: OpenBlock) {
        for file in block.files.indices { entries.append(.file(Location(block: blocks.count, file: file))) }
        blocks.append(block)
    }

    private mutating func parse(_ wanted: [Int]) {
        let locations = wanted.compactMap { number in
            if case .file(let location) = entries[number] { location } else { nil }
        }
        let files = locations.map(file)
        let sources = mapOnAllCores(filePortions(of: files.count)) { portion in
            files[portion].map { SourceFile(path: $0.path, reading: $0.text) }
        }
        for (location, source) in zip(locations, sources.joined()) {
            blocks[location.block].contents[location.file] = .source(source)
        }
    }
}
