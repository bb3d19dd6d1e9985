import Cores
import ScopeGraph
import Modules
import SwiftReader

/// Parses the files that can affect a result, and reads only the imports of the others.
///
/// A fast pass over the bytes finds how a file may relate to others. A file that matters on its own is parsed at once.
/// Files that matter because of others are parsed afterwards. The memory of all other files is freed.
///
/// - Parameters:
///   - source: where they are read.
///   - replaced: contents that replace those of some files, by name.
///   - readsAll: whether every file is parsed.
/// - Throws: every file that cannot be read.
func readSelected(
    _ files: [NamedFile],
    _ dialects: Dialects,
    in source: FileSystem = .disk,
    replaced: [String: [UInt8]] = [:],
    readsAll: Bool = false
) throws(Stop) -> SelectedFiles {
    guard !readsAll else { return SelectedFiles(all: try readFiles(files, in: source, replaced: replaced)) }
    let read = try prefilter(files, dialects, in: source, replaced: replaced)
    return try SelectedFiles(of: read, dialects) { (wanted) throws(Stop) in
        try readFiles(wanted.map { files[$0] }, in: source, replaced: replaced)
    }
}

/// The results of reading the files that were found, in their order.
struct SelectedFiles {
    let contents: [ReadFile]
    /// Whether a comment contains an instruction for Thimble.
    let haveMark: [Bool]
    /// The files that cannot affect a result and were not even unpacked.
    var packed: [PackedFiles] = []
}

/// Files of a summary that cannot affect a result.
struct PackedFiles {
    /// An index into the modules of the layout.
    let module: Int
    let count: Int
    let imports: [String]
}

extension SelectedFiles {
    /// Selects files.
    ///
    /// - Parameters:
    ///   - files: all files.
    ///   - read: parses the files with the given numbers.
    init(
        of files: consuming PrefilteredFiles,
        _ dialects: Dialects,
        _ read: (_ wanted: [Int]) throws(Stop) -> [ReadFile]
    ) throws(Stop) {
        var selection = RelevantFiles(files.summaries, dialects)
        var wanted = files.contents.indices.filter { files.contents[$0].source != nil }
        while !wanted.isEmpty {
            var sources: [(number: Int, source: SourceFile)] = []
            for number in wanted { if let source = files.contents[number].source { sources.append((number, source)) } }
            wanted = selection.select(sources)
            for (number, content) in zip(wanted, try read(wanted)) { files.contents[number] = content }
        }
        self.init(contents: files.contents, haveMark: files.summaries.map(\.hasMark))
    }

    /// Files without summaries.
    init(all contents: [ReadFile]) {
        let mark = Array(FileSummaryScanner.mark.utf8)
        self.contents = contents
        haveMark = contents.map { content in
            guard let bytes = content.source?.bytes else { return false }
            return bytes.withUnsafeBufferPointer {
                Platform.firstOffset(of: mark, in: $0, from: 0, to: $0.count) != nil
            }
        }
    }
}

/// The results of one pass over files, in their order.
struct PrefilteredFiles {
    /// For a file that may be left out, its imports.
    var contents: [ReadFile]
    var summaries: [FileSummary]
}

/// The results of one pass over some files, one for each file that could be read.
private struct PrefilterResults: Sendable {
    /// For a file that may be left out, its imports.
    private(set) var contents: [ReadFile] = []
    private(set) var summaries: FileSummaryList
    /// The files that could not be read.
    var errors: [String] = []

    init(reserving count: Int) {
        contents.reserveCapacity(count)
        summaries = FileSummaryList(reserving: count)
    }

    mutating func add(_ content: ReadFile?, _ summary: FileSummary) {
        let imports = summaries.add(summary)
        contents.append(content ?? .leftOut(imports: imports))
    }
}

/// State that is reused from file to file.
private struct PrefilterScanner: ~Copyable {
    private let dialects: Dialects
    private let source: FileSystem
    private var folder = OpenFolder()
    private var buffer = FileBuffer()
    private var scanner = FileSummaryScanner()
    /// Those of the last file, and whether one of them is a library: neighbors often have the same.
    private var last: (imports: [String], nameLibrary: Bool) = ([], false)

    init(_ dialects: Dialects, _ source: FileSystem) {
        self.dialects = dialects
        self.source = source
    }

    /// Scans one file.
    mutating func prefilter(at file: NamedFile, replaced: [UInt8]?, _ prefilterResults: inout PrefilterResults)
        throws(SystemError)
    {
        if let replaced {
            let source = SourceFile(path: file.name, reading: replaced)
            return prefilterResults.add(.source(source), FileSummary(of: replaced))
        }
        try source.read(file, from: &folder, into: &buffer)
        if let generated = generatedFile(file, buffer.bytes) {
            return prefilterResults.add(generated, FileSummary(of: []))
        }
        let summary = scanner.summary(of: buffer.padded)
        guard matters(summary) else { return prefilterResults.add(nil, summary) }
        let source = SourceFile(path: file.name, reading: Array(buffer.bytes), in: scanner.memory)
        prefilterResults.add(.source(source), summary)
    }
}

extension PrefilterScanner {
    /// Whether a file matters independent of other files.
    private mutating func matters(_ summary: FileSummary) -> Bool {
        if RelevantFiles.mattersByWords(summary, dialects) { return true }
        if summary.imports != last.imports {
            last = (summary.imports, RelevantFiles.mattersByImports(summary, dialects))
        }
        return last.nameLibrary
    }
}

/// Makes one pass over some files.
///
/// - Parameters:
///   - source: where they are read.
///   - replaced: contents that replace those of some files, by name.
/// - Throws: every file that cannot be read.
func prefilter(
    _ files: [NamedFile],
    _ dialects: Dialects,
    in source: FileSystem,
    replaced: [String: [UInt8]] = [:]
) throws(Stop) -> PrefilteredFiles {
    let results = mapOnAllCores(filePortions(of: files.count)) { portion in
        var prefilterScanner = PrefilterScanner(dialects, source)
        var prefilterResults = PrefilterResults(reserving: portion.count)
        for file in files[portion] {
            do throws(SystemError) {
                let replacement = replaced.isEmpty ? nil : replaced[file.name]
                try prefilterScanner.prefilter(at: file, replaced: replacement, &prefilterResults)
            } catch {
                prefilterResults.errors.append(unreadable(file, error))
            }
        }
        return prefilterResults
    }
    let errors = results.flatMap(\.errors)
    guard errors.isEmpty else { throw .failure(Failure(errors)) }
    return PrefilteredFiles(
        contents: Array(joining: results.map(\.contents)),
        summaries: Array(joining: results.map(\.summaries.summaries))
    )
}
