import SwiftReader

extension DropInReader {
    /// The components that Needle's walks do not visit.
    func unseenComponents(of source: SourceFile, _ roles: [Role?], _ walks: [Regions]) -> [UnseenComponent] {
        let seen = Set(walks.flatMap(\.entities))
        return zip(source.declarations.indices, roles).compactMap { index, role in
            let id = DeclarationID(index)
            guard let role, role.isComponent, !seen.contains(id), source[id].body != nil else { return nil }
            if role.isPluginized, walks.count == 1 { return nil }
            var reason = UnseenComponent.Reason.insideUnread
            if case .ownBase = role { reason = .isBase }
            let name = source[id].name
            return UnseenComponent(name: source.text(name), reason: reason, location: source.location(of: name))
        }
    }
}

extension SourceFile {
    /// The classes with a base that Needle does not treat as components.
    func otherClasses(_ roles: [Role?]) -> [DerivedClass] {
        zip(declarations, roles).compactMap { declaration, role in
            guard role == nil, declaration.kind == .class, let base = Base(of: declaration, in: self)?.name else {
                return nil
            }
            return DerivedClass(name: text(declaration.name), base: base, location: location(of: declaration.name))
        }
    }
}

extension SourceFile {
    private static let library = "NeedleFoundation"
    private static let libraryBases: Set<String> = [
        "Component", "BootstrapComponent", "NonCoreComponent", "PluginizedComponent", "UberPluginizedComponent",
    ]

    /// The typealiases that a class can name as its base.
    var classAliases: ClassAliases {
        var aliases = ClassAliases()
        lazy var importsLibrary = importedModules.contains(Self.library)
        for declaration in declarations where declaration.kind == .typealias {
            guard let base = Base(of: declaration, in: self)?.name else { continue }
            let name = text(declaration.name)
            let written = types[declaration.inherited.indices].first.map(joined) ?? ""
            let isOfLibrary = written.hasPrefix("\(Self.library).") || !written.contains(".") && importsLibrary
            if Self.libraryBases.contains(base), isOfLibrary {
                aliases.ofLibrary.append(name)
            } else {
                let location = location(of: declaration.name)
                aliases.ofOthers.append(DerivedClass(name: name, base: base, location: location))
            }
        }
        return aliases
    }

    /// The names of `typealias` declarations at the top level.
    var outermostAliases: [String] {
        declarations.lazy.filter { $0.kind == .typealias && $0.block == .file }.map { self.text($0.name) }
    }
}

extension Regions {
    /// The entity that makes Needle ignore the enclosing one.
    ///
    /// - Returns: `nil` if there is none.
    func hides(_ number: Int, _ roles: [Role?]) -> DeclarationID? {
        // Pluginized and non-core components are identified by different names.
        guard let kind = roles[Int(entities[number].value)]?.group else { return nil }
        let inside = (number + 1)..<max(number + 1, lastInside[number] + 1)
        return inside.last { kind == .pluginExtension || roles[Int(entities[$0].value)]?.group == kind }
            .map { entities[$0] }
    }
}

extension Role {
    enum Group { case plain, pluginized, nonCore, pluginExtension }

    /// Entities of one group hide each other.
    var group: Group? {
        switch self {
        case .root, .component, .dependency: .plain
        case .pluginized: .pluginized
        case .nonCore: .nonCore
        case .pluginExtension: .pluginExtension
        case .ownBase: nil
        }
    }

    /// Whether the walk for components and dependencies visits it.
    var isPlain: Bool { group == .plain }

    /// Whether the walk for pluginized components visits it.
    var isPluginized: Bool { group == .pluginized || group == .nonCore || group == .pluginExtension }

    var isComponent: Bool {
        switch self {
        case .dependency, .pluginExtension: false
        default: true
        }
    }
}
