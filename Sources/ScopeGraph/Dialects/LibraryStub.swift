import Graphs
import Semantics
import SwiftReader

/// The public surface of a library in Swift. Marks in documentation comments, such as `/// thimble:component`, tell
/// which types form scopes.
package struct LibraryStub: Sendable {
    /// An error in a stub.
    package struct Fault: Error, Hashable, Sendable {
        package let message: String
        package let location: SourceLocation
    }

    package let module: String
    let source: SourceFile
    /// The roles of its types, by name. A class has those of its superclass too.
    let roles: [String: LibraryRole]
    /// The names of its types, in source order.
    let names: [String]
    /// The names of the types that each type inherits, without generic arguments.
    private let parents: [String: [String]]
    /// The labels with which components and builders are initialized, without duplicates; those of components first.
    /// "" is that of a parameter without a label.
    let creationLabels: [String]
    /// The properties through which components and builders read what they require, without duplicates; that of
    /// components first.
    let dependencyProperties: [String]
    /// The methods of components that keep and return what their closure returns: `shared`.
    let memoizingMethods: [String]
    /// The protocol that generated dependencies inherit: the first marked one that inherits no other.
    let dependencyProtocol: String
    /// The protocol of scopes that require nothing: the last marked one that is not the other, if there are several.
    let emptyDependencyProtocol: String

    /// - Parameters:
    ///   - text: its source.
    ///   - module: the name of the library's module.
    ///   - path: the path for messages.
    /// - Returns: the stub, or all that is wrong with it, in source order.
    package static func read(_ text: [UInt8], module: String, path: String) -> Result<LibraryStub, StubFaults> {
        let source = SourceFile(path: path, reading: text)
        var reader = LibraryStubReader(of: source, .withDependency)
        reader.read()
        guard reader.faults.isEmpty else { return .failure(StubFaults(all: reader.faults)) }
        return .success(LibraryStub(reader, module: module))
    }

    /// All errors in a stub, in source order; at least one.
    package struct StubFaults: Error, Sendable {
        package let all: [Fault]
    }

    /// A stub that is part of Thimble.
    init(module: String, _ creation: Dialect.Creation, _ text: String) {
        var reader = LibraryStubReader(of: SourceFile(path: "<\(module)>", reading: Array(text.utf8)), creation)
        reader.read()
        self.init(reader, module: module)
    }

    private init(_ reader: LibraryStubReader, module: String) {
        self.module = module
        source = reader.source
        names = reader.types.map { reader.source.name($0.name) }
        parents = reader.parents
        roles = reader.inheritedRoles()
        creationLabels = reader.creationLabels
        let properties = reader.dependencyProperties
        dependencyProperties = properties.isEmpty ? ["dependency"] : properties
        memoizingMethods = reader.memoizingMethods
        let protocols = reader.dependencyProtocols
        let base = protocols.first { !Set(reader.parents[$0] ?? []).contains(where: protocols.contains) }
        dependencyProtocol = base ?? "AnyObject"
        emptyDependencyProtocol = protocols.last { $0 != base } ?? base ?? "AnyObject"
    }

    /// Its types with a role, in source order.
    func names(of role: LibraryRole) -> [String] { names.filter { roles[$0]?.contains(role) ?? false } }

    /// Whether a type is another one or inherits it, directly or not.
    func inherits(_ name: String, from other: String?) -> Bool {
        guard let other else { return false }
        return reachable(from: [name]) { parents[$0] ?? [] }.contains(other)
    }
}
