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

extension OutputText {
    /// Adds the registration of a component.
    public mutating func add(_ registration: DynamicText) {
        var lines = [entries("keyPathToName", registration)]
        if let offered = registration.offered { lines.append(offered.map(lookup).joined(separator: "\n")) }
        dynamicProviders.append(

            """
            extension \(registration.component): NeedleFoundation.Registration {
                public func registerItems() {
            \(lines.joined(separator: "\n"))
                }
            }

            """

        )
    }

    mutating func addPluginExtension(_ registration: DynamicText) {
        dynamicProviders.append(

            """
            /// \(registration.component) plugin extension
            extension \(registration.component): NeedleFoundation.ExtensionRegistration {
                public func registerExtensionItems() {
            \(entries("extensionToName", registration))
                }
            }

            """

        )
    }

    private func entries(_ table: String, _ registration: DynamicText) -> String {
        let variables = registration.asked.variables
        let isComposition = registration.asked.name.contains("&")
        let name = isComposition ? "(any \(registration.asked.name))" : registration.asked.name
        return variables.flatMap {
            conditional(["        \(table)[\\\(name).\($0.name)] = \"\($0.name)-\($0.type)\""], $0)
        }
        .joined(separator: "\n")
    }

    private func lookup(_ variable: TextVariable) -> String {
        let key = "\(variable.name)-\(variable.type)"
        return "        localTable[\"\(key)\"] = { [unowned self] in self.\(variable.name) as Any }"
    }
}
