/// The provider of a pluginized component's plugin extension, which reads from its non-core component.
public struct PluginExtensionText: Sendable {
    public let component: TextComponent
    /// What it is registered under: the name of the class alone.
    public let key: String
    public let nonCore: TextComponent
    /// The protocol, and what it asks for.
    public let asked: (name: String, variables: [TextVariable])

    public init(
        component: TextComponent,
        key: String,
        nonCore: TextComponent,
        asked: (name: String, variables: [TextVariable])
    ) {
        self.component = component
        self.key = key
        self.nonCore = nonCore
        self.asked = asked
    }
}

extension OutputText {
    /// Adds the provider of a plugin extension, for both ways in which the code can be compiled.
    public mutating func add(_ plugin: PluginExtensionText) {
        providers.append(plugin.code)
        // Three lines.
        registrations.append(
            """
            __PluginExtensionProviderRegistry.instance.registerPluginExtensionProviderFactory(for: "\(plugin.key)") { component in
                return \(plugin.className)(component: component)
            }
            """
        )
        addPluginExtension(DynamicText(component: plugin.component.name, asked: plugin.asked, offered: nil))
    }
}

extension PluginExtensionText {
    fileprivate var className: String { "\(asked.name.split(separator: ".").joined())Provider" }

    fileprivate var code: String {
        let core = component.valueName
        let source = nonCore.valueName
        return """
            /// \(component.name) plugin extension
            private class \(className): \(asked.name) {
            \(asked.variables.map { getter(of: $0, from: source) }.joined(separator: "\n"))
                private unowned let \(source): \(nonCore.name)
                init(component: NeedleFoundation.Scope) {
                    let \(core) = component as! \(component.name)
                    \(source) = \(core).nonCoreComponent as! \(nonCore.name)
                }
            }

            """
    }
}
