import SwiftReader

/// Finds what is certainly read while the properties of components, and the components themselves, are made.
///
/// Of a class that others inherit nothing is said: they may make a property in their own way.
struct InitializerReadFinder {
    let model: SemanticModel
    let table: ScopeTable
    private var index: TypeIndex { model.index }

    /// For each draft its makings, sorted by name, those that read nothing left out. The scopes in them are numbers of
    /// drafts.
    func all() -> [Int: [InitializerReads]] {
        let classes = table.drafts.compactMap { $0.kind == .component ? $0.type : nil }
        let inherited = Set(classes.flatMap { model.ancestry(of: $0).superclasses.map(\.type) })
        let suspects = CycleCandidates.names(in: inherited.union(classes), of: model)
        guard !suspects.isEmpty else { return [:] }
        let reader = UnconditionalReads(model: model, table: table, inherited: inherited, suspects: suspects)
        // By the number of the member's place.
        var known = IntMap<[InitializerRead]>()
        var result: [Int: [InitializerReads]] = [:]
        for (number, draft) in table.drafts.enumerated() where draft.kind == .component {
            guard let type = draft.type, !inherited.contains(type) else { continue }
            let initializerReads = members(of: type, among: suspects).compactMap {
                name,
                location -> InitializerReads? in
                let reads = known[location.number] ?? reader.reads(whileMaking: location)
                known.set(reads, for: location.number)
                guard !reads.isEmpty else { return nil }
                let source = model.source(location.file)
                let declaration = source[location.declaration]
                let shown = declaration.name.isEmpty ? declaration.keyword : declaration.name
                return InitializerReads(name: name, location: source.location(of: shown), reads: reads)
            }
            if !initializerReads.isEmpty { result[number] = initializerReads.sorted { $0.name < $1.name } }
        }
        return result
    }

    /// The members of some names that code runs for, the nearest in the superclass chain, each under its name in `InitializerReads`.
    private func members(of type: Int, among names: Set<String>) -> [(name: String, location: DeclarationLocation)] {
        var result: [(name: String, location: DeclarationLocation)] = []
        var seen: Set<String> = []
        let chain = model.ancestry(of: type).chain(from: type, arguments: [], in: model)
        for step in chain {
            guard !model.library.declares(step.type, in: index) else { break }
            for (name, candidates) in model.members(of: step.type) {
                let isSuspect = names.contains(name == "init" ? index.types[step.type].name : name)
                guard isSuspect, seen.insert(name).inserted else { continue }
                // Initialisers are not inherited for certain, and of several nobody knows which one runs.
                guard candidates.count == 1, let member = candidates.first, name != "init" || step.type == type else {
                    continue
                }
                let declaration = index.declaration(member.location)
                guard declaration.condition == nil, !declaration.modifiers.contains(.static) else { continue }
                switch declaration.kind {
                case .variable: result.append((name, member.location))
                case .initializer: result.append((InitializerReads.ofScope, member.location))
                // A superclass's function of the name may take other arguments.
                case .function where chain.allSatisfy { isAlone(name, in: $0.type, but: step.type) }:
                    result.append(("\(name)()", member.location))
                default: continue
                }
            }
        }
        return result
    }

    private func isAlone(_ name: String, in type: Int, but own: Int) -> Bool {
        type == own || model.members(of: type)[name] == nil
    }
}
