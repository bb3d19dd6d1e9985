/// The provider of a pluginized component's plugin extension, which reads from its non-core component.
package struct PluginExtensionText: Sendable {
    package let component: TextComponent
    /// The key of its registration: the name of the class alone.
    package let key: String
    package let nonCore: TextComponent
    /// The plugin extension protocol and its requirements.
    package let required: (name: String, variables: [TextVariable])
    /// The conditions under which the compiler sees both components; Needle writes none.
    package let conditions: [String]

    package init(
        component: TextComponent,
        key: String,
        nonCore: TextComponent,
        required: (name: String, variables: [TextVariable]),
        conditions: [String] = []
    ) {
        self.conditions = conditions
        self.component = component
        self.key = key
        self.nonCore = nonCore
        self.required = required
    }
}

extension OutputPart {
    /// Adds the provider of a plugin extension, for both variants of the generated code.
    package mutating func add(_ plugin: PluginExtensionText) {
        providers.addConditional(plugin.conditions) { plugin.addClass(to: &$0) }
        // Three lines, with the indentation of their function.
        addRegistration(
            "__PluginExtensionProviderRegistry.instance.registerPluginExtensionProviderFactory(for: \"",
            plugin.key,
            "\") { component in\n        return ",
            plugin.className,
            "(component: component)\n    }",
            on: plugin.conditions
        )
        addPluginExtension(
            DynamicText(
                component: plugin.component.name,
                required: plugin.required,
                provided: nil,
                conditions: plugin.conditions
            )
        )
    }
}

extension PluginExtensionText {
    fileprivate var className: String { "\(required.name.split { ".& ".contains($0) }.joined())Provider" }

    fileprivate func addClass(to text: inout [UInt8]) {
        let core = component.valueName
        let source = nonCore.valueName
        text.add("/// ", component.name, " plugin extension")
        text.add("private class ", className, ": ", required.name, " {")
        text.add(required.variables) { $0.addGetter(of: $1, from: source) }
        text.add("    private unowned let ", source, ": ", nonCore.name)
        text.add("    init(component: NeedleFoundation.Scope) {")
        text.add("        let ", core, " = component as! ", component.name)
        text.add("        ", source, " = ", core, ".nonCoreComponent as! ", nonCore.name)
        text.add("    }")
        text.add("}")
    }
}
