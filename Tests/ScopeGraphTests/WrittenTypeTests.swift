import ScopeGraph
import Semantics
import Testing

/// The same text may mean different types in different places.
@Suite("Types by the place where they are written")
struct WrittenTypeTests {
    private func type(ofValueIn scope: String, _ files: [String]) throws -> CanonicalType? {
        let sources = files.enumerated().map { number, text in
            module("Module\(number)", folder: "Sources/Module\(number)", "import RIBs\n" + text)
        }
        let graph = ScopeGraph.graph(of: sources)
        return try #require(graph.scope(scope)?.provisions.first { $0.name == "value" }).type
    }

    private static func parts(_ name: String, _ members: String) -> String {
        "class \(name): Component<EmptyDependency> { \(members) }\n"
    }

    @Test("a nested type is only meant inside")
    func nested() throws {
        let files = [
            Self.parts("Inner", "struct Ticket {}; var value: Ticket { Ticket() }")
                + Self.parts("Outer", "var value: Ticket { make() }")
        ]
        #expect(try type(ofValueIn: "Inner", files)?.canonical == "Inner.Ticket")
        #expect(try type(ofValueIn: "Outer", files)?.canonical == "Ticket")
        #expect(try type(ofValueIn: "Outer", files)?.hasForeignNames == true)
    }

    @Test("a type nested by an extension in another file is meant in both")
    func nestedElsewhere() throws {
        let files = [Self.parts("Inner", "var value: [Ticket] { [] }") + "extension Inner { struct Ticket {} }"]
        #expect(try type(ofValueIn: "Inner", files)?.canonical == "Array<Inner.Ticket>")
    }

    @Test("generic typealiases of protocols that name each other, which the compiler refuses", arguments: [1, 2])
    func recursiveAliases(count: Int) throws {
        let other = count == 1 ? "Load" : "Cargo"
        let text = """
            import RIBs
            protocol Hold: Dependency {
                typealias Load<Item> = [\(other)<Item>]
                typealias Cargo<Item> = [Load<Item>]
                var load: Load<Int> { get }
                var cargo: Cargo<[Load<String>]>? { get }
            }
            final class HoldComponent: Component<Hold> {}
            """
        let graph = ScopeGraph.graph(of: [module("Ship", folder: "Sources/Ship", text)])
        let requirements = try #require(graph.scope("HoldComponent")).requirements
        #expect(requirements.map(\.name) == ["cargo", "load"])
        #expect(requirements.allSatisfy { !$0.type.qualifiedSpelling.isEmpty })
    }

    @Test("`Self` is the type around it")
    func selfType() throws {
        let files = [
            Self.parts("One", "var value: (Self) -> Void { { _ in } }")
                + Self.parts("Other", "var value: (Self) -> Void { { _ in } }")
        ]
        #expect(try type(ofValueIn: "One", files)?.canonical == "(One) -> ()")
        #expect(try type(ofValueIn: "Other", files)?.canonical == "(Other) -> ()")
    }

    @Test("a generic parameter is meant only where it is declared")
    func genericParameter() throws {
        let files = [
            "class Base<D, Ticket>: Component<D> { var value: Ticket { make() } }\n"
                + "class Filled: Base<EmptyDependency, Int> {}\n" + Self.parts("Plain", "var value: Ticket { make() }")
        ]
        #expect(try type(ofValueIn: "Plain", files)?.canonical == "Ticket")
    }

    @Test("a module's type is meant where the module is imported")
    func imported() throws {
        let files = [
            "import Module1\n" + Self.parts("Importing", "var value: Ticket { make() }"),
            "public struct Ticket {}",
            Self.parts("Apart", "var value: Ticket { make() }"),
        ]
        #expect(try type(ofValueIn: "Importing", files)?.names.map(\.module) == [1])
        #expect(try type(ofValueIn: "Apart", files)?.names == [])
    }

    @Test("the name in front of a type is left out where some file imports a module of the name")
    func qualified() throws {
        let files = [
            "import Travel\n" + Self.parts("Importing", "var value: Travel.Ticket { make() }"),
            Self.parts("Apart", "var value: Travel.Ticket { make() }"),
            Self.parts("Nested", "var value: Trip.Ticket { make() }"),
        ]
        #expect(try type(ofValueIn: "Importing", files)?.canonical == "Ticket")
        #expect(try type(ofValueIn: "Apart", files)?.canonical == "Ticket")
        #expect(try type(ofValueIn: "Nested", files)?.canonical == "Trip.Ticket")
    }

    @Test("a property in an extension of the library's empty component needs no class")
    func storedInForeignExtension() throws {
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "App",
                    """
                    import RIBs
                    extension EmptyComponent { var value: Int }
                    protocol RootDependency: Dependency { var value: Int { get } }
                    final class RootComponent: Component<RootDependency> {}
                    final class RootBuilder: Builder<RootDependency> {
                        func build() { _ = RootComponent(dependency: dependency) }
                    }
                    final class Launcher { func start() { RootBuilder(dependency: EmptyComponent()).build() } }
                    """
                )
            ]
        )
        #expect(graph.suppliers(of: "value", in: "RootComponent") == ["EmptyComponent"])
    }
}
