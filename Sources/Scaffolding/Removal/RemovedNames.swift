import Modules
import ScopeGraph
import Semantics
import SourceLayout
import SwiftReader

/// Names that code may not contain after a removal.
package struct RemovedNames: Sendable {
    /// The names of types.
    var types: Set<String> = []
    /// The names of members, by the names of the files of their types.
    var members: [String: Set<String>] = [:]
    /// The names of protocols that a former parent no longer inherits, by the names of the files of its types.
    var uninherited: [String: Set<String>] = [:]
    /// The names of members that nothing else has.
    var accessed: Set<String> = []
    /// The names of members of components, by the names of these. Other types may have members of the same names.
    var ofComponents: [String: Set<String>] = [:]
    /// The names of methods that tests may call.
    var calledByTests: Set<String> = []
    /// The locations in manifests that name a module, by its name. It may lose its last file.
    private var mentionsOfModules: [String: [SourceLocation]] = [:]

    package init() {}

    mutating func add(_ other: RemovedNames) {
        types.formUnion(other.types)
        members.merge(other.members) { $0.union($1) }
        uninherited.merge(other.uninherited) { $0.union($1) }
        accessed.formUnion(other.accessed)
        ofComponents.merge(other.ofComponents) { $0.union($1) }
        calledByTests.formUnion(other.calledByTests)
        mentionsOfModules.merge(other.mentionsOfModules) { first, _ in first }
    }

    /// Adds a module that may lose its last file.
    mutating func add(_ module: Module, in sources: ScaffoldSources) {
        let manifest = module.origin == .package ? sources.manifests[module.package] : nil
        mentionsOfModules[module.name] = manifest?.mentions(ofTarget: module.target ?? module.name) ?? []
    }

    /// The places that name a module without files, which the compiler and the package manager refuse: one for each line.
    package func remainingModules(in modules: [ModuleSources]) -> [Advice] {
        let left = Set(modules.filter { !$0.files.isEmpty }.map(\.module.name))
        let emptied = mentionsOfModules.filter { !left.contains($0.key) }
        let imports = modules.flatMap(\.files).flatMap { source in
            source.imports.filter { emptied.keys.contains($0.module) }
                .map { (module: $0.module, location: source.location(of: $0.declaration.range)) }
        }
        let mentions = emptied.flatMap { module, locations in locations.map { (module: module, location: $0) } }
        var lines: Set<String> = []
        return (imports + mentions).sorted { $0.location < $1.location }.compactMap { module, location in
            guard lines.insert("\(location.file):\(location.line)").inserted else { return nil }
            let reason = "'\(module)' has no files any more, but is still named here."
            return Advice(location: location, reason: reason, lines: [])
        }
    }

    /// The places in some modules that still contain one of the names, in source order.
    package func remaining(in modules: [ModuleSources], besides generated: Set<String>) -> [Advice] {
        let files = modules.flatMap { module in module.files.map { (file: $0, isTest: module.module.kind == .test) } }
        let everywhere = NameFilter(names: Array(types))
        let inTests = NameFilter(names: Array(calledByTests))
        let anyMember = NameFilter(names: Array(accessed))
        return files.filter { !generated.contains($0.file.path) }.flatMap { source, isTest -> [Advice] in
            let whole = SourceRange(start: 0, end: UInt32(source.bytes.count))
            let protocols = uninherited[source.path] ?? []
            let own = (members[source.path] ?? []).union(protocols)
            guard
                everywhere.isAnyWord(of: whole, in: source) || own.contains(where: source.names)
                    || (isTest && inTests.isAnyWord(of: whole, in: source))
                    || anyMember.isAnyWord(of: whole, in: source)
                    || ofComponents.values.joined().contains(where: source.names)
            else { return [] }
            let read = source.membersRead(ofComponents)
            let words = types.union(own).union(isTest ? calledByTests : [])
            var lines: Set<Int> = []
            let tokens = source.tokens(in: whole)
            return tokens.indices.compactMap { number in
                let range = tokens[number].range
                let word = source.name(range)
                let isMember = number > 0 && source.text(tokens[number - 1].range) == "."
                guard words.contains(word) || (isMember && accessed.contains(word)) || read.contains(range) else {
                    return nil
                }
                let location = source.location(of: range)
                guard lines.insert(location.line).inserted else { return nil }
                let change = protocols.contains(word) ? "no longer inherited by the former parent" : "removed"
                return Advice(location: location, reason: "'\(word)' is \(change), but still named here.", lines: [])
            }
        }
    }
}
