/// Where a generated class cannot be compiled because of what stands in it.
extension Generation {
    /// Names that a class declares twice, or that are no names.
    var clashingNames: [Remark] {
        writtenClasses.flatMap { component, provider in
            let sources = provider.sources.map { graph.components[$0.component] }
            let required = graph.requirements(of: component)
            let values = Dictionary(sources.map { (loweredFirst($0.name), $0) }) { first, _ in first }
            let same = required.compactMap { property in
                values[property.name].map { source in
                    Remark(
                        at: property.place,
                        "The provider of `\(component.name)` cannot be compiled: it calls `\(source.name)` "
                            + "`\(property.name)` as well; name the property otherwise"
                    )
                }
            }
            let twice = sources.filter { values[loweredFirst($0.name)]?.name != $0.name }.map { source in
                Remark(
                    at: source.declared.place,
                    "The provider of `\(component.name)` cannot be compiled: it calls two components "
                        + "`\(loweredFirst(source.name))`"
                )
            }
            let reserved = sources.filter { reservedWords.contains(loweredFirst($0.name)) }.map { source in
                Remark(
                    at: source.declared.place,
                    "The provider of `\(component.name)` cannot be compiled: it calls `\(source.name)` "
                        + "`\(loweredFirst(source.name))`, which is a word of Swift's"
                )
            }
            return same + twice + reserved
        }
    }

    /// Properties that Needle reads from a component which has no such member.
    var unreadableProperties: [Remark] {
        writtenClasses.flatMap { component, provider in
            zip(graph.requirements(of: component), provider.suppliers).compactMap { property, supplier in
                guard supplier.way != .pluginExtension else { return nil }
                let number = graph.components[supplier.component].nonCore.flatMap {
                    supplier.way == .nonCore ? $0 : nil
                }
                let source = graph.components[number ?? supplier.component]
                let offered = source.properties.filter { $0.key == property.key }
                guard !source.hasMember(property.name), let found = offered.first else { return nil }
                return Remark(
                    at: found.place,
                    "Needle takes `\(found.name)` for a property of `\(source.name)`, and it is \(found.nature.words): the "
                        + "provider of `\(component.name)`, which reads it, cannot be compiled"
                )
            }
        }
    }

    /// Plugin extensions that ask for what their non-core component does not have.
    var missingPlugins: [Remark] {
        graph.pluginized.flatMap { number -> [Remark] in
            let component = graph.components[number]
            guard let nonCore = component.nonCore.map({ graph.components[$0] }), let found = component.pluginExtension
            else { return [] }
            return graph.pluginExtensions[found].properties.filter { !nonCore.hasMember($0.name) }.map { property in
                Remark(
                    at: property.place,
                    "`\(nonCore.name)` has no `\(property.name)`: the provider of `\(graph.pluginExtensions[found].name)` "
                        + "cannot be compiled"
                )
            }
        }
    }
}

extension LinkedComponent {
    /// Whether the compiler finds a member that an instance gives.
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

/// Those that cannot name a value without backticks.
private let reservedWords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
]
