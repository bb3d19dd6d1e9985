import Cores
import Semantics
import SwiftReader

/// The semantic model of a graph's sources, for questions that the graph does not answer.
///
/// Any thread can query it. One query runs at a time, on all cores.
package final class ScopeModel: Sendable {
    private let model: Exclusive<SemanticModel>
    private let declarations: ScopeDeclarations

    init(_ model: SemanticModel, _ declarations: ScopeDeclarations) {
        self.model = Exclusive(model)
        self.declarations = declarations
    }

    /// - Parameter query: must not start another query.
    package func answer<Answer>(_ query: (SemanticModel, ScopeDeclarations) -> Answer) -> Answer {
        model.use { query($0, declarations) }
    }
}

/// What declares the scopes of a graph.
package final class ScopeDeclarations: Sendable {
    /// The partial scopes.
    package let table: ScopeTable
    /// The partial scope of each scope of the graph.
    package let order: [Int]
    /// The scope of each partial scope; -1 if the graph omits it.
    package let position: [Int]
    /// Edges between partial scopes.
    package let edges: [PartialEdge]
    /// The partial scopes that a fault concerns.
    package let faulty: Set<Int>
    /// By builder, the partial scopes of the components that it creates.
    package let componentsOfBuilder: [Int: [Int]]

    /// Where code creates partial scopes without an argument that could be a scope.
    package let unlinkedConstructions: [(scope: Int, location: SourceLocation)]

    init(
        table: ScopeTable,
        order: [Int],
        position: [Int],
        edges: [PartialEdge],
        faulty: Set<Int>,
        componentsOfBuilder: [Int: [Int]],
        unlinkedConstructions: [(scope: Int, location: SourceLocation)]
    ) {
        self.table = table
        self.order = order
        self.position = position
        self.edges = edges
        self.faulty = faulty
        self.componentsOfBuilder = componentsOfBuilder
        self.unlinkedConstructions = unlinkedConstructions
    }

    /// The scope of a partial scope; `nil` if the graph omits it.
    package func scope(_ partialScope: Int) -> Int? { position[partialScope] < 0 ? nil : position[partialScope] }

    package subscript(scope: Int) -> PartialScope { table.partialScopes[order[scope]] }
}
