import Semantics

/// What a type of a library is to the scopes of an app.
extension LibraryRole {
    /// A class whose subclasses are scopes.
    package static let component = LibraryRole(rawValue: 1)
    /// A class whose subclasses create scopes from a dependency.
    package static let builder = LibraryRole(rawValue: 2)
    /// A class whose values have no scope above them.
    package static let root = LibraryRole(rawValue: 4)
    /// A protocol that dependencies inherit and that requires nothing.
    package static let dependency = LibraryRole(rawValue: 8)
    /// A class with a method `build`.
    package static let building = LibraryRole(rawValue: 16)
    package static let interactor = LibraryRole(rawValue: 32)
    /// The protocol through which an interactor talks to its presenter.
    package static let presentable = LibraryRole(rawValue: 64)
    package static let pluginizedComponent = LibraryRole(rawValue: 128)
    package static let nonCoreComponent = LibraryRole(rawValue: 256)
}

extension Dialect {
    /// The library as the sources of an app see it.
    static func library(
        _ stub: LibraryStub,
        _ known: KnownTypes,
        hasInheritedProviders: Bool,
        otherModules: @escaping @Sendable (String) -> Bool
    ) -> Library {
        Library(
            module: stub.module,
            stub: stub.source,
            types: stub.names.map { ($0, roles(of: $0, stub, known)) },
            protocols: Set(stub.names(of: .dependency)),
            signs: stub.names(of: .component),
            initializerLabels: stub.creationLabels,
            argumentProperties: stub.dependencyProperties,
            memoizingMethods: stub.memoizingMethods,
            hasInheritedProviders: hasInheritedProviders,
            otherModules: otherModules
        )
    }

    /// The marked roles of a type of a stub, and those of the types that the dialect knows by name.
    private static func roles(of name: String, _ stub: LibraryStub, _ known: KnownTypes) -> LibraryRole {
        var roles = stub.roles[name] ?? []
        if roles.contains(.builder) || stub.inherits(name, from: known.buildable) { roles.insert(.building) }
        if stub.inherits(name, from: known.interactor) { roles.insert(.interactor) }
        if name == known.presentable { roles.insert(.presentable) }
        if name == known.pluginizedComponent { roles.insert(.pluginizedComponent) }
        if name == known.nonCoreComponent { roles.insert(.nonCoreComponent) }
        return roles
    }
}

extension Ancestry {
    package var isComponent: Bool { libraryRoles.contains(.component) }
    package var isBuilder: Bool { libraryRoles.contains(.builder) }
    package var isBuilding: Bool { libraryRoles.contains(.building) }
}

extension LibraryBase {
    var isRoot: Bool { first.library.roles.contains(.root) }

    /// What the class requires: the first generic argument of the component or builder; `nil` for other classes.
    package var dependency: ResolvedType? { writtenDependency?.unwrapped.withoutParameters }

    /// Whether the dependency need not always be there: `Builder<HomeDependency?>`.
    var isDependencyOptional: Bool { writtenDependency.map { $0.unwrapped != $0 } ?? false }

    private var writtenDependency: ResolvedType? {
        func argument(_ parent: LibraryClass) -> ResolvedType? {
            let roles = parent.library.roles
            return roles.contains(.component) || roles.contains(.builder) ? parent.arguments.first : nil
        }
        return superclasses.reversed().lazy.compactMap(argument).first ?? argument(first)
    }
}

extension Libraries {
    /// Whether a dependency requires nothing.
    package func isEmptyDependency(_ type: ResolvedType) -> Bool {
        switch type {
        case .named(let name, _): StandardLibrary.isEmptyProtocol(name)
        case .declared(let declared, _): isOf(.dependency, declared)
        case .tuple(let elements): elements.isEmpty
        default: false
        }
    }
}
