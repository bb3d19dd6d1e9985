import SwiftReader

/// A scope while the graph is made.
///
/// A class, because it never changes, and is asked for much more often than it is made.
final class PartialScope: Sendable {
    /// The class: an index into `TypeIndex.types`; `nil` for the library's `EmptyComponent` with the app's extensions.
    let type: Int?
    let name: String
    let module: Int
    let kind: Scope.Kind
    let dialect: Scope.Dialect
    let location: SourceLocation
    let access: Access
    /// The type of the dependency; `nil` where the scope needs nothing.
    let dependencyType: ResolvedType?
    let dependencyProtocol: DependencyProtocol?
    let root: Scope.Root?
    /// The component by whose name wiring is generated, where that is not the scope's own.
    let namesake: String?

    init(
        type: Int?,
        name: String,
        module: Int,
        kind: Scope.Kind,
        dialect: Scope.Dialect,
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

    /// The name by which wiring is generated.
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
