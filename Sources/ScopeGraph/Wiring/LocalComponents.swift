import Semantics
import SwiftReader

/// A component that a function declares, so that generated code cannot register it.
package struct LocalComponent: Sendable {
    package let name: String
    /// An index into `ScopeGraph.modules`.
    package let module: Int
    /// The location of the class's name.
    package let location: SourceLocation
}

extension SemanticModel {
    /// The local classes that a library finds by their path and that are created with a parent. None if one may be
    /// registered: by hand, or because another component has its name.
    package func localComponents(besides scopes: ScopeDeclarations) -> [LocalComponent] {
        let names = Set(scopes.table.partialScopes.lazy.map(\.name.lastName))
        let found = index.types.indices.filter { type in
            guard index.types[type].isLocal, index.types[type].kind == .class, ancestry(of: type).isComponent,
                let base = ancestry(of: type).libraryBase
            else { return false }
            let dialect = scopes.table.dialects.dialect(of: base)
            return dialect.isFoundByPath && !base.isRoot && !names.contains(index.types[type].name)
                && isCreated(type, dialect)
        }
        if found.isEmpty || index.files.indices.contains(where: registersByHand) { return [] }
        return found.map {
            LocalComponent(name: index.types[$0].name, module: index.types[$0].module, location: index.location(of: $0))
        }
    }

    private func isCreated(_ type: Int, _ dialect: Dialect) -> Bool {
        let file = index.types[type].file
        let source = source(file)
        return source.expressions.enumerated().contains { number, expression in
            guard expression.kind == .call,
                source.arguments(of: expression).contains(where: { argument in
                    dialect.creationLabels.contains { source.spells(text: $0, in: argument.label) }
                }),
                case .initializer(.declared(type, _), _) = callee(of: ExpressionID(number), in: file, depth: 0)
            else { return false }
            return true
        }
    }
}
