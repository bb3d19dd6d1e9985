import Graphs

extension Generation {
    /// Components that no path from a root reaches.
    var unregisteredScopes: [Warning] {
        graph.components.indices.filter { paths.ofComponent[$0].isEmpty }.map { number in
            let component = graph.components[number]
            let parents = Set(component.parents).map { "`\(graph.components[$0].name)`" }.sorted()
            let reason =
                parents.isEmpty
                ? "Needle finds no component that creates `\(component.name)`"
                : "Needle finds no root above \(parents.joined(separator: ", ")), which "
                    + "\(parents.count == 1 ? "creates" : "create") `\(component.name)`"
            return Warning(
                at: component.declared.location,
                "\(reason): nothing is registered for it, and creating it traps with \(missingFactory)"
            )
        }
    }

    /// Components that Needle does not treat as such.
    var unseenScopes: [Warning] {
        graph.files.flatMap(\.unseen).map { unseen in
            let reason =
                switch unseen.reason {
                case .insideUnread:
                    "Needle does not look inside the extension, class or protocol that contains `\(unseen.name)`"
                case .around(let inner): "Needle does not see `\(unseen.name)`, because it contains `\(inner)`"
                case .isBase:
                    "`\(unseen.name)` is a base class of your own, and Needle does not recognize components that "
                        + "inherit from it"
                }
            return Warning(
                at: unseen.location,
                "\(reason): nothing is registered, and creating it traps with \(missingFactory)"
            )
        }
    }

    /// Classes that inherit from a component, from a custom base class, or from a typealias of one of these or of a base
    /// class of the library.
    var unseenSubclasses: [Warning] {
        let classes = Dictionary(grouping: graph.files.flatMap(\.otherClasses), by: \.base)
        let aliases = Dictionary(grouping: graph.files.flatMap(\.classAliases.ofOthers), by: \.base)
        let known = Set(graph.components.map(\.name) + graph.files.flatMap(\.unseen).map(\.name))
        let bases = reachable(from: known.sorted() + graph.files.flatMap(\.classAliases.ofLibrary)) { base in
            (aliases[base] ?? []).map(\.name) + (classes[base] ?? []).map(\.name)
        }
        return bases.flatMap { base in
            (classes[base] ?? []).filter { !known.contains($0.name) }.map { found in
                Warning(
                    at: found.location,
                    "`\(found.name)` inherits from `\(base)`, which Needle does not follow: nothing is registered for it, "
                        + "and creating it traps with \(missingFactory)"
                )
            }
        }
    }
}
