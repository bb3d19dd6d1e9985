import Modules
import Semantics
import SwiftReader

/// A type that declares conformance to the dependency of some scope without being a scope, and certainly lacks a member
/// that the dependency requires: a mock in a test, or what a demo passes to a builder.
package struct IncompleteDouble: Sendable {
    /// Qualified by its enclosing types.
    package let name: String
    /// An index into `ScopeGraph.modules`.
    package let module: Int
    /// The location of its name.
    package let location: SourceLocation
    package let unmet: [UnmetConformance]
}

/// Finds what the types of tests and demos lack. In other modules, such a type is a parent in the graph.
package struct IncompleteDoubles {
    private let model: SemanticModel
    private let scopes: ScopeDeclarations
    private var index: TypeIndex { model.index }

    package init(model: SemanticModel, scopes: ScopeDeclarations) {
        self.model = model
        self.scopes = scopes
    }

    /// In source order.
    package func all() -> [IncompleteDouble] {
        let dependencies = Set(scopes.table.partialScopes.compactMap { $0.dependencyType?.declaredType })
        return index.types.indices.compactMap { type in
            let declared = index.types[type]
            guard index.modules[declared.module].kind.standsAlone, isPlain(type) else { return nil }
            let direct = model.conformances(of: type).map(\.protocolType).filter(dependencies.contains)
            guard !direct.isEmpty, mayJudge(type) else { return nil }
            let unmet = self.unmet(direct, by: type)
            guard !unmet.isEmpty else { return nil }
            return IncompleteDouble(
                name: declared.qualifiedName,
                module: declared.module,
                location: index.location(of: type),
                unmet: unmet
            )
        }
        .sorted { $0.location < $1.location }
    }

    /// Whether a type is a class or a struct that is no scope. What a test or a demo passes to a builder would be one
    /// elsewhere, and is none in the graph.
    private func isPlain(_ type: Int) -> Bool {
        let kind = index.types[type].kind
        guard kind == .class || kind == .struct else { return false }
        guard let scope = scopes.table.scopeOfType[type] else { return true }
        return scopes.table.partialScopes[scope].kind == .provider && scopes.scope(scope) == nil
    }

    /// Whether the sources contain everything that a type has, in all builds.
    private func mayJudge(_ type: Int) -> Bool {
        let declared = index.types[type]
        let declaration = index.declaration(of: type)
        return declaration.genericParameters.isEmpty
            && index.files[declared.file].source.conditionTexts(at: declaration.range.start).isEmpty
            && model.inheritedProtocols(ofType: type).undeclared.allSatisfy {
                StandardLibrary.isEmptyProtocol($0.name.lastName)
            }
            && model.withSuperclasses(type).allSatisfy { !index.isOfLibrary(index.types[$0].file) }
            && model.isClosed(type)
    }

    private func unmet(_ dependencies: [Int], by type: Int) -> [UnmetConformance] {
        let inherited = model.withSuperclasses(type).dropFirst().flatMap { model.conformances(of: $0) }
        let all = dependencies + dependencies.flatMap { model.conformances(of: $0).map(\.protocolType) }
        let own = Set(all).subtracting(inherited.map(\.protocolType)).map(index.location)
        var known: Set<SourceLocation> = []
        return model.unmetConformances(of: type, model.provisions(of: type)).filter { unmet in
            guard unmet.requirement.kind == .member, let name = unmet.name, own.contains(unmet.protocolLocation),
                !hasMember(String(name.prefix { $0 != "(" }), type)
            else { return false }
            return known.insert(unmet.requirement.location).inserted
        }
    }

    /// Whether a type has any member with a name: its own, an inherited one, or one of a protocol extension.
    private func hasMember(_ name: String, _ type: Int) -> Bool {
        model.withSuperclasses(type).contains { model.members(of: $0)[name] != nil }
            || model.inheritedProtocols(ofType: type).all.contains { inherited in
                (model.members(of: inherited)[name] ?? []).contains { $0.owner.kind == .extension }
            }
    }
}
