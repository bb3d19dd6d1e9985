import SwiftReader

/// A type that a library declares.
package struct LibraryType: Sendable {
    package let dialect: Dialect
    package let role: LibraryRole
    /// Whether it is a class with a method `build`.
    package let isBuilding: Bool
    package let isInteractor: Bool

    /// - Parameter name: its name in the dialect's stub.
    init(named name: String, of dialect: Dialect) {
        let (stub, known) = (dialect.stub, dialect.knownTypes)
        self.dialect = dialect
        role = stub.roles[name] ?? []
        isBuilding = role.contains(.builder) || stub.inherits(name, from: known.buildable)
        isInteractor = stub.inherits(name, from: known.interactor)
    }
}

/// The modules and types of libraries among those of an app. A library without sources is read from its stub.
package struct Libraries: Sendable {
    private var dialects: [Int: Dialect] = [:]
    /// The modules of stubs come after those with sources.
    private let firstStub: Int
    private var types = IntMap<LibraryType>()

    /// - Parameter count: the number of modules with sources.
    init(besides count: Int) { firstStub = count }

    mutating func add(_ module: Int, _ dialect: Dialect) { dialects[module] = dialect }

    mutating func add(_ type: Int, _ declared: LibraryType) { types.set(declared, for: type) }

    /// Whether a module has no sources but those of a stub.
    package func isStub(_ module: Int) -> Bool { module >= firstStub }

    func dialect(ofModule module: Int) -> Dialect? { dialects[module] }

    func contains(_ dialect: Dialect) -> Bool { dialects.values.contains(dialect) }

    package subscript(type: Int) -> LibraryType? { types[type] }

    package func declares(_ type: Int) -> Bool { types[type] != nil }

    /// Whether a type has a role. `nil` is a type that is not declared.
    package func isOf(_ role: LibraryRole, _ type: Int?) -> Bool {
        type.flatMap { types[$0] }?.role.contains(role) ?? false
    }

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

extension TypeIndex {
    /// Whether a file is part of a library.
    func isOfLibrary(_ file: Int) -> Bool {
        guard libraries.dialect(ofModule: files[file].module) != nil else { return false }
        return files[file].types.contains { libraries.declares($0) }
    }

    /// Whether a type of a library has the name of one of the types that its dialect knows.
    package func isKnown(_ type: Int, as name: (Dialect.KnownTypes) -> String?) -> Bool {
        guard let library = libraries[type], let name = name(library.dialect.knownTypes) else { return false }
        return name == types[type].qualifiedName
    }
}
