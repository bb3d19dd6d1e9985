/// A class of a library among the superclasses of a class.
package struct LibraryClass: Sendable {
    /// An index into `TypeIndex.types`.
    package let type: Int
    package let library: LibraryType
    /// Its generic arguments.
    package let arguments: [ResolvedType]
}

/// The library class from which a class inherits.
package struct LibraryBase: Sendable {
    /// The nearest one.
    package let first: LibraryClass
    /// Those that it inherits, nearest first.
    package var superclasses: [LibraryClass] = []

    package var arguments: [ResolvedType] { first.arguments }

    func inheriting(_ superclass: LibraryClass) -> LibraryBase {
        LibraryBase(first: first, superclasses: superclasses + [superclass])
    }
}
