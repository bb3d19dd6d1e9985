import Cores
import Semantics
import SwiftReader

/// The mocks of some protocols, as the text of one file.
package struct MockPlan: Sendable {
    /// The mark of a generated file, in its first line.
    package static let mark = "Mocks by Thimble."

    /// The names of the mocks, in the order of the file.
    package let names: [String]
    /// The text of the file without its header, in UTF-8, as consecutive pieces: it can be many megabytes.
    package let pieces: [[UInt8]]
    /// What cannot be mocked, in source order; the text is then incomplete.
    package let faults: [MockFault]
    /// What may be missing in the text, in source order.
    package let warnings: [MockFault]

    /// - Parameters:
    ///   - protocols: the protocols to mock; each is mocked once.
    ///   - inherited: the mocks of other modules.
    ///   - declared: by qualified name, types of the module that compiles the file.
    ///   - imports: the modules to import in addition to those that the sources of the protocols import.
    ///   - module: the name of the module that compiles the file, which it does not import.
    ///   - hidesImports: whether imports of that module without an access level are internal.
    ///   - isolatesByDefault: whether declarations of that module belong to the main actor unless they say otherwise.
    package init(
        of protocols: [ProtocolTable.Entry],
        in table: ProtocolTable,
        inheriting inherited: [InheritedMock] = [],
        besides declared: [String: SourceLocation] = [:],
        imports: [String] = [],
        testableImports: [String] = [],
        writtenIn module: String? = nil,
        isolatesByDefault: Bool = false,
        hidesImports: Bool = false
    ) {
        let mocksByProtocol = Dictionary(inherited.map { ($0.protocolName, $0) }) { first, _ in first }
        let entries = Self.unique(protocols)
        let portions = mapOnAllCores(portions(of: entries.count, size: 64)) { portion in
            var results = entries[portion].map { Self.mock($0, in: table, mocksByProtocol, isolatesByDefault) }
            let bytes = Self.joined(results.map(\.text))
            for number in results.indices { results[number].text = "" }
            return (results: results, bytes: bytes)
        }
        let results = portions.flatMap(\.results)
        var faults = results.flatMap(\.faults)
        faults += Self.duplicates(results.compactMap(\.name), entries.map { table[$0] })
        faults += entries.compactMap { MockFault.takenName(of: table[$0], declared) }
        self.faults = faults.sorted { $0.location < $1.location }
        warnings = results.flatMap(\.warnings).sorted { $0.location < $1.location }
        names = results.compactMap(\.name)
        let statements = ImportText(
            files: Set(results.flatMap(\.files)).sorted().map { table.files[$0] },
            others: imports,
            testable: testableImports,
            spi: entries.reduce(into: [:]) { $0[table.files[$1.file].module, default: []].formUnion(table[$1].spi) },
            levels: ImportLevels(
                own: module,
                files: table.files,
                hidesImports: hidesImports,
                widest: entries.map { table[$0].access }.max() ?? .internal
            ),
            needsFoundation: results.contains(where: \.needsLock)
        )
        var pieces = [Self.joined([statements.lines.map { "\($0)\n" }.joined()])] + portions.map(\.bytes)
        if results.contains(where: \.needsLock) {
            let lines = Self.lock(isFree: isolatesByDefault)
            pieces.append(Self.joined([lines.map { "\($0)\n" }.joined()]))
        }
        pieces.removeAll(where: \.isEmpty)
        self.pieces = Array(pieces.map { [$0] }.joined(separator: [[UInt8(ascii: "\n")]]))
    }

    /// The text of the file without its header.
    package var text: String { String(decoding: pieces.joined(), as: UTF8.self) }

    /// The parts that are not empty, with an empty line between them.
    private static func joined(_ parts: [String]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(parts.reduce(0) { $0 + $1.utf8.count + 1 })
        for part in parts where !part.isEmpty {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
            bytes += part.utf8
        }
        return bytes
    }

    private struct Result: Sendable {
        var name: String?
        var text = ""
        var files: [Int] = []
        var faults: [MockFault] = []
        var warnings: [MockFault] = []
        var needsLock = false
    }

    private static func unique(_ entries: [ProtocolTable.Entry]) -> [ProtocolTable.Entry] {
        var seen: Set<ProtocolTable.Entry> = []
        return entries.filter { seen.insert($0).inserted }
    }

    private static func mock(
        _ entry: ProtocolTable.Entry,
        in table: ProtocolTable,
        _ mocksByProtocol: [String: InheritedMock],
        _ isolatesByDefault: Bool
    ) -> Result {
        let mocked = MockedProtocol(entry, in: table, isolatesByDefault: isolatesByDefault)
        let inherited = mocked.unknown.compactMap { mocksByProtocol[$0] }
        let missing = mocked.unknown.filter { mocksByProtocol[$0] == nil }
        let declaration = mocked.declaration
        let unmet = missing.map { MockFault.unmet($0, in: mocked, table.extensionMembers) }
        var result = Result()
        result.faults = MockFault.all(in: mocked, noncopyable: table.noncopyable) + unmet.compactMap(\.self)
        result.warnings = zip(missing, unmet).filter { $0.1 == nil }.map(\.0).map {
            MockFault(
                location: declaration.location,
                message: "'\(declaration.name)' inherits '\($0)', which no source declares: its mock lacks what that "
                    + "requires. Add its sources, or give the mocks of its module with '--mock-files'."
            )
        }
        guard result.faults.isEmpty else { return result }
        result.warnings += MockFault.unusedNames(in: mocked)
        let text = MockText(mocked, in: table, inheriting: inherited, isIsolatedByDefault: isolatesByDefault)
        result.name = (declaration.enclosing + [text.name]).joined(separator: ".")
        var code = CodeText()
        text.write(to: &code)
        result.text = code.text
        result.files = mocked.files
        result.needsLock = text.needsLock
        return result
    }

    /// Protocols of one name in two modules have mocks of one name.
    private static func duplicates(_ names: [String], _ declarations: [ProtocolDeclaration]) -> [MockFault] {
        guard names.count == declarations.count else { return [] }
        var first: [String: ProtocolDeclaration] = [:]
        return zip(names, declarations).compactMap { name, declaration in
            guard let other = first[name] else {
                first[name] = declaration
                return nil
            }
            guard !declaration.conditions.excludes(other.conditions) else { return nil }
            return MockFault(
                location: declaration.location,
                message: "A second mock would be named '\(name)'. Limit the modules with '--module NAME', or name it: "
                    + "'/// @mockable(override: name = …)'."
            )
        }
    }

    /// What keeps the state of mocks that several threads use.
    ///
    /// - Parameter isFree: whether its members have to say that they belong to no actor.
    private static func lock(isFree: Bool) -> [String] {
        let (mark, unsafe) = isFree ? ("nonisolated ", "nonisolated(unsafe) ") : ("", "")
        return [
            "/// What a mock keeps of a member that any thread may use.",
            "private final class MockState<Value>: @unchecked Sendable {",
            "    \(mark)private let lock = NSLock()",
            "    \(unsafe)private var value: Value",
            "",
            "    \(mark)init(_ value: Value) { self.value = value }",
            "",
            "    \(mark)func use<Result>(_ body: (inout Value) -> Result) -> Result {",
            "        lock.lock()",
            "        defer { lock.unlock() }",
            "        return body(&value)",
            "    }",
            "}",
        ]
    }
}
