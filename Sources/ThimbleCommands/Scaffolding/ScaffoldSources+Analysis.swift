import Mocks
import Scaffolding
import ScopeGraph
import ScopeRules
import Modules
import SwiftReader

extension ScaffoldSources {
    init(_ analysis: Analysis) {
        let index = analysis.sources.index
        let tests = analysis.sources.modules.filter { $0.module.kind == .test }.flatMap(\.files)
        let mocks = tests.compactMap { file -> (String, String)? in
            guard Authorship(of: file.bytes) == .mocks else { return nil }
            return MockCommand(in: file).map { (file.path, $0.words) }
        }
        self.init(
            modules: analysis.sources.modules,
            subject: analysis.subject,
            location: { index.absolutePath(of: $0) },
            folders: analysis.sources.moduleFolders,
            mocks: Dictionary(mocks) { first, _ in first },
            manifests: Self.manifests(of: analysis.sources.modules, index)
        )
    }

    /// The manifests of the packages with sources.
    private static func manifests(of modules: [ModuleSources], _ index: FileIndex) -> [String: SourceFile] {
        let folders = Set(modules.map(\.module).filter { $0.origin == .package }.map(\.package))
        let found = folders.compactMap { folder -> (String, SourceFile)? in
            let location = index.absolutePath(of: joined(folder, "Package.swift"))
            guard let bytes = try? Platform.read(location) else { return nil }
            return (folder, SourceFile(path: index.name(of: location), reading: bytes))
        }
        return Dictionary(found) { first, _ in first }
    }
}

/// The command in the header of a file of mocks.
struct MockCommand {
    static let start = "// Updated by: "

    /// `thimble mock --scope Login`
    let words: String

    /// The words that say what is mocked. A file of the sources must not choose what else is read or written.
    private static func safe(_ words: [String]) -> [String] {
        var result = ["thimble", "mock"]
        for (word, next) in zip(words, words.dropFirst() + [""]) {
            if word == "--marked" { result.append(word) }
            if ["--scope", "--module", "--testable-import", "--mock-files"].contains(word), !next.hasPrefix("-") {
                result += [word, next]
            }
        }
        return result
    }

    /// - Returns: `nil` if the file has none.
    init?(in file: SourceFile) {
        let head = String(decoding: file.bytes.prefix(Authorship.reach), as: UTF8.self)
        let line = head.split(whereSeparator: \.isNewline).first { $0.hasPrefix(Self.start) }
        guard let line else { return nil }
        words = Self.safe(line.dropFirst(Self.start.count).split(separator: " ").map(String.init)).joined(
            separator: " "
        )
    }
}

extension Analysis {
    /// The only scope of a name.
    func onlyScope(named name: String, _ request: InputOptions) throws(Stop) -> Int {
        guard let query = ScopeQuery(name, in: graph), query.property == nil, let scope = query.scopes.first else {
            throw .failure(Failure(Query.refusal(of: name, self, paths: request.paths)))
        }
        let ids = query.scopes.map { "'\(graph.scopes[$0].id)'" }
        guard ids.count == 1 else {
            throw .failure(Failure("'\(name)' names \(ids.count) scopes: \(ids.joined(separator: ", ")). Name one."))
        }
        return scope
    }

    /// The findings that another analysis does not have.
    func findings(besides other: Analysis) -> [Finding] {
        let known = Set(other.findings.map { [$0.rule] + $0.identity })
        return findings.filter { $0.rule != StaleProviders.id && !known.contains([$0.rule] + $0.identity) }
    }
}
