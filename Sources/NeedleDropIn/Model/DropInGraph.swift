import SwiftReader

/// An error of Needle's, in its own words.
package struct DropInError: Error, Equatable {
    package let message: String

    package init(_ message: String) { self.message = message }
}

/// A component with its linked declarations.
struct LinkedComponent: Sendable {
    let declared: DeclaredComponent
    /// An index into the files.
    let file: Int
    /// The properties of the class, then those of its extensions.
    var properties: [Property]
    /// The callees of the class, then those of its extensions; may contain duplicates.
    var callees: [String]
    /// Indices into the components, with one entry for each call that creates it, so that a parent may occur twice.
    var parents: [Int] = []
    /// Whether it creates no components and no component reads from it.
    var isLeaf = true
    /// An index into the dependencies; `nil` for the empty one of Needle's library.
    var dependency: Int?
    /// The non-core component of a pluginized one: an index into the components.
    var nonCore: Int?
    /// The plugin extension of a pluginized component: an index into the plugin extensions.
    var pluginExtension: Int?

    var name: String { declared.name }
    var valueName: String { declared.valueName }

    var isRoot: Bool {
        if case .root = declared.kind { true } else { false }
    }
}

/// The components of an app, linked as in Needle.
package struct DropInGraph: Sendable {
    let files: [DropInFile]
    /// Non-core, plain, pluginized: the order in which parents are counted and faults are found.
    var components: [LinkedComponent] = []
    /// The index of each component, by name.
    var numbers: [String: Int] = [:]
    /// Plain, non-core, pluginized: the output order. Indices into the components.
    var written: [Int] = []
    /// Each with the index of its file.
    var dependencies: [(declared: DeclaredProtocol, file: Int)] = []
    var pluginExtensions: [DeclaredProtocol] = []
    /// The names of `typealias` declarations for types inside other types.
    var aliases: Set<String> = []
    /// Sorted, without duplicates.
    var imports: [String] = []
    let isPluginized: Bool

    /// The requirements of a component.
    func requirements(of component: LinkedComponent) -> [Property] {
        component.dependency.map { dependencies[$0].declared.properties } ?? []
    }

    /// The members that extensions of dependencies add to conforming types, by the dependency's name.
    var defaultMembers: [String: Set<String>] {
        var members: [String: Set<String>] = [:]
        for found in files.flatMap(\.extensions) { members[found.name, default: []].formUnion(found.otherMembers) }
        return members
    }

    /// The pluginized components, in order.
    var pluginized: [Int] { components.indices.filter { components[$0].pluginExtension != nil } }

    init(files: [DropInFile], isPluginized: Bool) {
        self.files = files
        self.isPluginized = isPluginized
    }
}
