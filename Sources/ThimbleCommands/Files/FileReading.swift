import Cores
import SourceLayout
import SwiftReader

/// A folder in which files were found: what the names of all of them begin with, each with a slash at its end.
final class NamedFolder: Sendable {
    /// Its place among the folders of the walk.
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

/// A file that was found, with the name that it has in findings.
///
/// A large app has many files in few folders, so the names are put together when they are asked for.
struct NamedFile: Sendable {
    let folder: NamedFolder
    /// The last component of its path.
    let lastName: String

    /// Absolute.
    var location: String { folder.locationStart + lastName }
    /// As a person can click it: behind the given path as typed.
    var shownPath: String { folder.shownStart + lastName }
    /// As in `SourceLocation.file`.
    var name: String { folder.nameStart + lastName }

    /// Whether its name is a text; quicker than to make the name.
    func isNamed(_ text: String) -> Bool {
        text.utf8.count == folder.nameStart.utf8.count + lastName.utf8.count
            && text.startsWithBytes(folder.nameStart) && text.endsWithBytes(lastName)
    }

    /// Whether the bytes of its name come before those of a text.
    func precedes(_ text: String) -> Bool {
        guard text.startsWithBytes(folder.nameStart) else { return folder.nameStart.precedesByBytes(text) }
        return lastName.precedesByBytes(text, from: folder.nameStart.utf8.count)
    }
}

extension NamedFile {
    /// A file that has one name for all.
    ///
    /// - Parameter path: absolute.
    init(path: String) {
        folder = NamedFolder(number: 0, locationStart: "", shownStart: "", nameStart: "", given: 0)
        lastName = path
    }
}

/// What reading made of a file.
enum ReadFile: Sendable {
    case source(SourceFile)
    case generated(GeneratedSource)
    /// In Needle's form, written by Needle or by us; its beginning.
    case generatedForNeedle(GeneratedSource)
    /// It cannot change an answer.
    case leftOut(imports: [String])

    var source: SourceFile? {
        if case .source(let source) = self { source } else { nil }
    }
}

/// The largest file whose places can be counted, in bytes.
let largestFile = Int(Int32.max)

/// Reads files on all cores.
///
/// - Parameters:
///   - replaced: what to read in the place of some files, by their names.
///   - keepsGenerated: whether generated files are read like any other.
/// - Returns: one for each file, in their order.
/// - Throws: every file that cannot be read.
func readFiles(
    _ files: [NamedFile],
    replaced: [String: [UInt8]] = [:],
    keepsGenerated: Bool = false
) throws(Stop) -> [ReadFile] {
    let results = mapOnAllCores(filePortions(of: files.count)) { portion in
        var buffer = FileBuffer()
        var results: [Result<ReadFile, SystemError>] = []
        for file in files[portion] {
            if !replaced.isEmpty, let bytes = replaced[file.name] {
                results.append(.success(.source(SourceFile(path: file.name, reading: bytes))))
                continue
            }
            do throws(SystemError) {
                results.append(.success(try readFile(file, &buffer, keepsGenerated: keepsGenerated)))
            } catch {
                results.append(.failure(error))
            }
        }
        return results
    }
    return try values(results.flatMap { $0 }, of: files)
}

/// Cuts files into portions for `mapOnAllCores`; few files are shared out as well.
func filePortions(of count: Int) -> [Range<Int>] { portions(of: count, size: min(128, count / 16 + 1)) }

/// What reading gave.
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

/// In words.
func unreadable(_ file: NamedFile, _ error: SystemError) -> String {
    "'\(file.shownPath)' cannot be read: \(error.reason)."
}

private func readFile(
    _ file: NamedFile,
    _ buffer: inout FileBuffer,
    keepsGenerated: Bool
) throws(SystemError) -> ReadFile {
    try buffer.read(file.location)
    if !keepsGenerated, let generated = generatedFile(file, buffer.bytes) { return generated }
    return .source(SourceFile(path: file.name, reading: Array(buffer.bytes)))
}

/// What a generator wrote; `nil` for a person's file.
func generatedFile(_ file: NamedFile, _ bytes: UnsafeBufferPointer<UInt8>) -> ReadFile? {
    switch Authorship(of: bytes) {
    case .person: nil
    case .thimble: .generated(GeneratedSource(path: file.name, bytes: Array(bytes)))
    case .needle: .generatedForNeedle(GeneratedSource(path: file.name, headOf: bytes))
    }
}
