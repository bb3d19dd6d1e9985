import Semantics
import Modules
import SwiftReader

/// A type that declares conformance to the dependency of some scope: a mock in a test, or another parent.
package struct TestDouble: Hashable, Sendable {
    /// Qualified by its enclosing types.
    package let name: String
    /// An index into `ScopeGraph.modules`.
    package let module: Int
    /// The location of its name.
    package let location: SourceLocation
    /// The requested protocols to which it conforms, directly or not.
    package let dependencyProtocols: [CompositionPart]
    /// Whether a superclass has all these conformances, so that the class inherits what it does not declare.
    package let inheritsConformances: Bool
    /// The locations of its own properties, by name.
    package let properties: [String: SourceLocation]

    /// All types in the sources that conform to one of the protocols, in source order.
    ///
    /// - Parameters:
    ///   - sources: the sources of the graph.
    ///   - dialects: the dialects of the graph.
    ///   - dependencyProtocols: the names of protocols, each with its module.
    ///   - property: those that certainly do not require it do not count.
    package static func all(
        in sources: [ModuleSources],
        _ dialects: Dialects,
        conformingTo dependencyProtocols: Set<CompositionPart>,
        requiring property: String
    ) -> [TestDouble] {
        let model = SemanticModel(index: .index(of: sources, dialects.known, .whole), shares: .whole)
        let requested = model.protocols(among: dependencyProtocols, thatMayRequire: property)
        return model.index.types.indices.compactMap { testDouble($0, requested, model) }.sorted {
            $0.location < $1.location
        }
    }

    private static func testDouble(
        _ type: Int,
        _ requested: [Int: CompositionPart],
        _ model: SemanticModel
    ) -> TestDouble? {
        let declared = model.index.types[type]
        guard declared.kind != .protocol, declared.kind != .typealias else { return nil }
        func conformances(of type: Int) -> [CompositionPart] {
            model.conformances(of: type).compactMap { requested[$0.protocolType] }
        }
        let found = conformances(of: type)
        guard !found.isEmpty else { return nil }
        let inherited = model.ancestry(of: type).superclasses.first.map { conformances(of: $0.type) } ?? []
        var properties: [String: SourceLocation] = [:]
        for (name, members) in model.members(of: type) {
            let variable = members.first { model.index.declaration($0.location).kind == .variable }
            guard let variable else { continue }
            let source = model.source(variable.location.file)
            properties[name] = source.location(of: source[variable.location.declaration].name)
        }
        return TestDouble(
            name: declared.qualifiedName,
            module: declared.module,
            location: model.index.location(of: type),
            dependencyProtocols: found,
            inheritsConformances: Set(inherited).isSuperset(of: found),
            properties: properties
        )
    }
}

extension SemanticModel {
    /// By type: the protocols that require a property, or inherit what no source declares.
    fileprivate func protocols(
        among all: Set<CompositionPart>,
        thatMayRequire property: String
    ) -> [Int: CompositionPart] {
        var found: [Int: CompositionPart] = [:]
        for (number, type) in index.types.enumerated() where type.kind == .protocol {
            let part = CompositionPart(name: type.qualifiedName, module: type.module)
            if all.contains(part), mayRequire(property, number) { found[number] = part }
        }
        return found
    }

    private func mayRequire(_ property: String, _ type: Int) -> Bool {
        let inherited = inheritedProtocols(ofType: type)
        guard inherited.undeclared.allSatisfy({ StandardLibrary.isEmptyProtocol($0.name) }) else { return true }
        return ([type] + inherited.declared.map(\.protocolType)).contains { protocolType in
            members(of: protocolType)[String(property.prefix { $0 != "(" })] != nil
        }
    }
}
