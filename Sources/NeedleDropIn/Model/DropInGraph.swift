import SwiftReader

/// What Needle refuses, in its own words.
public struct DropInError: Error, Equatable {
    public let message: String

    public init(_ message: String) { self.message = message }
}

/// A component with everything that belongs to it.
struct LinkedComponent: Sendable {
    let declared: DeclaredComponent
    /// An index into the files.
    let file: Int
    /// Those of the class, then those of its extensions.
    var properties: [Property]
    /// Those of the class, then those of its extensions: a name that several call stands here several times.
    var callees: [String]
    /// Every place that makes it counts, so that one parent may stand here twice. Indices into the components.
    var parents: [Int] = []
    /// Whether it makes nothing and nobody reads from it.
    var isLeaf = true
    /// An index into the dependencies; `nil` for the empty one of Needle's library.
    var dependency: Int?
    /// Of a pluginized component: an index into the components.
    var nonCore: Int?
    /// Of a pluginized component: an index into the plugin extensions.
    var pluginExtension: Int?

    var name: String { declared.name }
    var valueName: String { declared.valueName }

    var isRoot: Bool {
        if case .root = declared.kind { true } else { false }
    }
}

/// The components of an app, linked as Needle links them.
public struct DropInGraph: Sendable {
    let files: [DropInFile]
    /// Non-core, plain, pluginized: in this order parents are counted and faults found.
    var components: [LinkedComponent] = []
    /// The components by their names, each once.
    var numbers: [String: Int] = [:]
    /// Plain, non-core, pluginized: in this order providers are written. Indices into the components.
    var written: [Int] = []
    /// With the number of its file.
    var dependencies: [(declared: DeclaredProtocol, file: Int)] = []
    var pluginExtensions: [DeclaredProtocol] = []
    /// The names that `typealias` gives to what stands inside other types.
    var aliases: Set<String> = []
    /// Sorted, each once.
    var imports: [String] = []
    let isPluginized: Bool

    /// What a component asks for.
    func requirements(of component: LinkedComponent) -> [Property] {
        component.dependency.map { dependencies[$0].declared.properties } ?? []
    }

    /// What extensions of dependencies give to whatever conforms to them, by the dependency's name.
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
