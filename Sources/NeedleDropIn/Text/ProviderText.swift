/// The classes, factories and registrations of one component.
struct ProviderText {
    let graph: DropInGraph
    let paths: Paths

    /// The code of one component's providers.
    struct Written {
        var code = ""
        /// Each ends a line.
        var registrations: [String] = []
        /// How many steps up the farthest component is that is read from.
        var farthest = 0
    }

    /// - Parameter factories: the names that are taken; Needle writes a factory once.
    func write(_ providers: ComponentProviders, _ factories: inout Set<String>) -> Written {
        var written = Written()
        let component = graph.components[providers.component]
        let isEmpty = component.declared.dependency == DeclaredProtocol.empty
        for group in providers.groups {
            guard let first = group.first else { continue }
            let path = SHA256.shortHex(of: paths.text(of: first.step))
            let className = "\(component.declared.dependency)\(path)Provider"
            let classHash = SHA256.shortHex(of: className)
            if !isEmpty { written.code += classText(className, component, first) }
            for provider in group {
                let path = paths.text(of: provider.step)
                let parameters = parameters(of: provider)
                let factory =
                    isEmpty
                    ? "factoryEmptyDependencyProvider" : "factory\(classHash)\(SHA256.shortHex(of: parameters))"
                written.registrations.append("registerProviderFactory(\"\(path)\", \(factory))")
                guard !isEmpty else { continue }
                written.farthest = max(written.farthest, provider.sources.map(\.level).max() ?? 0)
                if factories.insert(factory).inserted {
                    written.code += factoryText(factory, path, className, parameters)
                }
            }
        }
        return written
    }

    private func classText(_ name: String, _ component: LinkedComponent, _ provider: Provider) -> String {
        let getters = zip(graph.requirements(of: component), provider.suppliers).map { property, supplier in
            getter(of: property, from: expression(for: supplier))
        }
        let sources = provider.sources.map { graph.components[$0.component].declared }
        let stored = sources.map { "    private let \($0.valueName): \($0.name)" }
        let arguments = sources.map { "\($0.valueName): \($0.name)" }
        let assignments = sources.map { "        self.\($0.valueName) = \($0.valueName)" }
        return """
            private class \(name): \(component.declared.dependency) {
            \(getters.joined(separator: "\n"))
            \(stored.joined(separator: "\n"))
                init(\(arguments.joined(separator: ", "))) {
            \(assignments.joined(separator: "\n"))
                }
            }

            """
    }

    private func expression(for supplier: Supplier) -> String {
        let component = graph.components[supplier.component]
        let name = component.valueName
        switch supplier.way {
        case .own: return name
        case .pluginExtension: return "\(name).pluginExtension"
        case .nonCore:
            let nonCore = component.nonCore.map { graph.components[$0].name } ?? ""
            return "(\(name).nonCoreComponent as! \(nonCore))"
        }
    }

    private func parameters(of provider: Provider) -> String {
        provider.sources.map { source in
            let component = graph.components[source.component].declared
            return "\(component.valueName): parent\(source.level)(component) as! \(component.name)"
        }
        .joined(separator: ", ")
    }

    private func factoryText(_ name: String, _ path: String, _ className: String, _ parameters: String) -> String {
        """
        /// \(path)
        private func \(name)(_ component: NeedleFoundation.Scope) -> AnyObject {
            return \(className)(\(parameters))
        }

        """
    }
}

/// A property that reads another one.
func getter(of property: Property, from source: String) -> String {
    """
        var \(property.name): \(property.type) {
            return \(source).\(property.name)
        }
    """
}
