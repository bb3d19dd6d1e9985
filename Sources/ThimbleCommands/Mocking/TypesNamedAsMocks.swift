import Cores
import Mocks
import SwiftReader

extension MockSources {
    /// The types of a module, by qualified name, from the files that may declare one with the name of a mock.
    func types(of module: String, namedAsMocksOf selection: MockSelection) -> [String: SourceLocation] {
        let names = Set(selection.protocols.map { selection.table[$0].qualifiedMockName })
        let words = Self.words(in: names).map { Array($0.utf8) }
        let own = files.filter { $0.module.name == module }.map(\.file)
        let found = mapOnAllCores(filePortions(of: own.count)) { portion in
            var buffer = FileBuffer()
            return own[portion].flatMap { file -> [(String, SourceLocation)] in
                // What cannot be read was reported before.
                guard (try? buffer.read(file.location)) != nil else { return [] }
                let bytes = buffer.bytes
                let isRelevant = words.contains {
                    Platform.firstOffset(of: $0, in: bytes, from: 0, to: bytes.count) != nil
                }
                guard isRelevant, Authorship(of: bytes) == .person else { return [] }
                let types = SourceFile(path: file.shownPath, reading: Array(bytes)).unconditionalTypes
                return types.filter { names.contains($0.key) }.map { ($0, $1) }
            }
        }
        return Dictionary(found.flatMap { $0 }) { first, _ in first }
    }

    /// One of these occurs in each of the names.
    private static func words(in names: Set<String>) -> [String] {
        let usual = "Mock"
        return [usual]
            + names.filter { !$0.hasSuffix(usual) }.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    }
}
