import SwiftReader

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
    var group: Group {
        switch self {
        case .root, .component, .dependency: .plain
        case .pluginized: .pluginized
        case .nonCore: .nonCore
        case .pluginExtension: .pluginExtension
        }
    }

    /// Whether the walk for components and dependencies visits it.
    var isPlain: Bool { group == .plain }

    /// Whether the walk for pluginized components visits it.
    var isPluginized: Bool { group == .pluginized || group == .nonCore || group == .pluginExtension }
}
