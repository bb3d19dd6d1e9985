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

    /// The name in options and files: `ribs`.
    package let name: String
    /// The name in messages: `RIBs`.
    package let title: String
    package let supply: Supply
    package let creation: Creation
    /// The label of the argument with which a component is created.
    package let creationLabel: String
    package let writer: Writer
    /// What satisfies a requirement, and what ends the search for it.
    let answers: any DialectAnswers.Type
    /// The default severities of rules, by id, where they differ between dialects; `nil` turns a rule off.
    package let severities: [String: Severity?]

    init(
        name: String,
        title: String,
        supply: Supply,
        creation: Creation,
        creationLabel: String,
        writer: Writer,
        answers: any DialectAnswers.Type,
        severities: [String: Severity?]
    ) {
        self.name = name
        self.title = title
        self.supply = supply
        self.creation = creation
        self.creationLabel = creationLabel
        self.writer = writer
        self.answers = answers
        self.severities = severities
    }

    package static func == (left: Dialect, right: Dialect) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Dialect {
    /// The dialects that Thimble knows without configuration.
    package static let all: [Dialect] = [.ribs, .needle]

    /// Whether a parent conforms to the dependencies of its children.
    package var parentsConform: Bool { supply == .conformance }

    /// Whether the library finds what a scope requires by its path from the root.
    package var isFoundByPath: Bool { supply == .registry }

    /// Whether a component is created with its parent.
    package var isCreatedWithParent: Bool { creation == .withParent }

    /// The expression with which a component creates a child.
    package func creation(of name: String) -> String { "\(name)(\(creationLabel): self)" }
}
