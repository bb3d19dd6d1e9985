import ScopeGraph
import Semantics
import Modules
import SwiftReader

/// What belongs to a RIB that is removed: its types, and the files that contain nothing else.
struct RemovedRIB {
    /// The names of its types.
    let types: Set<String>
    /// The declarations at the top level that belong to it: its types, and extensions of these.
    private(set) var declarations: [WrittenDeclaration] = []
    /// The files that contain only such declarations.
    private(set) var files: [SourceFile] = []
    /// The edits of hand-written doubles that other tests use for other protocols, too.
    private(set) var sharedDoubles = ScaffoldEdits()
    /// The names of these.
    private(set) var sharedNames: Set<String> = []

    /// - Parameters:
    ///   - tests: the modules that test the RIB's module.
    ///   - generatedMocks: the names of the files that are generated again.
    init(
        _ name: RIBName,
        in module: ModuleSources,
        _ types: TypeTable,
        tests: [ModuleSources],
        generatedMocks: Set<String>
    ) {
        let rib = RIB(named: name.name, in: types)
        let own = Set(RIB.Part.allCases.compactMap { rib[$0]?.name })
        self.types = own
        for source in module.files { add(source) { own.contains($0) } }
        addHelpers(of: rib, in: module)
        let suites = Set(Self.suites.map { "\(name.name)\($0)" })
        let doubles = Set(own.flatMap { part in Self.doubles.map { "\(part)\($0)" } })
        let sources = tests.flatMap(\.files).filter { !generatedMocks.contains($0.path) }
        for double in TypeTable(sources).all where !own.isDisjoint(with: double.inheritedTypes) {
            let isShared = !doubles.contains(double.name) || sources.contains { $0.names(double, besides: suites) }
            guard isShared, double.conforms(besides: own, in: types) else { continue }
            sharedNames.insert(double.name)
            sharedDoubles.add(double.removing(own))
        }
        // Suites, and hand-written mocks of its protocols.
        let removed = suites.union(doubles).subtracting(sharedNames)
        for source in sources { add(source) { removed.contains($0) } }
    }

    private static let suites = [
        "Tests", "InteractorTests", "RouterTests", "BuilderTests", "ViewControllerTests", "ComponentTests",
    ]
    private static let doubles = ["Mock", "Stub", "Fake", "Spy"]

    /// Adds the declarations of a file that belong to the RIB.
    private mutating func add(_ source: SourceFile, where isOwn: (String) -> Bool) {
        var isWhole = true
        var found: [WrittenDeclaration] = []
        for (number, declaration) in source.declarations.enumerated() where declaration.block == .file {
            if declaration.kind == .import { continue }
            let written = WrittenDeclaration(source: source, id: DeclarationID(number))
            if declaration.isNominal || declaration.kind == .extension || declaration.kind == .typealias,
                isOwn(written.name)
            {
                found.append(written)
            } else {
                isWhole = false
            }
        }
        guard !found.isEmpty else { return }
        if isWhole { files.append(source) } else { declarations += found }
    }

    /// Adds the other files in the RIB's own folder whose types nothing else names.
    private mutating func addHelpers(of rib: RIB, in module: ModuleSources) {
        guard let builder = rib[.builder] else { return }
        let folder = builder.source.path.parentFolder
        guard folder.lastComponent == rib.name, folder != module.module.folder else { return }
        let known = Set(files.map(\.path))
        let helpers = module.files.filter { $0.path.hasPrefix("\(folder)/") && !known.contains($0.path) }
        let partial = Set(declarations.map(\.source.path))
        let inside = Set(helpers.map(\.path)).union(known)
        files += helpers.filter { helper in
            guard !partial.contains(helper.path) else { return false }
            let names = helper.declarations.filter { $0.block == .file && $0.kind != .import }.map {
                helper.name($0.name)
            }
            return !names.isEmpty
                && !module.files.contains { other in
                    !inside.contains(other.path) && names.contains { other.names($0) }
                }
        }
    }
}

extension WrittenDeclaration {
    /// Whether a double conforms to a protocol of its app that is none of some.
    fileprivate func conforms(besides own: Set<String>, in types: TypeTable) -> Bool {
        inheritedTypes.contains { !own.contains($0) && types[$0]?.declaration.kind == .protocol }
    }

    /// The edits that remove some types from the inheritance clause, with the members that name them in their heads.
    fileprivate func removing(_ own: Set<String>) -> [Edit] {
        let numbers = inheritedTypes.indices.filter { own.contains(inheritedTypes[$0]) }
        let gone = members.filter { member in
            let end = member.declaration.body.map { source[$0].range.start } ?? member.declaration.range.end
            let head = SourceRange(start: member.declaration.range.start, end: end)
            return source.tokens(in: head).contains { own.contains(source.name($0.range)) }
        }
        return source.edits(removingInherited: Set(numbers), of: id)
            + gone.flatMap { source.edits(removingMember: $0.declaration.range) ?? [] }
    }
}

extension SourceFile {
    /// Whether the code contains the name of a type outside of its declaration and of some suites.
    fileprivate func names(_ type: WrittenDeclaration, besides suites: Set<String>) -> Bool {
        let own = declarations.filter { declaration in
            suites.contains(name(declaration.name))
                || (path == type.source.path && declaration.range == type.declaration.range)
        }
        .map(\.range)
        return tokens(in: SourceRange(start: 0, end: UInt32(bytes.count))).contains { token in
            name(token.range) == type.name && !own.contains { $0.contains(token.range) }
        }
    }

    /// Whether the code or a comment contains a word.
    func names(_ word: String) -> Bool {
        hasWord(in: SourceRange(start: 0, end: UInt32(bytes.count))) { spells(text: word, in: $0) }
    }
    /// The names of the types at the top level.
    var typeNames: [String] {
        declarations.filter { $0.block == .file && ($0.isNominal || $0.kind == .typealias) }.map { name($0.name) }
    }
}
