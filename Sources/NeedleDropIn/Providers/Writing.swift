import NeedleText

/// Converts the providers to the output format.
extension Generation {
    /// The classes of one component's providers.
    func classes(of providers: ComponentProviders) -> [ProviderClass] {
        let component = graph.components[providers.component]
        let dependency = component.declared.dependency
        return providers.groups.compactMap { group in
            guard let first = group.first else { return nil }
            return ProviderClass(
                dependency: dependency == DeclaredProtocol.empty ? nil : dependency,
                getters: zip(graph.requirements(of: component), first.suppliers).map { property, supplier in
                    ProviderClass.Getter(property.variable, from: expression(for: supplier))
                },
                sources: first.sources.map { graph.components[$0.component].text },
                routes: group.map {
                    ProviderClass.Route(path: paths.text(of: $0.step), levels: $0.sources.map(\.level))
                }
            )
        }
    }

    private func expression(for supplier: Supplier) -> String {
        let component = graph.components[supplier.component]
        let name = component.valueName
        switch supplier.route {
        case .own: return name
        case .pluginExtension: return "\(name).pluginExtension"
        case .nonCore:
            let nonCore = component.nonCore.map { graph.components[$0].name } ?? ""
            return "(\(name).nonCoreComponent as! \(nonCore))"
        }
    }
}

extension DropInGraph {
    /// The registration of a component in dynamic mode.
    func registration(of component: LinkedComponent) -> DynamicText {
        DynamicText(
            component: component.name,
            required: (component.declared.dependency, requirements(of: component).map(\.variable)),
            provided: component.isLeaf
                ? nil : component.properties.filter { !$0.isInternal }.map { DynamicText.Offer($0.variable) }
        )
    }

    /// The plugin extension of a pluginized component.
    func pluginExtensionText(of component: LinkedComponent) -> PluginExtensionText? {
        guard let nonCore = component.nonCore, let found = component.pluginExtension else { return nil }
        let pluginExtension = pluginExtensions[found]
        return PluginExtensionText(
            component: component.text,
            key: component.name,
            nonCore: components[nonCore].text,
            required: (pluginExtension.name, pluginExtension.properties.map(\.variable))
        )
    }
}

extension LinkedComponent {
    fileprivate var text: TextComponent { TextComponent(name: name, valueName: valueName) }
}

extension Property {
    fileprivate var variable: TextVariable { TextVariable(name: name, type: type) }
}
