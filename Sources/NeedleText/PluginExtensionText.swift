/// The provider of a pluginized component's plugin extension, which reads from its non-core component.
package struct PluginExtensionText: Sendable {
    package let component: TextComponent
    /// The key of its registration: the name of the class alone.
    package let key: String
    package let nonCore: TextComponent
    /// The plugin extension protocol and its requirements.
    package let required: (name: String, variables: [TextVariable])
    /// The name of the generated class.
    package let className: String
    /// Whether the component inherits its registration for dynamic mode, which a subclass cannot repeat.
    package let inheritsRegistration: Bool
    /// Whether the protocol is isolated to a global actor, and the class with it.
    package let isIsolated: Bool
    /// The conditions under which the compiler sees both components; Needle writes none.
    package let conditions: [String]

    package init(
        component: TextComponent,
        key: String,
        nonCore: TextComponent,
        required: (name: String, variables: [TextVariable]),
        className: String? = nil,
        inheritsRegistration: Bool = false,
        isIsolated: Bool = false,
        conditions: [String] = []
    ) {
        self.className = className ?? Self.className(of: required.name)
        self.inheritsRegistration = inheritsRegistration
        self.isIsolated = isIsolated
        self.conditions = conditions
        self.component = component
        self.key = key
        self.nonCore = nonCore
        self.required = required
    }

    /// The name of the class for a plugin extension.
    ///
    /// - Parameter component: distinguishes it from the classes of other components with this plugin extension; Needle
    ///   writes nothing.
    package static func className(of pluginExtension: String, for component: String = "") -> String {
        let part = component.filter { $0.isLetter || $0.isNumber || $0 == "_" }
        return "\(pluginExtension.split { ".& ".contains($0) }.joined())\(part)Provider"
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
        if plugin.inheritsRegistration { return }
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
    fileprivate func addClass(to text: inout [UInt8]) {
        let core = component.valueName
        let source = nonCore.valueName
        text.add("/// ", component.name, " plugin extension")
        text.add("private class ", className, ": ", required.name, " {")
        text.add(required.variables) { $0.addGetter(of: $1, from: source) }
        // The registered closure is not isolated, and creates it.
        let storage = isIsolated ? "nonisolated(unsafe) unowned let" : "unowned let"
        text.add("    private ", storage, " ", source, ": ", nonCore.name)
        text.add(isIsolated ? "    nonisolated init(" : "    init(", "component: NeedleFoundation.Scope) {")
        text.add("        let ", core, " = component as! ", component.name)
        text.add("        ", source, " = ", core, ".nonCoreComponent as! ", nonCore.name)
        text.add("    }")
        text.add("}")
    }
}
