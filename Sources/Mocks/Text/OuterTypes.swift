import Semantics

/// The types around the protocols of a mock, as far as the protocols name them without a qualifier.
///
/// The members of the mock do not see them: it is declared outside of those types, or in an extension, inside which only
/// the members of the extended type are visible. So the mock declares a typealias for each.
struct OuterTypes {
    /// The lines that declare the typealiases, without access.
    let lines: [String]

    init(_ mocked: MockedProtocol, in table: ProtocolTable) {
        let visible = mocked.declaration.enclosing.joined(separator: ".")
        // By name, the qualified names of the types around it; "" for what the mock sees as it is.
        var homes: [String: Set<String>] = [:]
        for (file, path) in mocked.namespaces where path.count > 1 {
            for declaration in table.files[file].protocols where declaration.enclosing + [declaration.name] == path {
                let types = declaration.members.flatMap(\.types)
                for (name, home) in Self.types(around: declaration, in: table)
                where types.contains(where: { $0.mentions([name]) }) {
                    homes[name, default: []].insert(home == visible ? "" : home)
                }
            }
        }
        let own = mocked.members.compactMap { member -> String? in
            if case .associatedType(let type) = member.kind { type.name } else { nil }
        }
        lines = homes.sorted { $0.key < $1.key }.compactMap { name, homes in
            guard homes.count == 1, let home = homes.first, !home.isEmpty, !own.contains(name) else { return nil }
            let path = SwiftName.written(path: "\(home).\(name)")
            return "typealias \(SwiftName.written(name)) = \(path)"
        }
    }

    /// By name, the type around a protocol that declares a type; the nearest one hides the others.
    private static func types(around declaration: ProtocolDeclaration, in table: ProtocolTable) -> [String: String] {
        let outer = declaration.enclosing.joined(separator: ".").split(separator: ".")
        var found: [String: String] = [:]
        for depth in outer.indices.reversed() {
            let home = outer[...depth].joined(separator: ".")
            for name in table.nestedTypes[home] ?? [] where found[name] == nil { found[name] = home }
        }
        for name in table.nestedTypes[declaration.qualifiedName] ?? [] { found[name] = nil }
        return found
    }
}

extension ProtocolMember {
    /// The types in its declaration, without those of associated types.
    fileprivate var types: [TypeSyntax] {
        switch kind {
        case .variable(let variable): [variable.type] + variable.effects.types
        case .callable(let callable):
            callable.parameters.map(\.type) + [callable.result].compactMap(\.self) + callable.effects.types
                + callable.generics.compactMap(\.constraint) + callable.constraints.flatMap { [$0.subject, $0.bound] }
        case .associatedType: []
        }
    }
}

extension CallEffects {
    fileprivate var types: [TypeSyntax] {
        guard case .typed(let error) = throwing else { return [] }
        return [.plain(error.split(separator: ".").first.map(String.init) ?? error)]
    }
}
