import ScopeGraph
import Testing

/// Dependencies that inherit protocols of the standard library.
@Suite("Requirements of the standard library")
struct StandardRequirementTests {
    /// What `PierComponent` does not meet.
    private func unmet(
        _ inherited: String,
        _ member: String = "",
        clause: String = "",
        modifiers: String = "final",
        extra: String = ""
    ) -> [String] {
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "App",
                    """
                    import RIBs
                    protocol BoatDependency: Dependency, \(inherited) {}
                    final class BoatComponent: Component<BoatDependency> {}
                    \(modifiers) class PierComponent: Component<EmptyDependency>\(clause) {
                        \(member)
                        var boat: BoatComponent { BoatComponent(dependency: self) }
                    }
                    \(extra)
                    """
                )
            ]
        )
        return graph.edges.flatMap(\.unmetRequirements).map { "\($0.declaredIn): \($0.text)" }
    }

    @Test(
        "a component has to meet them",
        arguments: [
            ("CustomStringConvertible", ["CustomStringConvertible: var description: String"]),
            ("CaseIterable", ["CaseIterable: static var allCases: AllCases"]),
            (
                "Comparable",
                [
                    "Comparable: static func < (lhs: PierComponent, rhs: PierComponent) -> Bool",
                    "Equatable: static func == (lhs: PierComponent, rhs: PierComponent) -> Bool",
                ]
            ),
            (
                "Hashable",
                [
                    "Equatable: static func == (lhs: PierComponent, rhs: PierComponent) -> Bool",
                    "Hashable: func hash(into hasher: inout Hasher)",
                ]
            ),
        ]
    )
    func lacking(inherited: String, expected: [String]) {
        #expect(unmet(inherited) == expected)
        #expect(unmet(inherited, clause: ", BoatDependency", modifiers: "open") == expected)
    }

    @Test(
        "a component that has them, or may have them, is not reported",
        arguments: [
            ("CustomStringConvertible", "var description: String { \"\" }", ""),
            ("CustomStringConvertible", "", "extension PierComponent { var description: String { \"\" } }"),
            ("CustomStringConvertible", "", "extension BoatDependency { var description: String { \"\" } }"),
            ("CustomStringConvertible", "", "extension CustomStringConvertible { var description: String { \"\" } }"),
            ("CustomStringConvertible", "", "extension Dependency { var description: String { \"\" } }"),
            (
                "Hashable",
                """
                static func == (one: PierComponent, other: PierComponent) -> Bool { one === other }
                func hash(into hasher: inout Hasher) {}
                """, ""
            ),
            ("Equatable", "", "func == (one: PierComponent, other: PierComponent) -> Bool { one === other }"),
            ("Equatable", "", "extension Equatable { static func == (one: Self, other: Self) -> Bool { true } }"),
            ("Hashable", "", "extension Hashable where Self: AnyObject { \(Self.identity) }"),
            ("Identifiable", "", ""), ("Error", "", ""), ("Sendable", "", ""), ("AnyObject", "", ""),
            // The standard library gives these to `RawRepresentable`.
            ("RawRepresentable, Hashable", "var rawValue: Int { 1 }", ""), ("Strideable", "", ""), ("Codable", "", ""),
            ("CustomStringConvertible, Described", "", ""),
            (
                "CustomStringConvertible", "",
                "protocol Named: Dependency { var description: String { get } }"
                    + "; final class RopeComponent: Component<Named> {}"
            ),
        ]
    )
    func met(inherited: String, member: String, extra: String) {
        #expect(unmet(inherited, member, extra: extra).isEmpty)
    }

    private static let identity = """
        static func == (one: Self, other: Self) -> Bool { one === other }
        func hash(into hasher: inout Hasher) {}
        """

    @Test(
        "a component with parts out of sight is not reported",
        arguments: [", Labelled", ", @unchecked Sendable, Labelled", ", CodingKey"]
    )
    func unseen(clause: String) {
        #expect(unmet("CustomStringConvertible", clause: clause).isEmpty)
    }

    @Test("a superclass meets them, too")
    func superclasses() {
        let text = """
            import RIBs
            protocol BoatDependency: Dependency, CustomStringConvertible {}
            final class BoatComponent: Component<BoatDependency> {}
            class Harbour<D>: Component<D> { var description: String { "" } }
            final class PierComponent: Harbour<EmptyDependency> {
                var boat: BoatComponent { BoatComponent(dependency: self) }
            }
            """
        let graph = ScopeGraph.graph(of: [module("App", text)])
        #expect(graph.edges.count == 1 && graph.edges.allSatisfy(\.unmetRequirements.isEmpty))
    }
}
