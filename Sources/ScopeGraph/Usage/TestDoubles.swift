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
    package static func all(
        in sources: [ModuleSources],
        _ dialects: Dialects,
        conformingTo dependencyProtocols: Set<CompositionPart>
    ) -> [TestDouble] {
        let model = SemanticModel(index: .index(of: sources, dialects.known, .whole), shares: .whole)
        return model.index.types.indices.compactMap { testDouble($0, dependencyProtocols, model) }.sorted {
            $0.location < $1.location
        }
    }

    private static func testDouble(_ type: Int, _ dependencyProtocols: Set<CompositionPart>, _ model: SemanticModel)
        -> TestDouble?
    {
        let declared = model.index.types[type]
        guard declared.kind != .protocol, declared.kind != .typealias else { return nil }
        func conformances(of type: Int) -> [CompositionPart] {
            model.conformances(of: type).compactMap { conformance in
                let dependencyProtocol = model.index.types[conformance.protocolType]
                let part = CompositionPart(name: dependencyProtocol.qualifiedName, module: dependencyProtocol.module)
                return dependencyProtocols.contains(part) ? part : nil
            }
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
