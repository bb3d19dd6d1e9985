import SwiftReader

/// A type that a library declares.
package struct LibraryType: Sendable {
    /// An index into `KnownLibraries.all`.
    package let library: Int
    package let roles: LibraryRole
    /// Whether its name means it even if the imports of a file do not tell.
    let isFoundWithoutImport: Bool
}

/// The modules and types of libraries among those of an app. A library without sources is read from its stub.
package struct Libraries: Sendable {
    private var numbers: [Int: Int] = [:]
    /// The modules of stubs come after those with sources.
    private let firstStub: Int
    private var types = IntMap<LibraryType>()

    /// - Parameter count: the number of modules with sources.
    init(besides count: Int) { firstStub = count }

    mutating func add(_ module: Int, _ library: Int) { numbers[module] = library }

    mutating func add(_ type: Int, _ declared: LibraryType) { types.set(declared, for: type) }

    /// Whether a module has no sources but those of a stub.
    package func isStub(_ module: Int) -> Bool { module >= firstStub }

    func number(ofModule module: Int) -> Int? { numbers[module] }

    func contains(_ library: Int) -> Bool { numbers.values.contains(library) }

    package subscript(type: Int) -> LibraryType? { types[type] }

    package func declares(_ type: Int) -> Bool { types[type] != nil }

    /// Whether a type has a role. `nil` is a type that is not declared.
    package func isOf(_ role: LibraryRole, _ type: Int?) -> Bool {
        type.flatMap { types[$0] }?.roles.contains(role) ?? false
    }
}

extension TypeIndex {
    /// Whether a file is part of a library.
    package func isOfLibrary(_ file: Int) -> Bool {
        guard libraries.number(ofModule: files[file].module) != nil else { return false }
        return files[file].types.contains { libraries.declares($0) }
    }

    /// Whether the sources of an app extend a type.
    package func isExtendedByApp(_ type: Int) -> Bool { extensions[type].contains { !isOfLibrary($0.file) } }
}
