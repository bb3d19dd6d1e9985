import SwiftReader

/// A type in the inheritance clause of a type or extension.
struct Clause {
    let type: ResolvedType
    let location: SourceLocation
    /// An index into `TypeIndex.modules`.
    let module: Int
    /// Whether an attached macro may add it.
    var isOfMacro = false
}

extension SemanticModel {
    /// The declared protocols to which a type conforms: through its own clause, its extensions, its superclasses, and
    /// inherited protocols.
    package func conformances(of type: Int) -> [ProtocolConformance] { inheritedProtocols(ofType: type).declared }

    /// The protocols in the clauses of a type and its superclasses, and all that they inherit.
    package func inheritedProtocols(ofType type: Int) -> InheritedProtocols {
        if let facts { return facts.inheritedProtocols[type] }
        if let known = inheritedProtocols[type] { return known }
        let found = findInheritedProtocols(of: withSuperclasses(type))
        inheritedProtocols.set(found, for: type)
        return found
    }

    /// The protocols in the clauses of some types, and all that they inherit, without the types themselves.
    package func inheritedProtocols(of types: [Int]) -> InheritedProtocols {
        if let type = types.first, types.dropFirst().elementsEqual(ancestry(of: type).superclasses.lazy.map(\.type)) {
            return inheritedProtocols(ofType: type)
        }
        if let known = inheritedProtocolTables[types] { return known }
        let found = findInheritedProtocols(of: types)
        inheritedProtocolTables[types] = found
        return found
    }

    /// For each protocol to which a type conforms: which of some files have a clause of the type or of a superclass
    /// that makes it conform.
    package func filesOfClauses(of type: Int, among files: Set<String>) -> [Int: Set<String>] {
        let owners = withSuperclasses(type).flatMap { [$0] + index.otherBranches(of: $0) }
        var found: [Int: Set<String>] = [:]
        for clause in owners.flatMap(clauses(of:)) where files.contains(clause.location.file) {
            let named = parts(of: clause.type).compactMap(\.declaredType)
            for conformed in named + inheritedProtocols(of: named).all {
                found[conformed, default: []].insert(clause.location.file)
            }
        }
        return found
    }

    /// For each protocol to which a type conforms: the modules with a clause of the type or of a superclass, in any build,
    /// that makes it conform.
    package func modulesOfClauses(of type: Int) -> [Int: Set<Int>] {
        let owners = withSuperclasses(type).flatMap { [$0] + index.otherBranches(of: $0) }
        var found: [Int: Set<Int>] = [:]
        for clause in owners.flatMap(clauses(of:)) {
            let named = parts(of: clause.type).compactMap(\.declaredType)
            for conformed in named + inheritedProtocols(of: named).all {
                found[conformed, default: []].insert(clause.module)
            }
        }
        return found
    }

    private func findInheritedProtocols(of types: [Int]) -> InheritedProtocols {
        var declared: [ProtocolConformance] = []
        var ofLibraries: [Int] = []
        var undeclared: [(name: String, location: SourceLocation)] = []
        // Protocols, each with the clause that led to it and the number of protocols in between.
        var pending: [(type: Int, origin: Clause, depth: Int)] = []
        if visits.isEmpty { visits = [Int32](repeating: 0, count: index.types.count) }
        lastVisit += 1
        let visit = lastVisit
        for type in types { visits[type] = visit }
        func note(part: ResolvedType, from origin: Clause, depth: Int) {
            switch part {
            case .declared(let type, _) where index.types[type].kind == .protocol && visits[type] != visit:
                visits[type] = visit
                if index.libraries.declares(type) {
                    ofLibraries.append(type)
                } else {
                    declared.append(
                        ProtocolConformance(
                            protocolType: type,
                            location: origin.location,
                            module: origin.module,
                            isOfMacro: origin.isOfMacro
                        )
                    )
                }
                if depth < Self.inheritanceLimit { pending.append((type, origin, depth + 1)) }
            case .named(let name, _): undeclared.append((name, origin.location))
            default: return
            }
        }
        func note(_ clause: Clause, from origin: Clause, depth: Int) {
            guard case .composition(let parts) = clause.type else {
                return note(part: clause.type, from: origin, depth: depth)
            }
            for part in parts { note(part: part, from: origin, depth: depth) }
        }
        for type in types { for clause in clauses(of: type) { note(clause, from: clause, depth: 0) } }
        var next = 0
        while next < pending.count {
            let (type, origin, depth) = pending[next]
            next += 1
            for clause in clauses(of: type) { note(clause, from: origin, depth: depth) }
        }
        return InheritedProtocols(declared: declared, ofLibraries: ofLibraries, undeclared: undeclared)
    }

    private func clauses(of type: Int) -> [Clause] {
        if let known = clauseTables[type] { return known }
        let found = findClauses(of: type)
        clauseTables.set(found, for: type)
        return found
    }

    private func findClauses(of type: Int) -> [Clause] {
        var clauses: [Clause] = []
        func add(_ location: DeclarationLocation) {
            let declaration = index.declaration(location)
            let source = source(location.file)
            let module = index.files[location.file].module
            for range in source.types(declaration.inherited) {
                let type = resolution.type(inClause: range, of: declaration, in: location.file)
                clauses.append(Clause(type: type, location: source.location(of: range), module: module))
            }
            // `protocol P where Self: Q` inherits Q.
            if declaration.kind == .protocol, !declaration.whereClause.isEmpty {
                let place = source.location(of: declaration.whereClause)
                clauses += constraintsOfSelf(in: declaration, location.file).map {
                    Clause(type: $0, location: place, module: module)
                }
            }
            clauses += macroClauses(of: location)
        }
        let branches = index.types[type].kind == .protocol ? index.otherBranches(of: type) : []
        for type in [type] + branches {
            add(index.declarationLocation(of: type))
        }
        for location in index.extensions[type] { add(location) }
        return clauses
    }

    /// The parts of a composition; for any other type, the type itself.
    package func parts(of type: ResolvedType) -> [ResolvedType] {
        if case .composition(let parts) = type { return parts }
        return [type]
    }
}
