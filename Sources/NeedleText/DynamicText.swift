/// What stands for the providers where the app is compiled with `NEEDLE_DYNAMIC`: the registration of one component's
/// properties, or of its plugin extension's.
public struct DynamicText: Sendable {
    /// The class.
    public let component: String
    /// The protocol, and what it asks for.
    public let asked: (name: String, variables: [TextVariable])
    /// What others may look up in it; `nil` where nobody does.
    public let offered: [TextVariable]?

    public init(component: String, asked: (name: String, variables: [TextVariable]), offered: [TextVariable]?) {
        self.component = component
        self.asked = asked
        self.offered = offered
    }
}

extension OutputPart {
    /// Adds the registration of a component.
    public mutating func add(_ registration: DynamicText) {
        dynamicProviders.add("extension ", registration.component, ": NeedleFoundation.Registration {")
        dynamicProviders.add("    public func registerItems() {")
        addEntries("keyPathToName", registration)
        if let offered = registration.offered {
            dynamicProviders.add(offered) { text, variable in
                let (name, type) = (variable.name, variable.type)
                text.add("        localTable[\"", name, "-", type, "\"] = { [unowned self] in self.", name, " as Any }")
            }
        }
        dynamicProviders.add("    }")
        dynamicProviders.add("}")
    }

    mutating func addPluginExtension(_ registration: DynamicText) {
        dynamicProviders.add("/// ", registration.component, " plugin extension")
        dynamicProviders.add(
            "extension ",
            registration.component,
            ": NeedleFoundation.ExtensionRegistration {"
        )
        dynamicProviders.add("    public func registerExtensionItems() {")
        addEntries("extensionToName", registration)
        dynamicProviders.add("    }")
        dynamicProviders.add("}")
    }

    private mutating func addEntries(_ table: String, _ registration: DynamicText) {
        let asked = registration.asked.name
        let isComposition = asked.utf8.contains(UInt8(ascii: "&"))
        let start = "        \(table)[\\\(isComposition ? "(any \(asked))" : asked)."
        // A key path reads without effects.
        dynamicProviders.add(registration.asked.variables.filter(\.effects.isEmpty)) { text, variable in
            text.addConditional(variable) { text in
                text.add(start, variable.name, "] = \"", variable.name, "-", variable.type, "\"")
            }
        }
    }
}
