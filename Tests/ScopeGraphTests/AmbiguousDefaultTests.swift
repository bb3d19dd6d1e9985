import ScopeGraph
import Testing

/// Requirements that several protocol extensions implement.
@Suite struct AmbiguousDefaultTests {
    private func unmet(_ declarations: String, _ clause: String, member: String = "", requirement: String? = nil)
        -> [FixedRequirement.Kind]
    {
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "App",
                    """
                    import RIBs
                    protocol Floating {}
                    protocol Moored {}
                    protocol Docked: Floating, Moored {}
                    \(declarations)
                    protocol BoatDependency: Dependency { \(requirement ?? "var depth: Int { get }") }
                    final class BoatComponent: Component<BoatDependency> {}
                    final class PierComponent: Component<EmptyDependency>, BoatDependency\(clause) {
                        \(member)
                        var boat: BoatComponent { BoatComponent(dependency: self) }
                    }
                    """
                )
            ]
        )
        return graph.edges.flatMap(\.unmetRequirements).map(\.kind)
    }

    private let both = "extension Floating { var depth: Int { 1 } }\nextension Moored { var depth: Int { 2 } }"

    @Test func theCompilerTakesNoneOfTwo() {
        #expect(unmet(both, ", Floating, Moored") == [.ambiguousMember("Floating", "Moored")])
        #expect(unmet(both, ", Docked") == [.ambiguousMember("Floating", "Moored")])
        let methods = both.replacing("var depth: Int", with: "func depth() -> Int")
        #expect(unmet(methods, ", Floating, Moored", requirement: "func depth() -> Int").count == 1)
        let own = "extension Floating { var depth: Int { 1 } }\nextension BoatDependency { var depth: Int { 2 } }"
        #expect(unmet(own, ", Floating").count == 1)
        let unavailable = both.replacing(
            "var depth: Int { 2 }",
            with: "@available(*, unavailable) var depth: Int { 2 }"
        )
        #expect(unmet(unavailable, ", Floating, Moored").count == 1)
    }

    @Test func aMemberOfTheClassDecides() {
        #expect(unmet(both, ", Floating, Moored", member: "let depth = 1").isEmpty)
    }

    @Test(arguments: [
        "extension Floating { var depth: Int { 1 } }\nextension Moored { var depth: String { \"\" } }",
        "extension Floating { var depth: Int { 1 } }\nextension Moored { static var depth: Int { 2 } }",
        "extension Floating { var depth: Int { 1 } }\nextension Moored { func depth() -> Int { 2 } }",
        "extension Floating { var depth: Int { 1 } }\nextension Moored { var depth: Int { get throws { 2 } } }",
        "extension Floating { var depth: Int { 1 } }\nextension Moored where Self: Floating { var depth: Int { 2 } }",
        "protocol Sunk {}\nextension Floating { var depth: Int { 1 } }\nextension Moored where Self: Sunk { var depth: Int { 2 } }",
        "extension Floating { var depth: Int { 1 } }\nextension Moored { private var depth: Int { 2 } }",
        "extension Floating { var depth: Int { 1 } }\nextension Floating where Self: AnyObject { var depth: Int { 2 } }",
        "extension Floating { var depth: Int { 1 } }\nextension Moored { var depth: Int { mutating get { 2 } } }",
        "extension Dependency { var depth: Int { 1 } }\nextension BoatDependency { var depth: Int { 2 } }",
        "extension Moored where Self: BoatDependency { var depth: Int { 1 } }\nextension BoatDependency { var depth: Int { 2 } }",
    ])
    func theMoreSpecializedOneWins(declarations: String) {
        #expect(unmet(declarations, ", Floating, Moored").isEmpty)
    }

    @Test func aProtocolThatInheritsBothDecides() {
        #expect(unmet("\(both)\nextension Docked { var depth: Int { 3 } }", ", Docked").isEmpty)
    }

    @Test func aSuperclassThatConformsHasDecided() {
        let base = """
            \(both)
            protocol LakeDependency: Dependency { var depth: Int { get } }
            class Base: Component<EmptyDependency>, Floating, LakeDependency {}
            final class LakeComponent: Component<LakeDependency> {}
            final class ShoreComponent: Base, Moored {
                var lake: LakeComponent { LakeComponent(dependency: self) }
            }
            """
        #expect(unmet(base, "", member: "let depth = 1").isEmpty)
    }
}
