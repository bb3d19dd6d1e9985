import ScopeGraph
import Testing

/// Dependencies that require a superclass of the class that is passed, or constrain associated types.
struct DependencyConstraintTests {
    private func unmet(
        _ clause: String,
        _ body: String,
        superclass: String = "Component<EmptyDependency>",
        _ member: String
    )
        -> [String]
    {
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "App",
                    """
                    import RIBs
                    class Base: Component<EmptyDependency> {}
                    class Middle: Base {}
                    class Other {}
                    typealias Alias = Base
                    protocol Floating {}
                    protocol Sailing: Floating {}
                    struct Sloop: Sailing, Hashable {}
                    struct Rock: Comparable { static func < (a: Rock, b: Rock) -> Bool { true } }
                    enum Size { case small }
                    enum Load { case full(Int) }
                    struct Box<T> { let value: T }
                    extension Box: Equatable where T: Equatable {}
                    extension Int: Floating {}
                    protocol BoatDependency: Dependency\(clause) { \(body) }
                    final class BoatComponent: Component<any BoatDependency> {}
                    final class PierComponent: \(superclass), BoatDependency {
                        \(member)
                        var boat: BoatComponent { BoatComponent(dependency: self) }
                    }
                    """
                )
            ]
        )
        return graph.edges.flatMap(\.unmetRequirements).map(\.text)
    }

    @Test(arguments: [", Base", " where Self: Base", ", Alias", " where Self: Floating & Base"])
    func superclasses(clause: String) {
        #expect(unmet(clause, "", "").count == 1)
        #expect(unmet(clause, "", superclass: "Base", "").isEmpty)
        #expect(unmet(clause, "", superclass: "Middle", "").isEmpty)
    }

    @Test(arguments: [", Component<EmptyDependency>", " where Self: AnyObject", " where Self: Floating", ", Unread"])
    func superclassesThatAllHave(clause: String) { #expect(unmet(clause, "", "").isEmpty) }

    @Test(
        arguments: [
            ("Floating", "Rock()"), ("Floating", "\"\""), ("Sailing", "1"), ("Other", "Sloop()"),
            ("AnyObject", "Sloop()"), ("Hashable", "Rock()"), ("Floating & Sailing", "Rock()"),
            ("Equatable", "[Other()]"), ("Equatable", "[1: Other()]"), ("Hashable", "[Rock()]"),
            ("Comparable", "[1]"), ("Equatable", "(1, 2)"), ("Equatable", "Load.full(1)"),
            ("Equatable", "Box<Other>(value: Other())"), ("Codable", "[Sloop()]"),
        ]
    )
    func associatedTypesThatDoNotConform(bound: String, value: String) {
        #expect(
            unmet("", "associatedtype Cargo: \(bound); var cargo: Cargo { get }", "let cargo = \(value)").count == 1
        )
        #expect(
            unmet("", "associatedtype Cargo where Cargo: \(bound); var cargo: Cargo { get }", "let cargo = \(value)")
                .count
                == 1
        )
    }

    @Test(
        arguments: [
            ("Floating", "Sloop()"), ("Floating", "1"), ("Equatable", "Rock()"), ("Equatable", "Sloop()"),
            ("Hashable", "Size.small"), ("Sendable", "Rock()"), ("Unread", "Rock()"), ("Hashable", "[1]"),
            ("AnyObject", "Other()"), ("Collection", "unread()"), ("Equatable", "[Rock()]"),
            ("Hashable", "[\"\": [Sloop()]]"), ("Equatable", "Box<Int>(value: 1)"), ("Sendable", "(1, 2)"),
            ("Equatable", "[unread()]"), ("Codable", "[1]"), ("CustomStringConvertible", "[Other()]"),
        ]
    )
    func associatedTypesThatMayConform(bound: String, value: String) {
        #expect(unmet("", "associatedtype Cargo: \(bound); var cargo: Cargo { get }", "let cargo = \(value)").isEmpty)
    }

    @Test(arguments: [
        (" where T: Floating", "Sloop", true), (" where T: Floating", "Rock", false),
        (" where T: Floating", "Int", true),
        (" where T: Floating", "String", false), (" where T: Floating", "Int?", false),
        (" where T: Floating", "(Int, Int)", false), (" where T: Floating", "Unread", true),
        (" where T == Int", "Int", true), (" where T == Int", "String", false), (" where T: Base", "Middle", true),
        (" where T: Base", "Other", false), (" where T: Collection, T.Element == Int", "[Int]", true),
        (" where T: Collection, T.Element == Int", "[String]", false), (" where T: AnyObject", "Other", true),
        (" where T: AnyObject", "Rock", false), (" where T: AnyObject", "Int", false), ("", "Rock", true),
        (" where T: Sendable", "Other", true), (" where T: Floating", "any Floating", false),
        (" where T: Equatable", "Rock?", false), (" where T: Equatable", "Int?", true),
        (" where T: Hashable", "Set<Rock>", true), (" where T: Equatable", "[[Rock]]", false),
        (" where T: Equatable", "Result<Int, Never>", true), (" where T: Equatable", "Result<Rock, Never>", false),
        (" where T: Equatable", "any Error", false), (" where T: Error", "any Error", true),
        (" where T: Equatable", "AnyHashable", true), (" where T: Comparable", "ContiguousArray<Int>", true),
        (" where T: Equatable", "() -> Void", false), (" where T: Equatable", "Unread", true),
        (" where T: AnyObject", "AnyObject", true), (" where T: Hashable", "AnyObject", false),
    ])
    func conditionalConformances(clause: String, argument: String, holds: Bool) {
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "App",
                    """
                    import RIBs
                    class Base: Component<EmptyDependency> {}
                    class Middle: Base {}
                    class Other {}
                    protocol Floating {}
                    struct Sloop: Floating {}
                    struct Rock {}
                    extension Int: Floating {}
                    extension ContiguousArray: Comparable where Element: Comparable {}
                    protocol BoatDependency: Dependency { var depth: Int { get } }
                    final class BoatComponent: Component<any BoatDependency> {}
                    class Pier<T>: Component<EmptyDependency> { let depth = 1 }
                    extension Pier: BoatDependency\(clause) {}
                    final class PierComponent: Pier<\(argument)> {
                        var boat: BoatComponent { BoatComponent(dependency: self) }
                    }
                    final class Harbour: BoatDependency {
                        let depth = 1
                        func pass(_ pier: Pier<\(argument)>, _ component: PierComponent) -> [BoatComponent] {
                            [BoatComponent(dependency: pier), BoatComponent(dependency: component)]
                        }
                    }
                    """
                )
            ]
        )
        #expect(graph.edges.filter { !$0.unmetRequirements.isEmpty }.count == (holds ? 0 : 2))
    }

    @Test(
        arguments: [
            ("T == Int", "Pier<Int>", 0), ("T == Int", "Pier<String>", 1),
            ("T == Int", "Pier<Item>", 0), ("T == Int", "Pier<Unseen>", 0),
            ("T: Equatable", "Pier<Alias>?", 0), ("T: Equatable", "Pier<() -> Void>", 1),
            ("T == Int", "IntPier", 0), ("T == Int", "StringPier", 1),
        ]
    )
    func conformancesOfPassedInstances(clause: String, type: String, faults: Int) {
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "App",
                    """
                    import RIBs
                    protocol BoatDependency: Dependency { var depth: Int { get } }
                    final class BoatComponent: Component<any BoatDependency> {}
                    final class Pier<T>: Component<EmptyDependency> { let depth = 1 }
                    extension Pier: BoatDependency where \(clause) {}
                    typealias IntPier = Pier<Int>
                    typealias StringPier = Pier<String>
                    typealias Alias = Int
                    final class Harbour<Item> {
                        func pass(_ first: IntPier, _ pier: \(type)) -> [BoatComponent] {
                            [BoatComponent(dependency: first), BoatComponent(dependency: pier)]
                        }
                    }
                    """
                )
            ]
        )
        let unmet = graph.edges.flatMap(\.unmetRequirements)
        #expect(unmet.count == faults)
        #expect(unmet.allSatisfy { $0.passedAt.map { $0.line == 11 && $0.column > 30 } ?? false })
    }

    @Test(
        arguments: [
            ("U == Int", "Outer<String>.Pier<Int>()", true), ("U == Int", "Outer<Int>.Pier<String>()", false),
            ("T == Int", "Outer<String>.Pier<Int>()", false), ("T == U", "Outer<String>.Pier<Int>()", false),
            ("T == U", "Outer<Int>.Pier<Int>()", true), ("U == Double", "Outer<Int>.Pier(value: 1)", true),
            ("U == Int", "Outer<Int>.Pier<Double>(value: 1)", false),
        ]
    )
    func conformancesOfNestedInstances(clause: String, value: String, holds: Bool) {
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "App",
                    """
                    import RIBs
                    protocol BoatDependency: Dependency { var depth: Int { get } }
                    final class BoatComponent: Component<any BoatDependency> {}
                    enum Outer<T> {
                        final class Pier<U>: Component<EmptyDependency> {
                            let depth = 1
                            init(value: U? = nil) { super.init(dependency: EmptyComponent()) }
                        }
                    }
                    extension Outer.Pier: BoatDependency where \(clause) {}
                    func pass() -> BoatComponent { BoatComponent(dependency: \(value)) }
                    """
                )
            ]
        )
        #expect(graph.edges.count == 1)
        #expect(graph.edges.flatMap(\.unmetRequirements).isEmpty == holds)
    }

    @Test(arguments: [("Int", true), ("String", false)])
    func conformancesOfExtendedInstances(argument: String, holds: Bool) {
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "App",
                    """
                    import RIBs
                    protocol BoatDependency: Dependency { var depth: Int { get } }
                    final class BoatComponent: Component<any BoatDependency> {}
                    class Pier<T>: Component<EmptyDependency> { let depth = 1 }
                    extension Pier<Int>: BoatDependency {}
                    final class PierComponent: Pier<\(argument)> {
                        var boat: BoatComponent { BoatComponent(dependency: self) }
                    }
                    """
                )
            ]
        )
        #expect(graph.edges.flatMap(\.unmetRequirements).isEmpty == holds)
    }
}
