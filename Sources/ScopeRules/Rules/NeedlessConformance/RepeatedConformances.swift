import ScopeGraph
import Semantics
import SwiftReader

/// A conformance that a class declares although it, or a superclass, has declared it already. It does not compile.
struct RepeatedConformance: Sendable {
    /// The scope of the class: an index into `ScopeGraph.scopes`.
    let scope: Int
    let protocolName: String
    let location: SourceLocation
    /// The location of the first clause.
    let first: SourceLocation
}

extension ScopeDeclarations {
    /// The repeated conformances of all classes of scopes, in the order of the scopes.
    func repeatedConformances(in model: SemanticModel) -> [RepeatedConformance] {
        model.forEachScope(of: table.partialScopes.count) { model, numbers in
            numbers.flatMap { number -> [RepeatedConformance] in
                guard let scope = scope(number), table.partialScopes[number].kind != .builder,
                    let type = table.partialScopes[number].type
                else { return [] }
                return model.repeatedConformances(of: type, scope)
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

    fileprivate func repeatedConformances(of type: Int, _ scope: Int) -> [RepeatedConformance] {
        if index.types[type].isConditional { return [] }
        let module = index.types[type].module
        let stated = statedTypes(of: type, in: module)
        let superclasses = withSuperclasses(type).dropFirst().filter { !index.libraries.declares($0) }
        // Most classes name each protocol once: their clauses need not be resolved.
        guard !stated.isEmpty, !superclasses.isEmpty || mayRepeat(stated) else { return [] }
        var known: [Int: SourceLocation] = [:]
        for superclass in superclasses {
            for (stated, location) in protocols(statedTypes(of: superclass, in: module)) {
                for inherited in [stated] + inheritedProtocols(of: [stated]).declared.map(\.protocolType) {
                    known[inherited] = known[inherited] ?? location
                }
            }
        }
        return protocols(stated).compactMap { stated, location in
            guard let first = known[stated] else {
                known[stated] = location
                return nil
            }
            return RepeatedConformance(
                scope: scope,
                protocolName: index.types[stated].qualifiedName,
                location: location,
                first: first
            )
        }
    }

    /// The types in the clauses of a class and of its extensions in one module, outside `#if`.
    private func statedTypes(of type: Int, in module: Int) -> [StatedType] {
        var stated: [StatedType] = []
        for location in [index.declarationLocation(of: type)] + index.extensions[type] {
            let source = source(location.file)
            let declaration = source[location.declaration]
            guard declaration.condition == nil, index.files[location.file].module == module else { continue }
            stated += source.types(declaration.inherited).map { StatedType(declaration: location, range: $0) }
        }
        return stated
    }

    /// Whether two of some types may be the same: two have one name, or one has another name.
    private func mayRepeat(_ stated: [StatedType]) -> Bool {
        if stated.count < 2 { return false }
        let names = stated.map { type in
            let text = source(type.declaration.file).text(type.range)
            return text.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? text
        }
        return Set(names).count < names.count
            || names.contains { index.types(named: $0).contains { index.types[$0].kind == .typealias } }
    }

    /// The declared protocols among some types, without those of libraries.
    private func protocols(_ stated: [StatedType]) -> [(type: Int, location: SourceLocation)] {
        stated.compactMap { written in
            let file = written.declaration.file
            let source = source(file)
            let declaration = source[written.declaration.declaration]
            let named = resolution.type(inClause: written.range, of: declaration, in: file)
            guard case .declared(let named, _) = named, index.types[named].kind == .protocol,
                !index.types[named].isConditional, !index.libraries.declares(named)
            else { return nil }
            return (named, source.location(of: written.range))
        }
    }
}
