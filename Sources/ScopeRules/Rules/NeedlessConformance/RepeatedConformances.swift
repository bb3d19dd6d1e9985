import ScopeGraph
import Semantics
import SwiftReader

/// A conformance that a class declares although it, or a superclass, has declared it already. It does not compile.
struct RepeatedConformance: Sendable {
    /// The scope of the class: an index into `ScopeGraph.scopes`.
    let scope: Int
    let protocolName: String
    let location: SourceLocation
    /// The location of the first clause; `nil` if a class of a library declares it.
    let first: SourceLocation?
    /// Whether the clause states nothing else, as a composition does.
    let isWholeClause: Bool
}

extension ScopeDeclarations {
    /// The repeated conformances of all classes of scopes, in the order of the scopes.
    func repeatedConformances(in model: SemanticModel) -> [RepeatedConformance] {
        let names = model.namesOfOtherTypes
        return model.forEachScope(of: table.partialScopes.count) { model, numbers in
            numbers.flatMap { number -> [RepeatedConformance] in
                guard let scope = scope(number), table.partialScopes[number].kind != .builder,
                    let type = table.partialScopes[number].type
                else { return [] }
                return model.repeatedConformances(of: type, scope, names)
            }
        }
    }
}

extension SemanticModel {
    /// A type in the inheritance clause of a class or of one of its extensions.
    private struct StatedType {
        let declaration: DeclarationLocation
        let range: SourceRange
    }

    /// A protocol that a type conforms to.
    private enum StatedProtocol: Hashable {
        case declared(Int)
        /// One of the standard library.
        case standard(String)
    }

    fileprivate func repeatedConformances(of type: Int, _ scope: Int, _ names: NameFilter) -> [RepeatedConformance] {
        if index.types[type].isConditional { return [] }
        let module = index.types[type].module
        let stated = statedTypes(of: type, in: module)
        let superclasses = withSuperclasses(type).dropFirst()
        // Most classes name each protocol once: their clauses need not be resolved.
        let isPlain = superclasses.allSatisfy { index.libraries.declares($0) }
        guard !stated.isEmpty, !isPlain || mayRepeat(stated, names) else { return [] }
        var known: [StatedProtocol: SourceLocation?] = [:]
        for superclass in superclasses {
            if index.libraries.declares(superclass) {
                for type in inheritedProtocols(ofType: superclass).ofLibraries { known[.declared(type)] = .some(nil) }
                break
            }
            for (stated, location, _) in protocols(statedTypes(of: superclass, in: module)) {
                for implied in [stated] + implied(by: stated) { known[implied] = known[implied] ?? location }
            }
        }
        return protocols(stated).compactMap { stated, location, isWholeClause in
            guard let first = known[stated] else {
                known[stated] = .some(location)
                return nil
            }
            return RepeatedConformance(
                scope: scope,
                protocolName: name(of: stated),
                location: location,
                first: first,
                isWholeClause: isWholeClause
            )
        }
    }

    private func implied(by stated: StatedProtocol) -> [StatedProtocol] {
        guard case .declared(let type) = stated else { return [] }
        return inheritedProtocols(of: [type]).all.map(StatedProtocol.declared)
    }

    private func name(of stated: StatedProtocol) -> String {
        switch stated {
        case .declared(let type): index.types[type].qualifiedName
        case .standard(let name): name
        }
    }

    /// The types in the clauses of a class and of its extensions in one module, outside `#if`.
    private func statedTypes(of type: Int, in module: Int) -> [StatedType] {
        var stated: [StatedType] = []
        for location in index.declarationLocations(of: type) {
            let source = source(location.file)
            let declaration = source[location.declaration]
            guard declaration.condition == nil, index.files[location.file].module == module,
                !isUnavailable(declaration, in: location.file)
            else { continue }
            stated += source.types(declaration.inherited).map { StatedType(declaration: location, range: $0) }
        }
        return stated
    }

    /// Whether two of some types may be the same, or include the same: two have one name, or one is a composition, a
    /// typealias or a protocol of a library.
    private func mayRepeat(_ stated: [StatedType], _ names: NameFilter) -> Bool {
        var seen: Set<UInt32> = []
        return stated.contains { type in
            let source = source(type.declaration.file)
            guard let name = source.lastName(of: type.range) else { return true }
            return !seen.insert(source.nameHash(name)).inserted || names.contains(name, in: source)
        }
    }

    /// The names of typealiases, and of the protocols of libraries, to which classes of the library may conform.
    fileprivate var namesOfOtherTypes: NameFilter {
        let protocols = index.types.indices.filter {
            index.types[$0].kind == .protocol && index.libraries.declares($0)
        }
        return NameFilter(names: index.namesOfTypealiases + protocols.map { index.types[$0].name })
    }

    /// The protocols among some types and in compositions of them, except those that may be stated twice.
    private func protocols(_ stated: [StatedType])
        -> [(type: StatedProtocol, location: SourceLocation, isWholeClause: Bool)]
    {
        stated.flatMap { written in
            let file = written.declaration.file
            let source = source(file)
            let declaration = source[written.declaration.declaration]
            let location = source.location(of: written.range)
            let named = resolution.type(inClause: written.range, of: declaration, in: file)
            let parts = parts(of: named)
            return parts.compactMap(statedProtocol).map { ($0, location, parts.count == 1) }
        }
    }

    private func statedProtocol(_ type: ResolvedType) -> StatedProtocol? {
        switch type {
        case .declared(let type, _) where index.types[type].kind == .protocol && !index.types[type].isConditional:
            .declared(type)
        case .named(let name, arguments: []) where StandardLibrary.isOrdinaryProtocol(name): .standard(name)
        default: nil
        }
    }
}

extension SourceFile {
    /// `P` in `Outer.P<Value>` and `@unchecked P`; `nil` for a composition.
    fileprivate func lastName(of type: SourceRange) -> SourceRange? {
        var (start, end) = (type.start, type.end)
        for place in bounds(of: type) {
            switch bytes[place] {
            case UInt8(ascii: "&"): return nil
            case UInt8(ascii: "<") where end == type.end: end = UInt32(place)
            case UInt8(ascii: "."), UInt8(ascii: " "): if end == type.end { start = UInt32(place) + 1 }
            default: continue
            }
        }
        return SourceRange(start: start, end: end)
    }
}
