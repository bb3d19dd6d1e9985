/// The provider of a pluginized component's plugin extension, which reads from its non-core component.
struct PluginExtensionText {
    let component: LinkedComponent
    let nonCore: LinkedComponent
    let pluginExtension: DeclaredProtocol

    var code: String {
        let core = component.valueName
        let source = nonCore.valueName
        return """
            /// \(component.name) plugin extension
            private class \(pluginExtension.name)Provider: \(pluginExtension.name) {
            \(pluginExtension.properties.map { getter(of: $0, from: source) }.joined(separator: "\n"))
                private unowned let \(source): \(nonCore.name)
                init(component: NeedleFoundation.Scope) {
                    let \(core) = component as! \(component.name)
                    \(source) = \(core).nonCoreComponent as! \(nonCore.name)
                }
            }

            """
    }

    /// Three lines.
    var registration: String {
        """
        __PluginExtensionProviderRegistry.instance.registerPluginExtensionProviderFactory(for: "\(component.name)") { component in
            return \(pluginExtension.name)Provider(component: component)
        }
        """
    }
}
