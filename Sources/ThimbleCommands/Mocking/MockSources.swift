import Cores
import Mocks
import Modules
import SourceLayout
import SwiftReader
import TextFormats

/// The protocols of the requested sources.
struct MockSources {
    /// In the order of the files.
    let protocols: [SourceProtocols]
    /// Those that `thimble generate` wrote.
    let generated: [SourceProtocols]
    let files: [(file: NamedFile, module: Module)]
    private let layout: ModuleLayout
    /// The paths to show, by name as in `SourceLocation.file`.
    private let shownPaths: [String: String]

    init(_ request: InputOptions) throws(Stop) {
        let found = try findSources(request)
        let arrangement = try arrange(request, found)
        let layout = arrangement.layout.value()
        files = zip(arrangement.files, layout.moduleOfFile).compactMap { file, module in
            module.map { (file: file, module: layout.modules[$0].module) }
        }
        let read = try Self.read(files)
        self.layout = layout
        protocols = read.filter { !$0.isGenerated }.map(\.protocols)
        generated = read.filter(\.isGenerated).map(\.protocols)
        let shown = read.map { ($0.protocols.file, $0.shownPath) }
        shownPaths = Dictionary(shown) { first, _ in first }
    }

    private struct Content {
        let protocols: SourceProtocols
        let shownPath: String
        let isGenerated: Bool
    }

    /// Reads the files that may declare a protocol or a typealias.
    private static func read(_ files: [(file: NamedFile, module: Module)]) throws(Stop) -> [Content] {
        let words = ["protocol", "typealias", "globalActor", "~Copyable"].map { Array($0.utf8) }
        let results = mapOnAllCores(filePortions(of: files.count)) { portion in
            var buffer = FileBuffer()
            var contents: [Content] = []
            var errors: [String] = []
            for (file, module) in files[portion] {
                do throws(SystemError) { try buffer.read(file.location) } catch {
                    errors.append(unreadable(file, error))
                    continue
                }
                let bytes = buffer.bytes
                let isRelevant = words.contains {
                    Platform.firstOffset(of: $0, in: bytes, from: 0, to: bytes.count) != nil
                }
                let author = Authorship(of: bytes)
                guard isRelevant, author == .person || author == .thimble else { continue }
                let source = SourceFile(path: file.name, reading: Array(bytes))
                contents.append(
                    Content(
                        protocols: SourceProtocols(of: source, in: module),
                        shownPath: file.shownPath,
                        isGenerated: author == .thimble
                    )
                )
            }
            return (contents, errors)
        }
        let errors = results.flatMap(\.1)
        guard errors.isEmpty else { throw .failure(Failure(errors)) }
        return results.flatMap(\.0)
    }

    /// The module whose folder contains a file; `nil` if there is none.
    func module(containing location: String) -> String? {
        layout.modules.filter { location.hasPrefix("\($0.location)/") }.max { $0.location.count < $1.location.count }?
            .module.name
    }

    /// Whether declarations of a module belong to the main actor unless they say otherwise.
    func isolatesByDefault(_ module: String) -> Bool {
        layout.modules.contains { $0.module.name == module && $0.module.language.isolatesByDefault }
    }

    /// Whether imports of a module without an access level are internal.
    func hidesImports(_ module: String) -> Bool {
        layout.modules.contains { $0.module.name == module && $0.module.language.hidesImports }
    }

    func refuseUnknown(_ modules: [String]) throws(Stop) {
        let known = layout.modules.map(\.module.name)
        for name in modules where !known.contains(name) {
            throw .failure(Failure("Unknown module '\(name)'.\(choices(for: name, among: known))"))
        }
    }

    /// A fault with its location, in the form of the compiler's messages.
    func located(_ fault: MockFault, as severity: String) -> String {
        let location = fault.location
        let path = shownPaths[location.file] ?? location.file
        return "\(path):\(location.line):\(location.column): \(severity): \(fault.message)"
    }
}

extension SourceProtocols {
    init(of source: SourceFile, in module: Module) {
        self.init(of: source, in: module.name, isolatesByDefault: module.language.isolatesByDefault)
    }
}
