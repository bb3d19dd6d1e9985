/// Which part of a graph the user asks for.
///
/// Scopes and modules are indices into `ScopeGraph.scopes` and `ScopeGraph.modules`. An empty set does not filter.
package struct DrawingFilter: Hashable, Sendable {
    /// The requirements that are listed with the scopes.
    package enum RequirementList: String, CaseIterable, Sendable {
        case all
        /// Those that are not supplied on every path.
        case missing
        case none
        /// All in a small drawing, none in a large one.
        case auto
    }

    /// The ends of the ways to show.
    package struct Ends: Hashable, Sendable {
        package let first: Set<Int>
        package let second: Set<Int>

        package init(first: Set<Int>, second: Set<Int>) {
            self.first = first
            self.second = second
        }
    }

    /// Only these scopes and those below them.
    package let roots: Set<Int>
    /// The number of levels below the top, or below `focus`.
    package let depth: Int?
    /// Only these scopes, those above them and those below them.
    package let focus: Set<Int>
    /// Only the scopes on paths between two scopes.
    package let between: Ends?
    /// Only scopes that provide a property with one of these names or types, and what leads to them.
    package let provided: Set<String>
    /// Only scopes that require a property with one of these names or types, and what leads to them.
    package private(set) var needed: Set<String>
    /// Only the scopes of these modules, and what leads to them.
    package let modules: Set<Int>
    /// Only scopes with errors, and what leads to them.
    package let isErrorsOnly: Bool
    /// Whether the trees of tests are shown, too. A scope or module of a test that is asked for is always shown.
    package private(set) var includesTests: Bool
    package let requirements: RequirementList
    /// Whether the suppliers are shown in a large drawing, too.
    package let includesSuppliers: Bool

    package init(
        roots: Set<Int> = [],
        depth: Int? = nil,
        focus: Set<Int> = [],
        between: Ends? = nil,
        provided: Set<String> = [],
        needed: Set<String> = [],
        modules: Set<Int> = [],
        isErrorsOnly: Bool = false,
        includesTests: Bool = false,
        requirements: RequirementList = .auto,
        includesSuppliers: Bool = false
    ) {
        self.roots = roots
        self.depth = depth
        self.focus = focus
        self.between = between
        self.provided = provided
        self.needed = needed
        self.modules = modules
        self.isErrorsOnly = isErrorsOnly
        self.includesTests = includesTests
        self.requirements = requirements
        self.includesSuppliers = includesSuppliers
    }

    /// No filter: the whole graph.
    package static let everything = DrawingFilter(includesTests: true)

    /// The same filter for all scopes, whatever they require.
    package var selectingNoNeeds: DrawingFilter {
        var filter = self
        filter.needed = []
        return filter
    }

    /// The same filter with the trees of tests.
    package var includingTests: DrawingFilter {
        var filter = self
        filter.includesTests = true
        return filter
    }

    /// Whether it asks for a part of the graph.
    package var selectsScopes: Bool {
        self
            != DrawingFilter(
                includesTests: includesTests,
                requirements: requirements,
                includesSuppliers: includesSuppliers
            )
    }

    /// Whether it asks for a property.
    var namesProperties: Bool { !provided.isEmpty || !needed.isEmpty }

    /// Whether it asks for scopes wherever they are, so that what leads to them is shown, too.
    var seeksScopes: Bool { namesProperties || !modules.isEmpty || isErrorsOnly }
}
