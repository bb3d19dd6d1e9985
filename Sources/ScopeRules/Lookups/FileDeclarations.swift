import ScopeGraph
import SwiftReader

/// The declarations around scopes that are not properties, by file and name; collected once per file.
struct FileDeclarations {
    private let subject: RuleSubject
    /// By file and name, the methods that take arguments and the local variables.
    private var declared: [String: [String: [Declaration]]] = [:]
    /// By scope, the files in which it is declared and creates its children, with the offsets of these places.
    private var locations: [Int: [(file: String, offsets: [UInt32])]] = [:]

    /// By name, the number of declared requirements and properties; computed on first use.
    private var declarationCounts: [String: Int]?

    var comparisons = NameComparisons()

    /// How many more names may be searched in all sources.
    private var searchesLeft = 16

    init(of subject: RuleSubject) { self.subject = subject }

    /// Whether one more name may be searched in all sources, which is slow.
    mutating func startsSearch() -> Bool {
        searchesLeft -= 1
        return searchesLeft >= 0
    }

    /// How often a name occurs in the wiring: where it is declared, and once for each scope that reads it from its
    /// dependency.
    mutating func declarationCount(of name: String) -> Int {
        if let known = declarationCounts { return known[name] ?? 0 }
        var counts: [String: Int] = [:]
        var seen: Set<SourceLocation> = []
        let use = subject.modelAnswers.requirementUse.value
        for (number, scope) in subject.graph.scopes.enumerated() {
            for requirement in scope.requirements {
                if seen.insert(requirement.location).inserted { counts[requirement.name, default: 0] += 1 }
                if let use, !use[number].unread.contains(requirement.name) { counts[requirement.name, default: 0] += 1 }
            }
            for provision in scope.provisions where seen.insert(provision.location).inserted {
                counts[provision.name, default: 0] += 1
            }
        }
        declarationCounts = counts
        return counts[name] ?? 0
    }

    /// The declarations of a name in a file that a reader may mistake for a property.
    mutating func declarations(named name: String, in file: String) -> [Declaration] {
        if let known = declared[file] { return known[name] ?? [] }
        var found: [String: [Declaration]] = [:]
        if let source = subject.sources[file] {
            for declaration in source.declarations where declaration.binding == .plain {
                let isMember = source[declaration.block].kind == .members
                let isMethod = declaration.kind == .function && !declaration.parameters.indices.isEmpty
                guard isMethod && isMember || declaration.kind == .variable && !isMember else { continue }
                found[source.name(declaration.name), default: []].append(declaration)
            }
        }
        declared[file] = found
        return found[name] ?? []
    }

    /// The files in which a scope is declared and creates its children, with the offsets of these places.
    mutating func locations(of scope: Int) -> [(file: String, offsets: [UInt32])] {
        if let known = locations[scope] { return known }
        let graph = subject.graph
        let all = [graph.scopes[scope].location] + graph.edgesDown[scope].map { graph.edges[$0].location }
        let byFile = Dictionary(grouping: all, by: \.file)
        let found = all.map(\.file).uniqued().compactMap { file in
            subject.sources[file].map { source in
                (file: file, offsets: (byFile[file] ?? []).compactMap { source.offset(of: $0) })
            }
        }
        locations[scope] = found
        return found
    }
}
