import Cores
import SwiftReader

/// A protocol that a type conforms to, directly or not.
struct ProtocolConformance: Sendable {
    /// An index into `TypeIndex.types`.
    let protocolType: Int
    /// The place where the clause stands that brings it.
    let place: Place
}

/// All that a type's clauses name, followed to the end.
struct InheritedProtocols: Sendable {
    /// The declared protocols, each once, in the order in which they are found.
    let declared: [ProtocolConformance]
    /// The names, as written, that no source declares.
    let undeclared: [(name: String, place: Place)]
    /// The indices of `declared`, sorted by protocol, where there are many: a root conforms to as many as it has children.
    private let sorted: [Int]

    init(declared: [ProtocolConformance], undeclared: [(name: String, place: Place)]) {
        self.declared = declared
        self.undeclared = undeclared
        let areMany = declared.count > 16
        sorted = areMany ? declared.indices.sorted { declared[$0].protocolType < declared[$1].protocolType } : []
    }

    /// Where the conformance to a declared protocol is written; `nil` where there is none.
    func place(of protocolType: Int) -> Place? {
        if sorted.isEmpty { return declared.first { $0.protocolType == protocolType }?.place }
        let number = sorted.indices.firstNumber(pastAll: { declared[sorted[$0]].protocolType < protocolType })
        guard number < sorted.count else { return nil }
        let found = declared[sorted[number]]
        return found.protocolType == protocolType ? found.place : nil
    }
}

/// One type in the inheritance clause of a type or of an extension of it.
struct Clause {
    let type: StaticType
    let place: Place
}

extension Codebase {
    /// The declared protocols that a type conforms to: through its own clause, its extensions', its superclasses' and
    /// the protocols that these inherit.
    func conformances(of type: Int) -> [ProtocolConformance] { inheritedProtocols(ofType: type).declared }

    /// What a type and its superclasses name in their clauses, and all that those inherit.
    func inheritedProtocols(ofType type: Int) -> InheritedProtocols {
        if let facts { return facts.inheritedProtocols[type] }
        if let known = inheritedProtocols[type] { return known }
        let found = findInheritedProtocols(of: withSuperclasses(type))
        inheritedProtocols.set(found, for: type)
        return found
    }

    /// The protocols that some types name in their clauses, and all that those inherit. The types themselves are not
    /// among them.
    func inheritedProtocols(of types: [Int]) -> InheritedProtocols {
        if let type = types.first, types.dropFirst().elementsEqual(ancestry(of: type).superclasses.lazy.map(\.type)) {
            return inheritedProtocols(ofType: type)
        }
        if let known = inheritedProtocolTables[types] { return known }
        let found = findInheritedProtocols(of: types)
        inheritedProtocolTables[types] = found
        return found
    }

    private func findInheritedProtocols(of types: [Int]) -> InheritedProtocols {
        if types.count == 1, let only = libraryClassAlone(types[0]) { return only }
        var declared: [ProtocolConformance] = []
        var undeclared: [(name: String, place: Place)] = []
        // Protocols, with the place of the clause that led to each, and how many protocols that inherit each other did.
        var pending: [(type: Int, place: Place, depth: Int)] = []
        if visits.isEmpty { visits = [Int32](repeating: 0, count: index.types.count) }
        lastVisit += 1
        let visit = lastVisit
        for type in types { visits[type] = visit }
        func note(part: StaticType, at place: Place, depth: Int) {
            switch part {
            case .declared(let type, _) where index.types[type].kind == .protocol && visits[type] != visit:
                visits[type] = visit
                declared.append(ProtocolConformance(protocolType: type, place: place))
                if depth < Self.inheritanceLimit { pending.append((type, place, depth + 1)) }
            case .named(let name, _): undeclared.append((name, place))
            default: return
            }
        }
        func note(_ clause: Clause, at place: Place, depth: Int) {
            guard case .composition(let parts) = clause.type else {
                return note(part: clause.type, at: place, depth: depth)
            }
            for part in parts { note(part: part, at: place, depth: depth) }
        }
        for type in types { for clause in clauses(of: type) { note(clause, at: clause.place, depth: 0) } }
        var next = 0
        while next < pending.count {
            let (type, place, depth) = pending[next]
            next += 1
            for clause in clauses(of: type) { note(clause, at: place, depth: depth) }
        }
        return InheritedProtocols(declared: declared, undeclared: undeclared)
    }

    /// What there is to say of a class whose only clause is the library's class, which no source declares.
    private func libraryClassAlone(_ type: Int) -> InheritedProtocols? {
        let ancestry = ancestry(of: type)
        guard index.macros.isEmpty, ancestry.superclasses.isEmpty,
            let base = ancestry.libraryBase, let use = ancestry.libraryUse,
            base.declaredType == nil, index.declaration(of: type).inherited.count == 1,
            index.extensions[type].allSatisfy({ index.declaration($0).inherited.isEmpty })
        else { return nil }
        let place = source(use.file).place(of: use.range)
        return InheritedProtocols(declared: [], undeclared: [(base.name.rawValue, place)])
    }

    private func clauses(of type: Int) -> [Clause] {
        if let known = clauseTables[type] { return known }
        let found = findClauses(of: type)
        clauseTables.set(found, for: type)
        return found
    }

    private func findClauses(of type: Int) -> [Clause] {
        var clauses: [Clause] = []
        func add(_ place: DeclarationPlace) {
            let declaration = index.declaration(place)
            let source = source(place.file)
            for range in source.types(declaration.inherited) {
                let type = resolution.type(inClause: range, of: declaration, in: place.file)
                clauses.append(Clause(type: type, place: source.place(of: range)))
            }
            clauses += macroClauses(of: place)
        }
        let branches = index.types[type].kind == .protocol ? index.otherBranches(of: type) : []
        for type in [type] + branches {
            add(index.declarationPlace(of: type))
        }
        for place in index.extensions[type] { add(place) }
        return clauses
    }

    /// The parts of a composition; a type that is none is its own part.
    func parts(of type: StaticType) -> [StaticType] {
        if case .composition(let parts) = type { return parts }
        return [type]
    }
}
