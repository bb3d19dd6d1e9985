import Semantics
import SwiftReader

/// The properties that every component of a library has, such as its path. They count only if a dependency requires one
/// of that name: hardly any app reads them from an ancestor.
extension SemanticModel {
    /// The names of such properties that some dependency or plugin extension requires, sorted.
    ///
    /// - Parameter components: those whose children get generated providers.
    func namesOfLibraryProperties(of components: [PartialScope]) -> [String] {
        let bases = components.lazy.compactMap(\.type).compactMap { self.ancestry(of: $0).libraryBase }
        let classes = Set(bases.flatMap { [$0.first] + $0.superclasses }.map(\.type))
        let names = Set(classes.flatMap { members(of: $0).map(\.name) }.filter { !$0.isEmpty })
        guard !names.isEmpty else { return [] }
        let plugins = components.lazy.compactMap(\.type).compactMap { self.pluginizedBase(of: $0) }
        let required = components.compactMap(\.dependencyType) + plugins.compactMap { $0.arguments.dropFirst().first }
        let protocols = Set(required.flatMap { self.protocols(of: $0) })
        return names.filter { name in
            protocols.contains { (members(of: $0)[name] ?? []).contains { $0.owner.kind == .protocol } }
        }
        .sorted()
    }

    /// The properties with these names that a component inherits from classes of a library, as their subclasses and
    /// generated code see them. In the order of the names.
    func libraryProvisions(of type: Int, named names: [String]) -> [Provision] {
        if names.isEmpty { return [] }
        let classes = ancestry(of: type).chain(from: type, arguments: [], in: self).filter {
            index.libraries.declares($0.type)
        }
        return names.compactMap { name in
            classes.lazy.compactMap { self.libraryProvision(name, of: $0, by: type) }.first
        }
    }

    private func libraryProvision(_ name: String, of step: Ancestry.Step, by type: Int) -> Provision? {
        let parameters = genericParameters(of: step.type, arguments: step.arguments)
        return (members(of: step.type)[name] ?? []).lazy
            .filter { self.index.isOfLibrary($0.location.file) }
            .compactMap { self.provision(name, $0, inheritedFrom: step.type, asMemberOf: type, parameters) }
            .first { $0.obstacle == nil }
    }
}
