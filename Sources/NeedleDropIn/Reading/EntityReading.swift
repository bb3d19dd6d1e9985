import SwiftReader

/// Converts the data of an entity to a component, a protocol or an extension.
extension SourceFile {
    func component(_ declaration: Declaration, _ role: Role, _ gathered: Gathered) -> DeclaredComponent? {
        guard let (kind, dependency) = role.componentKind else { return nil }
        return DeclaredComponent(
            name: text(declaration.name),
            kind: kind,
            dependency: dependency,
            gathered: gathered,
            oddities: oddities(of: declaration),
            location: location(of: declaration.name)
        )
    }

    func protocolDeclaration(_ declaration: Declaration, _ gathered: Gathered) -> DeclaredProtocol {
        DeclaredProtocol(
            name: text(declaration.name),
            properties: gathered.properties,
            otherRequirements: otherMembers(of: declaration),
            laterBases: types[declaration.inherited.indices].dropFirst().map { joined($0) },
            oddities: oddities(of: declaration),
            location: location(of: declaration.name)
        )
    }

    func extensionDeclaration(_ declaration: Declaration, _ gathered: Gathered) -> DeclaredExtension {
        DeclaredExtension(
            name: text(declaration.name),
            properties: gathered.properties,
            callees: gathered.callees,
            privateProperties: gathered.privateProperties,
            otherMembers: otherMembers(of: declaration)
        )
    }

    /// The members other than instance variables.
    private func otherMembers(of declaration: Declaration) -> [String] {
        declarations(in: declaration.body).compactMap { id in
            let member = self[id]
            switch member.kind {
            case .function: return "func \(text(member.name))"
            case .initializer: return "init"
            case .subscript: return "subscript"
            case .variable where member.modifiers.contains(.static): return "static var \(text(member.name))"
            default: return nil
            }
        }
    }

    private func oddities(of declaration: Declaration) -> Oddities {
        var oddities: Oddities = []
        if let access = declaration.access, access <= .fileprivate { oddities.insert(.isPrivate) }
        if declaration.block != .file { oddities.insert(.isNested) }
        if !declaration.genericParameters.isEmpty { oddities.insert(.isGeneric) }
        return oddities
    }
}

extension Role {
    /// The kind of component and its dependency; `nil` if it is not a component.
    fileprivate var componentKind: (DeclaredComponent.Kind, String)? {
        switch self {
        case .root: (.root, DeclaredProtocol.empty)
        case .component(let dependency): (.plain, dependency)
        case .nonCore(let dependency): (.nonCore, dependency)
        case .pluginized(let dependency, let pluginExtension, let nonCore):
            (.pluginized(pluginExtension: pluginExtension, nonCore: nonCore), dependency)
        case .dependency, .pluginExtension, .ownBase: nil
        }
    }
}

extension FileDeclarations {
    /// Adds the declaration of an entity.
    mutating func add(_ declaration: Declaration, _ role: Role, _ gathered: Gathered, in file: SourceFile) {
        switch role {
        case .dependency: dependencies.append(file.protocolDeclaration(declaration, gathered))
        case .pluginExtension: pluginExtensions.append(file.protocolDeclaration(declaration, gathered))
        default:
            guard let component = file.component(declaration, role, gathered) else { return }
            switch component.kind {
            case .root, .plain: components.append(component)
            case .nonCore: nonCoreComponents.append(component)
            case .pluginized: pluginizedComponents.append(component)
            }
        }
    }
}
