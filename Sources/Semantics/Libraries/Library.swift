import SwiftReader

/// A library that an app can use without its sources: a stub, its public surface in Swift, is read instead.
package struct Library: Sendable {
    /// The name of its module.
    package let module: String
    let stub: SourceFile
    /// The types of the stub, in source order.
    let types: [(name: String, roles: LibraryRole)]
    /// The protocols that a name means even if the imports of a file do not tell. All classes are found in this way.
    let protocols: Set<String>
    /// The classes by which the library's own sources are recognized, if they have an initializer with one of the labels.
    let signs: [String]
    /// The labels with which its classes are initialized; "" is that of a parameter without a label.
    let initializerLabels: [String]
    /// The properties of its generic classes that have the type of a generic argument.
    package let argumentProperties: [String]
    /// The methods of its classes that keep and return what their closure returns.
    let memoizingMethods: [String]
    /// Whether subclasses of its classes provide what these declare. The generator of a library may know only the app's.
    let hasInheritedProviders: Bool
    fileprivate let otherModules: @Sendable (String) -> Bool

    /// - Parameter otherModules: whether a module is the library under another name.
    package init(
        module: String,
        stub: SourceFile,
        types: [(name: String, roles: LibraryRole)],
        protocols: Set<String>,
        signs: [String],
        initializerLabels: [String],
        argumentProperties: [String],
        memoizingMethods: [String],
        hasInheritedProviders: Bool,
        otherModules: @escaping @Sendable (String) -> Bool
    ) {
        self.module = module
        self.stub = stub
        self.types = types
        self.protocols = protocols
        self.signs = signs
        self.initializerLabels = initializerLabels
        self.argumentProperties = argumentProperties
        self.memoizingMethods = memoizingMethods
        self.hasInheritedProviders = hasInheritedProviders
        self.otherModules = otherModules
    }

    /// Whether the stub is not a file of the app.
    var isBuiltIn: Bool { stub.path.hasPrefix("<") }

    /// Whether a module is the library.
    package func isModule(_ name: String) -> Bool { name == module || otherModules(name) }
}

/// The roles of a library's type. The code that describes the library defines what each bit means.
package struct LibraryRole: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }
}

/// All libraries with a stub. A later one takes precedence.
package struct KnownLibraries: Sendable {
    package let all: [Library]
    /// The properties of all libraries, without duplicates.
    package let argumentProperties: [String]
    private let memoizingMethods: [String]
    // Copied from the libraries: each file's imports are compared with them.
    private let modules: [String]
    private let otherModules: [@Sendable (String) -> Bool]

    package init(_ all: [Library]) {
        self.all = all
        modules = all.map(\.module)
        otherModules = all.map(\.otherModules)
        argumentProperties = all.reduce(into: []) { names, library in
            names += library.argumentProperties.filter { !names.contains($0) }
        }
        memoizingMethods = all.reduce(into: []) { names, library in
            names += library.memoizingMethods.filter { !names.contains($0) }
        }
    }

    /// The number of the library to which a module belongs.
    package func number(ofModule module: String) -> Int? {
        number(named: module) ?? all.lastIndex { $0.isModule(module) }
    }

    /// The number of the library that has exactly the name of a module.
    func number(named module: String) -> Int? { all.lastIndex { $0.module == module } }

    /// Whether a module belongs to a library.
    package func isLibrary(_ module: String) -> Bool {
        modules.contains(module) || otherModules.contains { $0(module) }
    }

    /// Whether subclasses of a library's class provide anything that it declares.
    package func providesInherited(by type: LibraryType) -> Bool { all[type.library].hasInheritedProviders }

    /// Whether subclasses of a library's class provide a member that it declares.
    ///
    /// - Parameter required: the properties for generic arguments that count, too.
    func provides(_ name: String, by type: LibraryType, besides required: Set<String>) -> Bool {
        all[type.library].hasInheritedProviders
            && (required.contains(name) || !all[type.library].argumentProperties.contains(name))
    }

    /// Whether a name is that of a library's method that keeps and returns what its closure returns.
    func isMemoizing(_ name: SourceRange, in source: SourceFile) -> Bool {
        memoizingMethods.contains { source.isNamed($0, name) }
    }

    /// Whether a module without sources certainly declares no protocol of an app.
    package func isKnown(module: String) -> Bool { PlatformModules.names.contains(module) || isLibrary(module) }
}
