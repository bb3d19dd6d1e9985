import Semantics
import SwiftReader

/// A builder or component that is more accessible than its dependency, so that it does not compile.
package struct LessAccessibleDependency: Sendable {
    /// The qualified name of the class.
    package let name: String
    package let access: Access
    /// The location of its name.
    package let location: SourceLocation
    /// The qualified name of the protocol.
    package let dependency: String
    package let dependencyAccess: Access
    package let dependencyLocation: SourceLocation
}

extension SemanticModel {
    /// Builders and components that other modules or files see, with dependencies that they do not see.
    package func lessAccessibleDependencies() -> [LessAccessibleDependency] {
        index.types.indices.compactMap { type in
            let declared = index.types[type]
            guard declared.kind == .class, declared.access > .fileprivate else { return nil }
            let ancestry = ancestry(of: type)
            guard ancestry.isBuilder || ancestry.isComponent, let base = ancestry.superclasses.first,
                let hidden = base.arguments.flatMap(parts).compactMap(\.declaredType).first(where: { part in
                    index.types[part].access < min(declared.access, .public)
                        && index.types[part].kind == .protocol && !index.types[part].isConditional
                }), !declared.isConditional, !index.libraries.declares(type), !isDeclaredInExtension(type),
                !index.isTest(file: declared.file)
            else { return nil }
            return LessAccessibleDependency(
                name: declared.qualifiedName,
                access: declared.access,
                location: index.location(of: type),
                dependency: index.types[hidden].qualifiedName,
                dependencyAccess: index.types[hidden].access,
                dependencyLocation: index.location(of: hidden)
            )
        }
    }

    /// Whether a type is nested in an extension, whose type restricts its access.
    private func isDeclaredInExtension(_ type: Int) -> Bool {
        let source = source(index.types[type].file)
        return source.blocks(from: index.declaration(of: type).block).contains { block in
            source[block].owner.map { source[$0].kind == .extension } ?? false
        }
    }
}
