import Cores
import Reporters
import Modules
import SwiftReader

/// The files that messages may mention, by name. Converts names to paths.
struct FileIndex: SourceIndex {
    /// Where the lines of handwritten files in reports come from.
    enum Lines {
        case contents
        /// The contents are reduced: from the files themselves, as far as they are there.
        case originals(OriginalFiles)
        /// Reports show none.
        case none
    }

    /// Sorted by the bytes of their names.
    private let files: [NamedFile]
    /// One element for each file.
    private let contents: [ReadFile]
    /// The single given folder, as typed and absolute, for files that do not exist yet.
    private let root: (shownPath: String, location: String)?
    private let lines: Lines

    /// Where the files were read.
    let source: FileSystem

    init(
        files: [NamedFile],
        contents: [ReadFile],
        root: (shownPath: String, location: String)?,
        in source: FileSystem,
        lines: Lines
    ) {
        self.source = source
        self.lines = lines
        self.files = files
        self.contents = contents
        self.root = root
    }

    /// A copy without most of the files that cannot affect a result: messages never mention them.
    ///
    /// - Parameter isKept: whether to keep such a file anyway.
    func withoutOthers(than isKept: (NamedFile) -> Bool) -> FileIndex {
        let kept = files.indices.filter { number in
            if case .leftOut = contents[number] { isKept(files[number]) } else { true }
        }
        return FileIndex(
            files: kept.map { files[$0] },
            contents: kept.map { contents[$0] },
            root: root,
            in: source,
            lines: lines
        )
    }

    /// Whether a file of this name was read.
    func knows(_ file: String) -> Bool { index(of: file) != nil }

    /// The name of a file, whether or not it was read.
    ///
    /// - Parameter location: absolute.
    func name(of location: String) -> String {
        if let file = files.first(where: { $0.location == location }) { return file.name }
        guard let root, location.hasPrefix("\(root.location)/") else { return location }
        return String(location.dropFirst(root.location.count + 1))
    }

    func shownPath(of file: String) -> String {
        if let index = index(of: file) { return files[index].shownPath }
        guard let root, root.shownPath != ".", !file.hasPrefix("/") else { return file }
        return appended(root.shownPath, file)
    }

    func absolutePath(of file: String) -> String {
        if let index = index(of: file) { return files[index].location }
        guard let root, !file.hasPrefix("/") else { return file }
        return appended(root.location, file)
    }

    func repositoryPath(of file: String) -> String {
        let path = shownPath(of: file)
        return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }

    func bytes(of file: String) -> [UInt8]? {
        switch lines {
        case .contents: return readBytes(of: file)
        case .originals(let originals):
            guard let code = code(of: file) else { return readBytes(of: file) }
            return originals.file(at: code.location, reducedTo: code.source.bytes)?.bytes
        case .none: return nil
        }
    }

    /// The bytes as they were read: without most comments if they are from a summary; `nil` if unknown.
    func readBytes(of file: String) -> [UInt8]? {
        index(of: file).flatMap { index in
            switch contents[index] {
            case .source(let source): source.bytes
            case .generated(let source): source.bytes
            case .generatedForNeedle(_, let complete): complete ?? (try? source.read(files[index].location))
            case .leftOut: nil
            }
        }
    }

    func line(_ number: Int, of file: String) -> String? {
        switch lines {
        case .contents: return codeLine(number, of: file)
        case .originals(let originals):
            guard let code = code(of: file) else { return codeLine(number, of: file) }
            return originals.file(at: code.location, reducedTo: code.source.bytes)?.line(number)
        case .none: return nil
        }
    }

    /// A handwritten file that was parsed, with its absolute path.
    private func code(of file: String) -> (source: SourceFile, location: String)? {
        guard let index = index(of: file), case .source(let source) = contents[index] else { return nil }
        return (source, files[index].location)
    }

    func codeLine(_ number: Int, of file: String) -> String? {
        guard let index = index(of: file) else { return nil }
        switch contents[index] {
        case .source(let source): return source.line(number)
        case .generated, .generatedForNeedle:
            let lines = (readBytes(of: file) ?? []).split(separator: 10, omittingEmptySubsequences: false)
            return lines.indices.contains(number - 1) ? String(decoding: lines[number - 1], as: UTF8.self) : nil
        case .leftOut: return nil
        }
    }

    private func index(of name: String) -> Int? {
        let location = files.indices.partitioningIndex(where: { !files[$0].precedes(name) })
        return location < files.count && files[location].isNamed(name) ? location : nil
    }
}

extension FileIndex.Lines {
    init(of input: SourceInput, _ request: InputOptions) {
        guard request.showsSourceLines else {
            self = .none
            return
        }
        self = input.isSummarized ? .originals(OriginalFiles(in: request.files)) : .contents
    }
}

extension SourceFile {
    fileprivate func line(_ number: Int) -> String? {
        guard lineStarts.indices.contains(number - 1) else { return nil }
        let start = Int(lineStarts[number - 1])
        let end = lineStarts.indices.contains(number) ? Int(lineStarts[number]) : bytes.count
        guard start <= end, end <= bytes.count else { return nil }
        let line = bytes[start..<end].prefix { $0 != 10 && $0 != 13 }
        return String(decoding: line, as: UTF8.self)
    }
}
