/// What stands for the providers where the app is compiled with `NEEDLE_DYNAMIC`.
struct DynamicText {
    let graph: DropInGraph

    /// The registration of one component's properties.
    func registration(of component: LinkedComponent) -> String {
        var lines = [
            graph.requirements(of: component).map { property in
                entry("keyPathToName[\\\(component.declared.dependency).\(property.name)]", property)
            }
            .joined(separator: "\n")
        ]
        if !component.isLeaf {
            lines.append(component.properties.filter { !$0.isInternal }.map(lookup).joined(separator: "\n"))
        }
        return """
            extension \(component.name): NeedleFoundation.Registration {
                public func registerItems() {
            \(lines.joined(separator: "\n"))
                }
            }

            """
    }

    /// The registration of a pluginized component's plugin extension.
    func registration(of component: LinkedComponent, _ pluginExtension: DeclaredProtocol) -> String {
        let lines = pluginExtension.properties.map { property in
            entry("extensionToName[\\\(pluginExtension.name).\(property.name)]", property)
        }
        return """
            /// \(component.name) plugin extension
            extension \(component.name): NeedleFoundation.ExtensionRegistration {
                public func registerExtensionItems() {
            \(lines.joined(separator: "\n"))
                }
            }

            """
    }

    private func entry(_ place: String, _ property: Property) -> String {
        "        \(place) = \"\(property.name)-\(property.type)\""
    }

    private func lookup(_ property: Property) -> String {
        "        localTable[\"\(property.name)-\(property.type)\"] = { [unowned self] in self.\(property.name) as Any }"
    }
}
