@testable import ScopeGraph

extension Dialect {
    /// Cord: a tree of nodes, all of which are created at launch.
    static let cord = Dialect(
        name: "cord",
        title: "Cord",
        supply: .conformance,
        creation: .withDependency,
        writer: .componentExtensions,
        stub: LibraryStub(module: "Cord", .withDependency, cordSurface),
        knownTypes: KnownTypes(),
        answers: RIBsAnswers.self,
        severities: ["recursive-scope": .error]
    )

    private static let cordSurface = """
        /// thimble:dependency
        public protocol Needs: AnyObject {}

        /// thimble:component
        open class Node<NeedsType> {
            public let needs: NeedsType
            public init(above: NeedsType)
        }

        /// thimble:root
        open class Knot: Needs {
            public init()
        }
        """
}
