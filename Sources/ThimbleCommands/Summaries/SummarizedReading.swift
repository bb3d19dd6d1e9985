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
    /// For each block, the index of its module.
    private(set) var moduleOfBlock: [Int] = []
    private(set) var packed: [PackedFiles] = []
    private var entries: [Entry] = []

    /// - Parameter modules: their summaries.
    /// - Throws: that a block cannot be unpacked.
    init(of modules: [OpenSummary], _ request: InputOptions) throws(Stop) {
        let all = modules.enumerated().flatMap { number, summary in
            summary.blocks.indices.map { (summary: number, number: $0) }
        }
        var isPacked = modules.flatMap { $0.blocks.map { $0 == nil } }
        let fresh = try addUnpacked(of: modules)
        var summaries = Array(joining: blocks.map(\.summaries))
        for (number, block) in all.enumerated() where isPacked[number] {
            guard let index = modules[block.summary].summary.blocks[block.number].index else { continue }
            entries.append(.packed(number))
            summaries.append(index)
        }
        var selection = RelevantFiles(summaries, request.configuration.dialects)
        // The selection adds to them without copying them first.
        summaries = []
        var selected = fresh.isEmpty ? [] : selection.select(fresh)
        while !selected.isEmpty {
            var wanted: [Int] = []
            var opened: [(entry: Int, block: Int)] = []
            for number in selected {
                switch entries[number] {
                case .file: wanted.append(number)
                case .packed(let block): opened.append((number, block))
                }
            }
            for (entry, block) in zip(opened, try open(opened.map { all[$0.block] }, of: modules, request)) {
                isPacked[entry.block] = false
                wanted += selection.tellApart(entry.entry, block.summaries)
                add(block, of: all[entry.block].summary)
            }
            parse(wanted)
            selected = wanted.isEmpty ? [] : selection.select(sources(of: wanted))
        }
        for (number, block) in all.enumerated() where isPacked[number] {
            let files = modules[block.summary].summary.blocks[block.number]
            packed.append(
                PackedFiles(module: block.summary, count: files.fileCount, imports: files.index?.imports ?? [])
            )
        }
        releaseElsewhere(selection)
    }

    /// Adds the blocks that the summaries hold unpacked.
    ///
    /// - Returns: their files that were read anew.
    private mutating func addUnpacked(of modules: [OpenSummary]) throws(Stop) -> [FreshFiles] {
        var fresh: [FreshFiles] = []
        for (number, module) in modules.enumerated() {
            for case let block? in module.blocks {
                let opened = try Self.opened(block, of: module)
                if !opened.fresh.isEmpty { fresh.append(opened.fresh.moved(by: entries.count)) }
                add(opened, of: number)
            }
        }
        return fresh
    }

    /// All files, in byte order of their paths.
    var locations: [Location] {
        // Blocks are sorted, and most do not overlap.
        let order = blocks.indices.filter { !blocks[$0].files.isEmpty }
            .sorted { blocks[$0].files[0].path.precedesByBytes(blocks[$1].files[0].path) }
        var locations: [Location] = []
        locations.reserveCapacity(entries.count)
        // The run of overlapping blocks so far: where it starts, the block with the last path, and whether it is one.
        var (start, last, isOne) = (0, -1, true)
        for block in order {
            if last >= 0, lastPath(of: last).precedesByBytes(blocks[block].files[0].path) {
                if !isOne { locations[start...].sort(by: precedes) }
                (start, last, isOne) = (locations.count, block, true)
            } else {
                isOne = last < 0
                if isOne || lastPath(of: last).precedesByBytes(lastPath(of: block)) { last = block }
            }
            for file in blocks[block].files.indices { locations.append(Location(block: block, file: file)) }
        }
        if !isOne { locations[start...].sort(by: precedes) }
        return locations
    }

    /// - Parameter block: the index of a block with files.
    private func lastPath(of block: Int) -> String { blocks[block].files[blocks[block].files.count - 1].path }

    private func precedes(_ left: Location, _ right: Location) -> Bool {
        let distance = file(at: left).path.distanceByBytes(to: file(at: right).path)
        return distance > 0 || distance == 0 && moduleOfBlock[left.block] < moduleOfBlock[right.block]
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

    /// Those of the given numbers that denote a parsed file, with the file.
    private func sources(of numbers: some Sequence<Int>) -> [(number: Int, source: SourceFile)] {
        numbers.compactMap { number in
            guard case .file(let location) = entries[number] else { return nil }
            return blocks[location.block].contents[location.file].source.map { (number, $0) }
        }
    }

    private static func opened(
        _ block: Result<OpenBlock, SummaryFault>,
        of module: OpenSummary
    ) throws(Stop) -> OpenBlock {
        do throws(SummaryFault) {
            return try block.get()
        } catch {
            throw .failure(Failure("The summary of the module '\(module.summary.module.name)' \(error.message)"))
        }
    }

    private mutating func add(_ block: OpenBlock, of module: Int) {
        for file in block.files.indices { entries.append(.file(Location(block: blocks.count, file: file))) }
        blocks.append(block)
        moduleOfBlock.append(module)
    }

    private mutating func parse(_ wanted: [Int]) {
        let locations = wanted.compactMap { number in
            if case .file(let location) = entries[number] { location } else { nil }
        }
        let files = locations.map(file)
        let sources = mapOnAllCores(filePortions(of: files.count)) { portion in
            let memory = ParsingMemory()
            return files[portion].map { SourceFile(path: $0.path, reading: $0.text, in: memory) }
        }
        for (location, source) in zip(locations, sources.joined()) {
            blocks[location.block].contents[location.file] = .source(source)
        }
    }
}
