/// The code that replaces the providers if the app is compiled with `NEEDLE_DYNAMIC`: the registration of one
/// component's properties, or of its plugin extension's.
package struct DynamicText: Sendable {
    /// A property that others may look up.
    package struct Offer: Sendable {
        /// With effects if others look up a function that reads it, as they do if reading it has effects for them.
        package let variable: TextVariable
        /// The keywords before an expression that reads it: `try await `.
        package let marks: String
        /// The global actor on which it has to be read, as an attribute, if it is registered elsewhere.
        package let actor: String?

        package init(_ variable: TextVariable, marks: String = "", readOn actor: String? = nil) {
            self.variable = variable
            self.marks = marks
            self.actor = actor
        }
    }

    /// The properties of a subclass that others may look up; the subclass is registered with its superclass.
    package struct Subclass: Sendable {
        package let component: TextComponent
        package let provided: [Offer]
        package let conditions: [String]

        package init(component: TextComponent, provided: [Offer], conditions: [String]) {
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
    package let provided: [Offer]?
    package let subclasses: [Subclass]
    /// The conditions under which the compiler sees the class; Needle writes none.
    package let conditions: [String]
    /// `@available(…)`, if the class has it.
    package let availability: [String]

    package init(
        component: String,
        required: (name: String, variables: [TextVariable]),
        provided: [Offer]?,
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
            if let provided = registration.provided { text.addOffers(provided) }
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
    fileprivate mutating func addOffer(_ offer: DynamicText.Offer, of value: String?) {
        let variable = offer.variable
        let table = value.map { "            \($0).localTable[\"" } ?? "        localTable[\""
        let owner = value ?? "self"
        addConditional(variable.conditions) { text in
            for key in variable.keys {
                text.append(table)
                text.append(variable.name)
                text.append("-")
                text.append(key)
                text.append("\"] = { [unowned ")
                text.append(owner)
                if let actor = offer.actor {
                    text.add("] in")
                    text.addRead(of: offer, on: actor, of: owner, indent: value == nil ? "        " : "            ")
                    continue
                }
                text.append("] in ")
                let value = "\(offer.marks)\(owner).\(variable.name)"
                text.add(variable.effects.isEmpty ? value : "{ \(variable.functionType) in \(value) }", " as Any }")
            }
        }
    }

    /// Ends a closure that reads a property of an actor. Code on the actor calls the closure, but its type cannot say so:
    /// Needle's table holds functions without isolation.
    private mutating func addRead(of offer: DynamicText.Offer, on actor: String, of owner: String, indent: String) {
        let (variable, isValue) = (offer.variable, offer.variable.effects.isEmpty)
        let type = isValue ? "() -> Any" : variable.functionType
        let signature = isValue ? actor : "\(actor) \(type)"
        let value = "\(offer.marks)owner.\(variable.name)\(isValue ? " as Any" : "")"
        add(indent, "    nonisolated(unsafe) let owner = ", owner)
        let read = "{ \(signature) in \(value) } as \(actor) \(type)"
        add(indent, "    return unsafeBitCast(", read, ", to: (", type, ").self)", isValue ? "()" : " as Any")
        add(indent, "}")
    }

    fileprivate mutating func addOffers(_ offers: [DynamicText.Offer]) {
        add(offers) { $0.addOffer($1, of: nil) }
    }

    fileprivate mutating func addOffers(of subclass: DynamicText.Subclass) {
        let value = subclass.component.valueName
        addConditional(subclass.conditions) { text in
            text.add("        if let ", value, " = self as? ", subclass.component.name, " {")
            for offer in subclass.provided { text.addOffer(offer, of: value) }
            text.add("        }")
        }
    }

    fileprivate mutating func addEntries(_ table: String, _ registration: DynamicText) {
        let required = registration.required.name
        let isComposition = required.utf8.contains(UInt8(ascii: "&"))
        let start = "        \(table)[\\\(isComposition ? "(any \(required))" : required)."
        add(registration.required.variables) { text, variable in
            text.addConditional(variable.conditions) { text in
                // A key path to `Type` would be read as a metatype.
                let path = variable.name == "`Type`" ? "self.`Type`" : variable.name
                text.add(start, path, "] = \"", variable.name, "-", variable.type, "\"")
            }
        }
    }
}
