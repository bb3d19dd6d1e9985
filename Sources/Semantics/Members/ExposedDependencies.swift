import SwiftReader

/// A class that is more visible than the dependency in its superclass, so that it does not compile.
package struct ExposedDependency: Sendable {
    /// The class and the protocol: indices into `TypeIndex.types`.
    package let declaredType: Int
    package let dependency: Int
}

extension SemanticModel {
    /// The classes whose superclass has a less visible protocol as its generic argument.
    package func exposedDependencies() -> [ExposedDependency] {
        index.classes.compactMap { type in
            let declared = index.types[type]
            guard declared.access > .fileprivate, !declared.isConditional, !index.isOfLibrary(declared.file),
                let arguments = ancestry(of: type).libraryBase?.arguments,
                let dependency = arguments.lazy.compactMap(\.declaredType).first(where: {
                    index.types[$0].kind == .protocol
                })
            else { return nil }
            let other = index.types[dependency]
            let source = source(declared.file)
            guard min(declared.access, .public) > max(other.access, .fileprivate),
                !index.libraries.declares(dependency),
                let superclass = source.types(index.declaration(of: type).inherited).first,
                NameFilter(names: [other.name]).isAnyWord(of: superclass, in: source)
            else { return nil }
            return ExposedDependency(declaredType: type, dependency: dependency)
        }
    }
}
