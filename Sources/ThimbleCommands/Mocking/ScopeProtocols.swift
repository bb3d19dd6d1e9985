import ScopeGraph

/// The names of the protocols that tests of some scopes need: those of its own RIB, and those with which its router
/// makes children.
struct ScopeProtocols {
    /// Qualified names, with the module that declares them.
    private(set) var names: [(name: String, module: String)] = []

    private static let own = [
        "Dependency", "Buildable", "Routing", "Presentable", "Listener", "Interactable", "PresentableListener",
        "ViewControllable",
    ]
    private static let ofChildren = ["Buildable", "Routing"]

    init(of scopes: [Int], in graph: ScopeGraph) {
        for scope in scopes {
            let declared = graph.scopes[scope]
            if let dependency = declared.dependency {
                // A typealias cannot be mocked itself.
                let parts = dependency.parts.compactMap { part -> (String, String)? in
                    guard let module = part.module, graph.modules.indices.contains(module) else { return nil }
                    return (part.name, graph.modules[module].name)
                }
                let itself = (dependency.name, graph.modules[dependency.module ?? declared.module].name)
                names += parts.isEmpty ? [itself] : parts
            }
            add(Self.own, of: declared, in: graph)
            for child in graph.children(of: scope) { add(Self.ofChildren, of: graph.scopes[child], in: graph) }
        }
    }

    private mutating func add(_ parts: [String], of scope: Scope, in graph: ScopeGraph) {
        let module = graph.modules[scope.module].name
        // `Settings.Component` has `Settings.Routing`.
        let enclosing = scope.name.split(separator: ".").dropLast().joined(separator: ".")
        for part in parts {
            for name in [scope.baseName + part] + (enclosing.isEmpty ? [] : ["\(enclosing).\(part)"])
            where !names.contains(where: { $0.name == name && $0.module == module }) {
                names.append((name, module))
            }
        }
    }
}
