/// Reasons why a generated class does not compile because of its contents.
extension Generation {
    /// Names that a class declares twice, or that are not valid names.
    func clashingNames(in classes: [WrittenClass]) -> [Warning] {
        classes.flatMap { written in
            let sources = written.provider.sources.map { graph.components[$0.component].declared }
            // Computed on demand, because most classes have no warning.
            var prefix: String { "The provider of `\(written.component.name)` cannot be compiled: it uses the name" }
            var warnings: [Warning] = []
            for (number, source) in sources.enumerated() {
                for property in written.dependency.properties where property.name == source.valueName {
                    let message = "\(prefix) `\(property.name)` for `\(source.name)` as well. Rename the property"
                    warnings.append(Warning(at: property.location, message))
                }
                if sources[..<number].contains(where: { $0.valueName == source.valueName }) {
                    warnings.append(Warning(at: source.location, "\(prefix) `\(source.valueName)` for two components"))
                }
                if source.valueName.utf8.count <= longestReservedWord, reservedWords.contains(source.valueName) {
                    let message = "\(prefix) `\(source.valueName)` for `\(source.name)`, which is a keyword"
                    warnings.append(Warning(at: source.location, message))
                }
            }
            return warnings
        }
    }

    /// Properties that Needle reads from a component without such a member.
    func unreadableProperties(of classes: [WrittenClass]) -> [Warning] {
        classes.flatMap { written in
            zip(written.dependency.properties, written.provider.suppliers).compactMap { property, supplier in
                guard let (source, found) = source(of: property, supplier), found.nature != .member,
                    !graph.components[source].hasMember(property.name)
                else { return nil }
                return Warning(
                    at: found.location,
                    "Needle takes `\(found.name)` for a property of `\(graph.components[source].name)`, but it is "
                        + "\(found.nature.words): the provider of `\(written.component.name)`, which reads it, cannot be "
                        + "compiled"
                )
            }
        }
    }

    /// The component that actually has a property, and the property there.
    func source(of property: Property, _ supplier: Supplier) -> (component: Int, property: Property)? {
        var source = supplier.component
        switch supplier.route {
        case .own: break
        case .pluginExtension: return nil
        case .nonCore: source = graph.components[source].nonCore ?? source
        }
        return graph.components[source].properties.first(where: property.matches).map { (source, $0) }
    }

    /// Requirements of plugin extensions that their non-core component lacks.
    var missingPlugins: [Warning] {
        graph.pluginized.flatMap { number -> [Warning] in
            let component = graph.components[number]
            guard let nonCore = component.nonCore.map({ graph.components[$0] }), let found = component.pluginExtension
            else { return [] }
            return graph.pluginExtensions[found].properties.filter { !nonCore.hasMember($0.name) }.map { property in
                Warning(
                    at: property.location,
                    "`\(nonCore.name)` has no `\(property.name)`: the provider of `\(graph.pluginExtensions[found].name)` "
                        + "cannot be compiled"
                )
            }
        }
    }
}

extension LinkedComponent {
    /// Whether the compiler finds an instance member of the name.
    fileprivate func hasMember(_ name: String) -> Bool {
        declared.hiddenMembers.contains(name) || properties.contains { $0.name == name && $0.nature == .member }
    }
}

extension Property.Nature {
    fileprivate var words: String {
        switch self {
        case .member: "a member"
        case .typeMember: "static"
        case .nestedMember: "a member of a type inside it"
        case .local: "a variable inside a function"
        }
    }
}

/// The length in bytes.
private let longestReservedWord = reservedWords.map(\.utf8.count).max() ?? 0

/// Words that cannot name a value without backticks.
private let reservedWords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
]
