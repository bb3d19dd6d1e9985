/// The code that replaces the providers if the app is compiled with `NEEDLE_DYNAMIC`: the registration of one
/// component's properties, or of its plugin extension's.
package struct DynamicText: Sendable {
    /// The properties of a subclass that others may look up; the subclass is registered with its superclass.
    package struct Subclass: Sendable {
        package let component: TextComponent
        package let provided: [TextVariable]
        package let conditions: [String]

        package init(component: TextComponent, provided: [TextVariable], conditions: [String]) {
            self.component = component
            self.provided = provided
            self.conditions = conditions
        }
    }

    /// The name of the class.
    package let component: String
    /// The dependency protocol and its requirements.
    package let required: (name: String, variables: [TextVariable])
    /// The properties that others may look up; `nil` if no component reads from it.
    package let provided: [TextVariable]?
    package let subclasses: [Subclass]
    /// The conditions under which the compiler sees the class; Needle writes none.
    package let conditions: [String]
    /// `@available(…)`, if the class has it.
    package let availability: [String]

    package init(
        component: String,
        required: (name: String, variables: [TextVariable]),
        provided: [TextVariable]?,
        subclasses: [Subclass] = [],
        conditions: [String] = [],
        availability: [String] = []
    ) {
        self.availability = availability
        self.component = component
        self.required = required
        self.provided = provided
        self.subclasses = subclasses
        self.conditions = conditions
    }
}

extension OutputPart {
    /// Adds the registration of a component.
    package mutating func add(_ registration: DynamicText) {
        dynamicProviders.addConditional(registration.conditions) { text in
            for attribute in registration.availability { text.add(attribute) }
            text.add("extension ", registration.component, ": NeedleFoundation.Registration {")
            text.add("    public func registerItems() {")
            text.addEntries("keyPathToName", registration)
            if let provided = registration.provided { text.add(provided) { $0.addOffer($1, of: nil) } }
            for subclass in registration.subclasses { text.addOffers(of: subclass) }
            text.add("    }")
            text.add("}")
        }
    }

    mutating func addPluginExtension(_ registration: DynamicText) {
        dynamicProviders.addConditional(registration.conditions) { text in
            text.add("/// ", registration.component, " plugin extension")
            text.add("extension ", registration.component, ": NeedleFoundation.ExtensionRegistration {")
            text.add("    public func registerExtensionItems() {")
            text.addEntries("extensionToName", registration)
            text.add("    }")
            text.add("}")
        }
    }
}

extension [UInt8] {
    /// Adds a property for lookup.
    ///
    /// - Parameter value: the variable of its owner, if that is not the registered component.
    fileprivate mutating func addOffer(_ variable: TextVariable, of value: String?) {
        let table = value.map { "            \($0).localTable[\"" } ?? "        localTable[\""
        let owner = value ?? "self"
        addConditional(variable.conditions) { text in
            for key in variable.keys {
                text.append(table)
                text.append(variable.name)
                text.append("-")
                text.append(key)
                text.add("\"] = { [unowned ", owner, "] in ", owner, ".", variable.name, " as Any }")
            }
        }
    }

    fileprivate mutating func addOffers(of subclass: DynamicText.Subclass) {
        let value = subclass.component.valueName
        addConditional(subclass.conditions) { text in
            text.add("        if let ", value, " = self as? ", subclass.component.name, " {")
            for variable in subclass.provided { text.addOffer(variable, of: value) }
            text.add("        }")
        }
    }

    fileprivate mutating func addEntries(_ table: String, _ registration: DynamicText) {
        let required = registration.required.name
        let isComposition = required.utf8.contains(UInt8(ascii: "&"))
        let start = "        \(table)[\\\(isComposition ? "(any \(required))" : required)."
        // A key path cannot have effects.
        add(registration.required.variables.filter(\.effects.isEmpty)) { text, variable in
            text.addConditional(variable.conditions) { text in
                // A key path to `Type` would be read as a metatype.
                let path = variable.name == "`Type`" ? "self.`Type`" : variable.name
                text.add(start, path, "] = \"", variable.name, "-", variable.type, "\"")
            }
        }
    }
}
