@testable import ScopeGraph

extension Dialect {
    /// Cord: nodes that are created with their parent, and a parent that conforms to what its children need.
    static let cord = Dialect(
        name: "cord",
        title: "Cord",
        supply: .conformance,
        creation: .withParent,
        writer: .componentExtensions,
        stub: LibraryStub(module: "Cord", .withParent, cordSurface),
        knownTypes: KnownTypes(),
        answers: RIBsAnswers.self,
        severities: [:]
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
