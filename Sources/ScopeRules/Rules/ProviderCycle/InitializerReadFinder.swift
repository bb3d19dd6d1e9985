import ScopeGraph
import Semantics
import SwiftReader

/// Finds what is unconditionally read while the properties of components, and the components themselves, are
/// initialized.
///
/// Classes with subclasses are skipped, because a subclass may initialize a property differently.
struct InitializerReadFinder {
    let model: SemanticModel
    let scopes: ScopeDeclarations
    private var table: ScopeTable { scopes.table }
    private var index: TypeIndex { model.index }

    /// The initializations of each scope, sorted by scope and name, without those that read nothing.
    func all() -> [InitializerReads] {
        let classes = table.partialScopes.compactMap { $0.kind == .component ? $0.type : nil }
        let inherited = Set(classes.flatMap { model.ancestry(of: $0).superclasses.map(\.type) })
        let candidates = CycleCandidates.names(in: inherited.union(classes), of: model)
        guard !candidates.isEmpty else { return [] }
        let reader = UnconditionalReads(model: model, scopes: scopes, inherited: inherited, candidates: candidates)
        // By the number of the member's location.
        var known = IntMap<[InitializerRead]>()
        return scopes.order.indices.flatMap { scope -> [InitializerReads] in
            guard scopes[scope].kind == .component, let type = scopes[scope].type, !inherited.contains(type) else {
                return []
            }
            return members(of: type, among: candidates).compactMap { name, location -> InitializerReads? in
                let reads = known[location.number] ?? reader.reads(whileMaking: location)
                known.set(reads, for: location.number)
                guard !reads.isEmpty else { return nil }
                let source = model.source(location.file)
                let declaration = source[location.declaration]
                let shown = declaration.name.isEmpty ? declaration.keyword : declaration.name
                return InitializerReads(
                    scope: scope,
                    name: name,
                    location: source.location(of: shown),
                    reads: reads
                )
            }
            .sorted { $0.name < $1.name }
        }
    }

    /// The members with one of the names that run code, the nearest in the superclass chain first, each with its name
    /// in `InitializerReads`.
    private func members(of type: Int, among names: Set<String>) -> [(name: String, location: DeclarationLocation)] {
        var result: [(name: String, location: DeclarationLocation)] = []
        var seen: Set<String> = []
        let chain = model.ancestry(of: type).chain(from: type, arguments: [], in: model)
        for step in chain {
            guard !index.libraries.declares(step.type) else { break }
            for (name, candidates) in model.members(of: step.type) {
                let isInitializer = name == MemberTable.initializers
                let isCandidate = names.contains(isInitializer ? index.types[step.type].name : name)
                guard isCandidate, seen.insert(name).inserted else { continue }
                // Initializers may not be inherited. If there are several, it is unknown which one runs.
                guard candidates.count == 1, let member = candidates.first, !isInitializer || step.type == type else {
                    continue
                }
                let declaration = index.declaration(member.location)
                // What is dynamic may be exchanged at run time: then the name means the original.
                guard declaration.modifiers.isDisjoint(with: [.static, .dynamic]),
                    model.isAlwaysCompiled(declaration, in: member.location.file)
                else { continue }
                switch declaration.kind {
                case .variable: result.append((name, member.location))
                case .initializer: result.append((InitializerReads.ofScope, member.location))
                // A function of a superclass or a protocol extension with the name may take other arguments.
                case .function
                where chain.allSatisfy { isAlone(name, in: $0.type, but: step.type) } && !isInExtension(name, of: type):
                    result.append(("\(name)()", member.location))
                default: continue
                }
            }
        }
        return result
    }

    /// Whether an extension of a protocol of the class declares a member with a name.
    private func isInExtension(_ name: String, of type: Int) -> Bool {
        model.inheritedProtocols(ofType: type).all.contains { required in
            (model.members(of: required)[name] ?? []).contains { $0.owner.kind == .extension }
        }
    }

    private func isAlone(_ name: String, in type: Int, but own: Int) -> Bool {
        type == own || model.members(of: type)[name] == nil
    }
}
