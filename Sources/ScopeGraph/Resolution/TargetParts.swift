import Cores
import Modules
import Semantics
import SwiftReader

/// What only some targets of a group compile that share files.
///
/// Most such parts are the roots of the targets. In the tree of all sources they are scopes of their own above the common
/// ones, so that this tree has each target's tree in it. Other parts add to common scopes, and then each target has to
/// be read by itself.
struct TargetParts {
    private let all: Set<String>
    /// By the paths of files that not all of the targets compile, those that do.
    private let targetsOfParts: [String: Set<String>]
    private let parts: [SourceFile]
    private let commonFiles: [SourceFile]

    init(of group: [Int], in sources: [ModuleSources]) {
        let all = Set(group.map { sources[$0].module.name })
        var targets: [String: Set<String>] = [:]
        var parts: [SourceFile] = []
        var common: [SourceFile] = []
        for target in group.map({ sources[$0] }) {
            for file in target.files {
                let compiling = all.intersection((target.sharersOfFiles[file.path] ?? []) + [target.module.name])
                if compiling == all {
                    common.append(file)
                } else {
                    targets[file.path] = compiling
                    parts.append(file)
                }
            }
        }
        self.all = all
        self.parts = parts
        targetsOfParts = targets
        commonFiles = common
    }

    /// Whether the parts only add scopes above the common ones, and mean nothing to the common code.
    func areSeparate(in graph: ScopeGraph) -> Bool {
        addOnlyRoots(to: graph) && !extendsCommonType && !isMentionedInCommon(namesOfSeveral)
    }

    private func targets(_ location: SourceLocation) -> Set<String> { targetsOfParts[location.file] ?? all }

    private func addOnlyRoots(to graph: ScopeGraph) -> Bool {
        let isTest = graph.scopes.map { graph.modules[$0.module].kind == .test }
        let areWhole = graph.scopes.indices.allSatisfy { number in
            let scope = graph.scopes[number]
            let own = targets(scope.location)
            return isTest[number] || scope.locationsOfParts.allSatisfy { own.isSubset(of: targets($0)) }
        }
        guard areWhole, graph.faults.allSatisfy({ targets($0.location) == all }) else { return false }
        return graph.edges.allSatisfy { edge in
            let parent = targets(graph.scopes[edge.parent].location)
            let others = [graph.scopes[edge.child].location, edge.location, edge.conformance?.location]
            return isTest[edge.parent] || others.allSatisfy { $0.map { parent.isSubset(of: targets($0)) } ?? true }
        }
    }

    /// Whether an extension in a part extends a type of the common code, or of another part.
    private var extendsCommonType: Bool {
        let extended = parts.flatMap { file in
            file.topLevel.filter { $0.kind == .extension }.map { PartType(file.baseName($0), targets(file)) }
        }
        if extended.isEmpty { return false }
        let own = Set(parts.flatMap { file in file.namesOfTypes.map { PartType($0, targets(file)) } })
        let foreign = Set(extended).subtracting(own)
        if foreign.isEmpty { return false }
        let others = Set((commonFiles + parts).flatMap(\.namesOfTypes))
        return foreign.contains { others.contains($0.name) }
    }

    private func targets(_ file: SourceFile) -> Set<String> { targetsOfParts[file.path] ?? all }

    /// The names that several files with parts declare at the top level or in extensions, such as `Theme` of each brand.
    private var namesOfSeveral: Set<String> {
        var first: [String: String] = [:]
        var result: Set<String> = []
        for file in parts {
            for name in file.namesForOthers {
                if let other = first[name], other != file.path { result.insert(name) }
                first[name] = file.path
            }
        }
        return result
    }

    private func isMentionedInCommon(_ names: Set<String>) -> Bool {
        if names.isEmpty { return false }
        let filter = NameFilter(names: names.sorted())
        let portions = stride(from: 0, to: commonFiles.count, by: 256).map { $0..<min($0 + 256, commonFiles.count) }
        return mapOnAllCores(portions) { portion in
            commonFiles[portion].contains { file in
                filter.isAnyWord(of: SourceRange(start: 0, end: UInt32(file.bytes.count)), in: file)
            }
        }
        .contains(true)
    }
}

/// A type that a part declares or extends.
private struct PartType: Hashable {
    let name: String
    /// The names of the targets that compile the part.
    let targets: Set<String>

    init(_ name: String, _ targets: Set<String>) { (self.name, self.targets) = (name, targets) }
}

extension Scope {
    /// Where its members and those of its dependency are declared.
    fileprivate var locationsOfParts: [SourceLocation] {
        (provisions + methods + nearMisses).map(\.location) + requirements.map(\.location)
            + (dependency?.protocols.map(\.location) ?? [])
    }
}

extension SourceFile {
    fileprivate var topLevel: [Declaration] {
        declarations.filter { blocks[Int($0.block.value)].kind == .file }
    }

    /// The first name of the type that an extension extends.
    fileprivate func baseName(_ declaration: Declaration) -> String {
        String(joined(declaration.name).prefix { $0 != "." && $0 != "<" })
    }

    fileprivate var namesOfTypes: [String] {
        topLevel.filter { $0.kind.isType }.map { name($0.name) }
    }

    /// The names that code in other files may use: those of the top level and of the members of extensions.
    fileprivate var namesForOthers: [String] {
        let extensions = Set(topLevel.filter { $0.kind == .extension }.compactMap { $0.body?.value })
        return declarations.compactMap { declaration in
            guard declaration.kind != .extension, declaration.kind != .import else { return nil }
            let block = declaration.block
            guard blocks[Int(block.value)].kind == .file || extensions.contains(block.value) else { return nil }
            let name = name(declaration.name)
            return name.isEmpty ? nil : name
        }
    }
}

extension Declaration.Kind {
    fileprivate var isType: Bool {
        switch self {
        case .class, .struct, .enum, .actor, .protocol, .typealias: true
        default: false
        }
    }
}
