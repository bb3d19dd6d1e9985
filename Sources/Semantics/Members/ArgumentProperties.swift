/// The properties in which classes of libraries keep the value of their generic argument.
extension SemanticModel {
    /// Whether subclasses of a library's class provide a member that it declares.
    ///
    /// What holds the generic argument is the scope's own dependency, which hardly any child requires.
    package func provides(_ name: String, by type: LibraryType) -> Bool {
        index.knownLibraries.provides(name, by: type, besides: argumentPropertiesRequired())
    }

    /// The names of such properties that a protocol requires which inherits one of a library.
    private func argumentPropertiesRequired() -> Set<String> {
        if let known = requiredArgumentNames { return known }
        let names = index.knownLibraries.argumentProperties.filter { memberTable.number(of: $0) != nil }
        let found = names.filter { name in
            index.types.indices.contains { type in
                guard index.types[type].kind == .protocol, !index.libraries.declares(type) else { return false }
                let inherited = inheritedProtocols(of: [type])
                return !inherited.ofLibraries.isEmpty
                    && ([type] + inherited.declared.map(\.protocolType)).contains { requires(name, $0) }
            }
        }
        requiredArgumentNames = Set(found)
        return Set(found)
    }

    private func requires(_ name: String, _ protocolType: Int) -> Bool {
        (members(of: protocolType)[name] ?? []).contains { $0.owner.kind == .protocol }
    }
}
