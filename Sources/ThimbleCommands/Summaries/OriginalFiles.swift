import Cores
import ModuleSummaries
import SwiftReader

/// The files of summarized modules, for the source lines in reports. A file counts only while it still has the code that
/// was summarized.
final class OriginalFiles: Sendable {
    private final class Memory {
        var files: [String: SourceFile?] = [:]
    }

    private let memory = Exclusive(Memory())
    private let files: FileSystem

    /// - Parameter files: where the files may be.
    init(in files: FileSystem) { self.files = files }

    /// A file with its comments; `nil` if it is missing or its code is not the given one.
    ///
    /// - Parameters:
    ///   - location: absolute.
    ///   - code: the reduced text.
    func file(at location: String, reducedTo code: [UInt8]) -> SourceFile? {
        memory.use { memory in
            if let known = memory.files[location] { return known }
            let bytes = try? files.read(location)
            let original = bytes.flatMap { reducedText(of: $0) == code ? SourceFile(path: "", reading: $0) : nil }
            memory.files[location] = .some(original)
            return original
        }
    }
}
