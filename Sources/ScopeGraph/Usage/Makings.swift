import SwiftReader

/// Finds what is certainly read while the properties of components, and the components themselves, are made.
///
/// Of a class that others inherit nothing is said: they may make a property in their own way.
struct Makings {
    let codebase: Codebase
    let table: ScopeTable
    private var index: TypeIndex { codebase.index }

    /// For each draft its makings, sorted by name, those that read nothing left out. The scopes in them are numbers of
    /// drafts.
    func all() -> [Int: [Making]] {
        let classes = table.drafts.compactMap { $0.kind == .component ? $0.type : nil }
        let inherited = Set(classes.flatMap { codebase.ancestry(of: $0).superclasses.map(\.type) })
        let suspects = CircleSuspects.names(in: inherited.union(classes), of: codebase)
        guard !suspects.isEmpty else { return [:] }
        let reader = CertainReads(codebase: codebase, table: table, inherited: inherited, suspects: suspects)
        // By the number of the member's place.
        var known = NumberTable<[MakingRead]>()
        var result: [Int: [Making]] = [:]
        for (number, draft) in table.drafts.enumerated() where draft.kind == .component {
            guard let type = draft.type, !inherited.contains(type) else { continue }
            let makings = members(of: type, among: suspects).compactMap { name, place -> Making? in
                let reads = known[place.number] ?? reader.reads(whileMaking: place)
                known.set(reads, for: place.number)
                guard !reads.isEmpty else { return nil }
                let source = codebase.source(place.file)
                let declaration = source[place.declaration]
                let shown = declaration.name.isEmpty ? declaration.keyword : declaration.name
                return Making(name: name, place: source.place(of: shown), reads: reads)
            }
            if !makings.isEmpty { result[number] = makings.sorted { $0.name < $1.name } }
        }
        return result
    }

    /// The members of some names that code runs for, the nearest in the superclass chain, each under its name in `Making`.
    private func members(of type: Int, among names: Set<String>) -> [(name: String, place: DeclarationPlace)] {
        var result: [(name: String, place: DeclarationPlace)] = []
        var seen: Set<String> = []
        let chain = codebase.ancestry(of: type).chain(from: type, arguments: [], in: codebase)
        for step in chain {
            guard !codebase.library.declares(step.type, in: index) else { break }
            for (name, candidates) in codebase.members(of: step.type) {
                let isSuspect = names.contains(name == "init" ? index.types[step.type].name : name)
                guard isSuspect, seen.insert(name).inserted else { continue }
                // Initialisers are not inherited for certain, and of several nobody knows which one runs.
                guard candidates.count == 1, let member = candidates.first, name != "init" || step.type == type else {
                    continue
                }
                let declaration = index.declaration(member.place)
                guard declaration.condition == nil, !declaration.modifiers.contains(.static) else { continue }
                switch declaration.kind {
                case .variable: result.append((name, member.place))
                case .initializer: result.append((Making.ofScope, member.place))
                // A superclass's function of the name may take other arguments.
                case .function where chain.allSatisfy { isAlone(name, in: $0.type, but: step.type) }:
                    result.append(("\(name)()", member.place))
                default: continue
                }
            }
        }
        return result
    }

    private func isAlone(_ name: String, in type: Int, but own: Int) -> Bool {
        type == own || codebase.members(of: type)[name] == nil
    }
}
