import Semantics
import SwiftReader

/// A scope while the graph is built.
///
/// Immutable, and a class because it is passed around much more often than it is created.
package final class PartialScope: Sendable {
    /// The class: an index into `TypeIndex.types`.
    package let type: Int?
    package let name: String
    package let module: Int
    package let kind: Scope.Kind
    package let dialect: Dialect
    package let location: SourceLocation
    package let access: Access
    /// The type of the dependency; `nil` if the scope requires nothing.
    package let dependencyType: ResolvedType?
    package let dependencyProtocol: DependencyProtocol?
    package let root: Scope.Root?
    /// The component whose name generated wiring uses, if it is not the scope itself.
    let namesake: String?

    init(
        type: Int?,
        name: String,
        module: Int,
        kind: Scope.Kind,
        dialect: Dialect,
        location: SourceLocation,
        access: Access,
        dependencyType: ResolvedType?,
        dependencyProtocol: DependencyProtocol?,
        root: Scope.Root?,
        namesake: String? = nil
    ) {
        self.type = type
        self.name = name
        self.module = module
        self.kind = kind
        self.dialect = dialect
        self.location = location
        self.access = access
        self.dependencyType = dependencyType
        self.dependencyProtocol = dependencyProtocol
        self.root = root
        self.namesake = namesake
    }

    /// The base name that generated wiring uses.
    var baseName: String { Scope.baseName(of: namesake ?? name) }

    func with(root: Scope.Root?) -> PartialScope {
        PartialScope(
            type: type,
            name: name,
            module: module,
            kind: kind,
            dialect: dialect,
            location: location,
            access: access,
            dependencyType: dependencyType,
            dependencyProtocol: dependencyProtocol,
            root: root,
            namesake: namesake
        )
    }
}
