import Semantics
import SwiftReader

/// A library whose classes form scopes, and all that Thimble knows about it.
///
/// Other code asks for the properties of a dialect, not for its name, so a new dialect is a new value. Immutable, and a
/// class because it is passed around much more often than it is created.
package final class Dialect: Sendable, Hashable {
    /// How a child gets what it requires.
    package enum Supply: Sendable {
        /// The parent itself conforms to the child's dependency, and the compiler checks it.
        case conformance
        /// While the app runs, the library finds a provider by the path of classes from the root. Providers are
        /// generated, and read the ancestors from outside.
        case registry
    }

    /// How a component is created.
    package enum Creation: Sendable {
        /// With a value of its dependency's type, which identifies the parent.
        case withDependency
        /// With the parent, which has to be the component that creates it.
        case withParent
    }

    /// What Thimble generates.
    package enum Writer: Sendable {
        /// Extensions of the components, with conformances and pass-throughs.
        case componentExtensions
        /// Provider classes, and their registrations.
        case providerClasses
    }

    /// The types of a library, other than those that form scopes, that rules and the graph recognize by name. `nil` if
    /// there is none.
    package struct KnownTypes: Sendable {
        /// The protocol of all classes with a method `build`.
        package var buildable: String?
        package var interactor: String?
        /// The protocol through which an interactor talks to its presenter.
        package var presentable: String?
        /// A component with the properties of a plugin extension and a non-core component, which are its second and
        /// third generic arguments.
        package var pluginizedComponent: String?
        package var nonCoreComponent: String?
        package var pluginExtension: String?
    }

    /// A module whose public surface follows from that of a library.
    struct Fork: Sendable {
        let module: String
        let surface: @Sendable (SourceFile) -> SourceFile
    }

    /// The name in options and files: `ribs`.
    package let name: String
    /// The name in messages: `RIBs`.
    package let title: String
    package let supply: Supply
    package let creation: Creation
    package let writer: Writer
    let stub: LibraryStub
    let knownTypes: KnownTypes
    /// The generated function without which nothing is registered; `nil` if there is none.
    package let registration: String?
    /// What satisfies a requirement, and what ends the search for it.
    let answers: any DialectAnswers.Type
    /// The default severities of rules, by id, where they differ between dialects; `nil` turns a rule off.
    package let severities: [String: Severity?]
    /// The library as the sources of an app see it.
    let library: Library
    /// The public surface of the library, and that of its fork.
    let surfaces: [LibrarySurface]
    private let fork: Fork?
    private let otherModules: @Sendable (String) -> Bool

    /// - Parameters:
    ///   - fork: a module with another surface.
    ///   - otherModules: whether a module is the library under another name.
    init(
        name: String,
        title: String,
        supply: Supply,
        creation: Creation,
        writer: Writer,
        stub: LibraryStub,
        knownTypes: KnownTypes,
        registration: String? = nil,
        answers: any DialectAnswers.Type,
        severities: [String: Severity?],
        fork: Fork? = nil,
        otherModules: @escaping @Sendable (String) -> Bool = { _ in false }
    ) {
        self.name = name
        self.title = title
        self.supply = supply
        self.creation = creation
        self.writer = writer
        self.stub = stub
        self.knownTypes = knownTypes
        self.registration = registration
        self.answers = answers
        self.severities = severities
        self.fork = fork
        self.otherModules = otherModules
        let library = Self.library(
            stub,
            knownTypes,
            hasInheritedProviders: supply == .conformance,
            otherModules: otherModules
        )
        self.library = library
        let surface = LibrarySurface(module: stub.module, source: stub.source, isModule: library.isModule)
        let ofFork = fork.map { fork in
            LibrarySurface(module: fork.module, source: fork.surface(stub.source)) { $0 == fork.module }
        }
        surfaces = [surface, ofFork].compactMap(\.self)
    }

    package static func == (left: Dialect, right: Dialect) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Dialect {
    /// The dialects that Thimble knows without configuration.
    package static let all: [Dialect] = [.ribs, .needle]

    /// The dialect of a class that inherits from no library and is passed as a dependency.
    static let ofPlainClasses = Dialect.ribs

    /// The same rules for another library.
    convenience init(_ stub: LibraryStub, like model: Dialect) {
        let isSame = stub.module == model.module
        let otherModules: @Sendable (String) -> Bool = { isSame && model.otherModules($0) }
        self.init(
            name: model.name,
            title: stub.module,
            supply: model.supply,
            creation: model.creation,
            writer: model.writer,
            stub: stub,
            knownTypes: model.knownTypes,
            registration: isSame ? model.registration : nil,
            answers: model.answers,
            severities: model.severities,
            fork: isSame ? model.fork : nil,
            otherModules: otherModules
        )
    }

    /// The names of the library's types, as far as they are known.
    package var typeNames: [String] { stub.names }

    /// Whether a module is the library.
    package func isModule(_ module: String) -> Bool { library.isModule(module) }

    /// Whether the library has routers, interactors and builders besides components.
    var hasInteractors: Bool { knownTypes.interactor != nil }

    /// Whether a module is a library with routers, interactors and builders.
    package static func isLibraryOfRIBs(_ module: String) -> Bool {
        all.contains { $0.hasInteractors && $0.isModule(module) }
    }

    /// Whether a parent conforms to the dependencies of its children.
    package var parentsConform: Bool { supply == .conformance }

    /// Whether the library finds what a scope requires by its path from the root.
    package var isFoundByPath: Bool { supply == .registry }

    /// Whether a component is created with its parent.
    package var isCreatedWithParent: Bool { creation == .withParent }

    /// The labels of the arguments with which components and builders are created.
    package var creationLabels: [String] { stub.creationLabels }

    /// The property through which a component reads what it requires.
    package var dependencyProperty: String { stub.dependencyProperties.first ?? "dependency" }

    /// The same for a builder.
    package var builderProperty: String { stub.dependencyProperties.last ?? "dependency" }

    /// The protocol that generated dependencies inherit.
    package var dependencyProtocol: String { stub.dependencyProtocol }

    /// The protocol of a scope that requires nothing.
    package var emptyDependencyProtocol: String { stub.emptyDependencyProtocol }

    /// The classes that an app inherits to declare a scope: a component, a builder.
    package var scopeClasses: [String] {
        [LibraryRole.component, .builder].compactMap { stub.names(of: $0).first }
    }

    /// The class that an app inherits to declare a root; `nil` if there is none.
    package var rootClass: String? { stub.names(of: .root).first }

    /// The name of the library's module.
    package var module: String { stub.module }

    /// The expression with which a component creates a child.
    package func creation(of name: String) -> String {
        let label = creationLabels.first.map { $0.isEmpty ? "" : "\(SwiftName.written($0)): " } ?? ""
        return "\(name)(\(label)self)"
    }
}
