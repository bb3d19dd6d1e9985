/// Members of the dynamic mode's `DependencyProvider` for requirements that no key path identifies.
package struct DynamicAccessors: Sendable {
    /// The dependency protocol.
    package let dependency: String
    package let variables: [TextVariable]
    /// The conditions under which the compiler sees the dependency.
    package let conditions: [String]
    /// `@available(…)`, if the dependency has it.
    package let availability: [String]

    package init(dependency: String, variables: [TextVariable], conditions: [String], availability: [String]) {
        self.dependency = dependency
        self.variables = variables
        self.conditions = conditions
        self.availability = availability
    }
}

extension OutputPart {
    /// Adds the accessors of a dependency.
    package mutating func add(_ accessors: DynamicAccessors) {
        dynamicProviders.addConditional(accessors.conditions) { text in
            for attribute in accessors.availability { text.add(attribute) }
            text.add(
                "extension NeedleFoundation.DependencyProvider where DependencyType == any ",
                accessors.dependency,
                " {"
            )
            for variable in accessors.variables { text.addAccessor(variable) }
            text.add("}")
        }
    }
}

extension [UInt8] {
    fileprivate mutating func addAccessor(_ variable: TextVariable) {
        addConditional(variable.conditions) { text in
            let attributes = variable.attributes.map { "\($0) " }.joined()
            text.add("    ", attributes, "var ", variable.name, ": ", variable.type, " {")
            let key = variable.keys.first ?? variable.type
            let found = "find(property: \"\(variable.name)-\(key)\")"
            if variable.effects.isEmpty {
                text.add("        return ", found)
            } else {
                let call = "(\(found) as \(variable.functionType))()"
                text.add("        get ", variable.effects, " { return ", variable.marks, call, " }")
            }
            text.add("    }")
        }
    }
}
