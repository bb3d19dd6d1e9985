import Semantics
import Modules
import SwiftReader

/// Public scopes of libraries that no other code names: other modules could create them, but none does.
extension WiringReader {
    /// The open scopes that an application in the sources could reach, although nothing names them or their builders
    /// outside their own declarations.
    ///
    /// - Parameter scopes: partial scopes that no code creates.
    func unnamed(among scopes: [Int]) -> Set<Int> {
        let groups = ownTypes(of: reachedByApplications(scopes))
        guard !groups.isEmpty else { return [] }
        var groupsByName: [String: [Int]] = [:]
        var declarations: [DeclarationLocation: [Int]] = [:]
        for (number, group) in groups.enumerated() {
            for type in group.types {
                groupsByName[index.types[type].name, default: []].append(number)
                let own = index.declarationLocation(of: type)
                for location in [own] + index.extensions[type] { declarations[location, default: []].append(number) }
            }
        }
        let names = NameFilter(names: groupsByName.keys.sorted())
        let mentions = OwnMentions(names: names, groups: names.names.map { groupsByName[$0] ?? [] }, declarations)
        let named = model.onAllCores(model.filePortions) { model, files in
            files.reduce(into: Set<Int>()) { $0.formUnion(mentions.groupsNamedElsewhere(in: $1, model.source($1))) }
        }
        let known = named.reduce(into: Set<Int>()) { $0.formUnion($1) }
        return Set(groups.indices.lazy.filter { !known.contains($0) }.map { groups[$0].scope })
    }

    private func reachedByApplications(_ scopes: [Int]) -> [Int] {
        // A program called a demo shows a library that is intended for others.
        let applications = Set(
            index.modules.indices.filter {
                index.modules[$0].kind == .application && !isDemoName(index.modules[$0].name)
            }
        )
        guard !scopes.isEmpty, !applications.isEmpty else { return [] }
        let visibility = ModuleVisibility(of: index)
        var known: [Int: Bool] = [:]
        return scopes.filter { scope in
            let module = table.partialScopes[scope].module
            if let known = known[module] { return known }
            let isReached = visibility.modules(seeing: [module]).contains { applications.contains($0) }
            known[module] = isReached
            return isReached
        }
    }

    /// The class of each scope, with the builders of its dependency.
    private func ownTypes(of scopes: [Int]) -> [(scope: Int, types: [Int])] {
        guard !scopes.isEmpty else { return [] }
        var builders: [ResolvedType: [Int]] = [:]
        for builder in words.builders { builders[builder.dependency, default: []].append(builder.type) }
        return scopes.compactMap { scope in
            let partialScope = table.partialScopes[scope]
            guard let type = partialScope.type else { return nil }
            let others = partialScope.dependencyType.flatMap { builders[$0] } ?? []
            return (scope, [type] + others.filter { $0 != type })
        }
    }
}

/// The names of groups of types, and where the types are declared.
private struct OwnMentions: Sendable {
    let names: NameFilter
    /// By the number of the name.
    let groups: [[Int]]
    private let declarations: [Int: [(declaration: DeclarationID, groups: [Int])]]

    init(names: NameFilter, groups: [[Int]], _ declarations: [DeclarationLocation: [Int]]) {
        self.names = names
        self.groups = groups
        self.declarations = Dictionary(grouping: declarations) { $0.key.file }
            .mapValues { $0.map { (declaration: $0.key.declaration, groups: $0.value) } }
    }

    /// The groups that a file names outside their own declarations.
    func groupsNamedElsewhere(in file: Int, _ source: SourceFile) -> Set<Int> {
        let whole = SourceRange(start: 0, end: UInt32(truncatingIfNeeded: source.bytes.count))
        guard names.isAnyWord(of: whole, in: source) else { return [] }
        let own = (declarations[file] ?? []).map { (range: source[$0.declaration].range, groups: $0.groups) }
        var found: Set<Int> = []
        for token in source.tokens(in: whole) where token.kind == .identifier {
            guard let name = names.number(token.range, in: source) else { continue }
            let around = own.filter { $0.range.start <= token.range.start && token.range.end <= $0.range.end }
            for group in groups[name] where !around.contains(where: { $0.groups.contains(group) }) {
                found.insert(group)
            }
        }
        return found
    }
}
