import Cores
import Providers
import Modules
import SwiftReader

/// A folder that contains source files. It provides the common prefixes of their names, each ending in a slash.
final class NamedFolder: Sendable {
    /// Its index in the folders of the walk.
    let number: Int
    /// Absolute.
    let locationStart: String
    let shownStart: String
    /// As in `SourceLocation.file`.
    let nameStart: String
    /// An index into the given paths.
    let given: Int

    init(number: Int, locationStart: String, shownStart: String, nameStart: String, given: Int) {
        self.number = number
        self.locationStart = locationStart
        self.shownStart = shownStart
        self.nameStart = nameStart
        self.given = given
    }

    /// The absolute path.
    var location: String { locationStart == "/" ? "/" : String(locationStart.dropLast()) }
}

/// A file with its name as shown in findings. Names are composed on demand.
struct NamedFile: Sendable {
    let folder: NamedFolder
    /// The last component of its path.
    let lastName: String

    /// Absolute.
    var location: String { folder.locationStart + lastName }
    /// A path that a terminal can open: the given path as typed, followed by the rest.
    var shownPath: String { folder.shownStart + lastName }
    /// As in `SourceLocation.file`.
    var name: String { folder.nameStart + lastName }

    /// Whether its name equals a text, without creating the name.
    func isNamed(_ text: String) -> Bool {
        text.utf8.count == folder.nameStart.utf8.count + lastName.utf8.count
            && text.startsWithBytes(folder.nameStart) && text.endsWithBytes(lastName)
    }

    /// Whether its name precedes a text in byte order.
    func precedes(_ text: String) -> Bool {
        guard text.startsWithBytes(folder.nameStart) else { return folder.nameStart.precedesByBytes(text) }
        return lastName.precedesByBytes(text, from: folder.nameStart.utf8.count)
    }
}

extension NamedFile {
    /// A file whose name, path and shown path are the same.
    ///
    /// - Parameter path: absolute.
    init(path: String) {
        folder = NamedFolder(number: 0, locationStart: "", shownStart: "", nameStart: "", given: 0)
        lastName = path
    }
}

/// The result of reading a file.
enum ReadFile: Sendable {
    case source(SourceFile)
    case generated(GeneratedSource)
    /// In Needle's format, written by Needle or Thimble: its beginning, and all of it if the file itself is not read
    /// again.
    case generatedForNeedle(GeneratedSource, complete: [UInt8]?)
    /// The file cannot affect a result.
    case leftOut(imports: [String])

    var source: SourceFile? {
        if case .source(let source) = self { source } else { nil }
    }
}

/// The largest file whose offsets fit into 32 bits, in bytes.
let largestFile = Int(Int32.max)

/// Reads files on all cores.
///
/// - Parameters:
///   - source: where they are read.
///   - replaced: contents that replace those of some files, by name.
///   - keepsGenerated: whether generated files are parsed like any other.
///   - keepsDeadCode: whether code that no build compiles is parsed too.
/// - Returns: one element for each file, in their order.
/// - Throws: every file that cannot be read.
func readFiles(
    _ files: [NamedFile],
    in source: FileSystem = .disk,
    replaced: [String: [UInt8]] = [:],
    keepsGenerated: Bool = false,
    keepsDeadCode: Bool = false
) throws(Stop) -> [ReadFile] {
    let results = mapOnAllCores(filePortions(of: files.count)) { portion in
        var folder = OpenFolder()
        var buffer = FileBuffer()
        let memory = ParsingMemory()
        var results: [Result<ReadFile, SystemError>] = []
        for file in files[portion] {
            if !replaced.isEmpty, let bytes = replaced[file.name] {
                results.append(.success(.source(SourceFile(path: file.name, reading: bytes, in: memory))))
                continue
            }
            do throws(SystemError) {
                try source.read(file, from: &folder, into: &buffer)
                if !keepsGenerated, let generated = generatedFile(file, buffer.bytes) {
                    results.append(.success(generated))
                    continue
                }
                let bytes = Array(buffer.bytes)
                let parsed = SourceFile(path: file.name, reading: bytes, in: memory, keepsDeadCode: keepsDeadCode)
                results.append(.success(.source(parsed)))
            } catch {
                results.append(.failure(error))
            }
        }
        return results
    }
    return try values(results.flatMap { $0 }, of: files)
}

/// Splits files into portions for `mapOnAllCores`. Even a few files are split.
func filePortions(of count: Int) -> [Range<Int>] { portions(of: count, size: min(128, count / 16 + 1)) }

/// The values of successful results.
///
/// - Throws: every file that could not be read.
private func values<Value>(_ results: [Result<Value, SystemError>], of files: [NamedFile]) throws(Stop) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(results.count)
    var errors: [String] = []
    for (file, result) in zip(files, results) {
        switch result {
        case .success(let value): values.append(value)
        case .failure(let error): errors.append(unreadable(file, error))
        }
    }
    guard errors.isEmpty else { throw .failure(Failure(errors)) }
    return values
}

/// The message for a file that cannot be read.
func unreadable(_ file: NamedFile, _ error: SystemError) -> String {
    "'\(file.shownPath)' cannot be read: \(error.reason)."
}

/// The contents of a generated file; `nil` for a handwritten file.
func generatedFile(_ file: NamedFile, _ bytes: UnsafeBufferPointer<UInt8>) -> ReadFile? {
    switch Authorship(of: bytes) {
    // The compiler rejects a second file of the same name in another folder.
    case .person where isBlank(bytes) && GeneratedFileName.contains(file.lastName):
        .generated(GeneratedSource(path: file.name, bytes: Array(bytes)))
    case .person, .mocks: nil
    case .thimble: .generated(GeneratedSource(path: file.name, bytes: Array(bytes)))
    case .needle: .generatedForNeedle(GeneratedSource(path: file.name, headOf: bytes), complete: nil)
    }
}

/// Whether a file consists of white space.
func isBlank(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
}
