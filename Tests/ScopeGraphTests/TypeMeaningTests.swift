import Semantics
import Testing

@testable import ScopeGraph

@Suite("Types are compared by meaning")
struct TypeMeaningTests {
    private static let declarations = """
        import RIBs
        import Networking
        protocol Storing {}
        protocol Caching {}
        struct Ride { struct Stop {} }
        typealias Store = Storing
        typealias Archive = Storing & Caching
        typealias Page<Element> = [Element]
        typealias Amounts = [String: Int]
        protocol Keeping: Storing {}
        class Base { struct Part {}; typealias Code = Int }
        class Derived: Base {}
        struct Box<Content> {
            struct Lid {}
            typealias Item = Content
            typealias Items = [Item]
            typealias Handler<Result> = (Content) -> Result
        }
        typealias Ours = Derived
        protocol Seated: AnyObject {}
        typealias Held<Content> = (Content) -> Void
        typealias Several<each Content> = (repeat each Content) -> Void
        """

    /// The meanings of the types of two properties.
    private func meanings(_ left: String, _ right: String, beside more: String = "") throws
        -> (CanonicalType, CanonicalType)
    {
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "App",
                    Self.declarations + """

                        \(more)
                        protocol TripDependency: Dependency {
                            var left: \(left) { get }
                            var right: \(right) { get }
                        }
                        final class TripComponent: Component<TripDependency> {}
                        """
                )
            ]
        )
        let requirements = try #require(graph.scope("TripComponent")).requirements
        return (
            try #require(requirements.first { $0.name == "left" }).type,
            try #require(requirements.first { $0.name == "right" }).type
        )
    }

    @Test(
        "the same",
        arguments: [
            ("[Ride]", "Array<Ride>"), ("[String:Int]", "Dictionary<String, Int>"), ("Ride?", "Optional<Ride>"),
            ("any Storing", "Storing"), ("Storing & Caching", "Caching&Storing"), ("Store", "any Storing"),
            ("Archive", "any Caching & Storing"), ("(Ride)", "Ride"), ("App.Ride", "Ride"),
            ("Networking.Session", "Session"), ("Ride /* of today */ ", "Ride"), ("Page<Ride>", "[Ride]"),
            ("() -> Void", "() -> ()"), ("(Int)->Ride", "(Int) -> Ride"), ("@Sendable (Int) -> Void", "(Int) -> Void"),
            ("([String: Int]) -> Void", "(Amounts) -> Void"), ("(Int, [String: Int])", "(Int, Amounts)"),
            ("Result<[String: Int], any Error>", "Result<Amounts, Error>"), ("TimeInterval", "Double"),
            ("Codable", "Decodable & Encodable"), ("() throws -> Void", "() throws(any Error) -> Void"),
            ("[Ride.Stop]?", "Optional<Array<Ride.Stop>>"), ("Swift.String", "String"), ("(any Storing)?", "Storing?"),
            ("Swift.Void", "()"), ("Swift.Optional<Ride>", "Ride?"), ("App::Ride", "Ride"), ("Swift::Int", "Int"),
            ("App::Ride.Stop", "Ride.Stop"), ("Networking::Session", "Session"),
            ("[3 of Ride]", "InlineArray<3, Ride>"), ("[0x1F of Ride]", "InlineArray<3_1, Ride>"),
            ("InlineArray<0b11, [0o17 of Int]>", "[3 of [15 of Int]]"), ("Any & Storing", "any Storing"),
            ("@convention(swift) (Int) -> Void", "(Int) -> Void"), ("Base & AnyObject", "Base"),
            ("[Base & AnyObject & Storing]", "[Base & Storing]"),
            ("[2 of [3 of Int]]", "InlineArray<2, InlineArray<3, Int>>"),
            ("_Concurrency.Task<Int, Never>", "Task<Int, Never>"),
            ("AnyClass", "AnyObject.Type"), ("CountableRange<Int>", "Range<Int>"), ("UnicodeScalar", "Unicode.Scalar"),
            ("Box<Int>.Item", "Int"), ("Box<Ride>.Items?", "[Ride]?"), ("Box<Int>.Handler<Ride>", "(Int) -> Ride"),
            ("Derived.Part", "Base.Part"), ("Ours.Code", "Int"), ("() throws(Never) -> Void", "() -> Void"),
            ("Keeping & Storing", "Keeping"), ("(_ ride: Ride) -> Void", "(Ride) -> Void"),
            ("[Ride].Index?", "Array<Ride>.Index?"), ("[[String: Int].Keys]", "[Dictionary<String, Int>.Keys]"),
        ]
    )
    func same(left: String, right: String) throws {
        let (one, other) = try meanings(left, right)
        #expect(one.matches(other))
        #expect(other.matches(one))
    }

    @Test(
        "not the same",
        arguments: [
            ("Ride?", "Ride"), ("Ride!", "Ride?"), ("Ride!", "Ride"), ("Storing", "Caching"), ("[Ride]", "Set<Ride>"),
            ("(Int, Int)", "(Int, String)"), ("() -> Void", "() async -> Void"), ("some Storing", "Storing"),
            ("Ride.Type", "Ride"), ("[String: Int]", "[Int: String]"), ("Storing & Caching", "Storing"),
            ("String", "Substring"), ("Task<Int, Never>", "Task<Int, any Error>"), ("[3 of Int]", "[2 of Int]"),
            ("[0x3 of Int]", "[2 of Int]"),
            ("Session?", "Session"), ("[Session]", "Session"), ("Session?", "Int"), ("Session?", "Ride"),
            ("[Session]", "Set<Session>"), ("(Session) -> Void", "Session"), ("Relay<Int>", "Relay<String>"),
            ("Box<Int>", "Box<String>"), ("Box<Int>.Item", "String"), ("(Int) -> Void", "(inout Int) -> Void"),
            ("() -> Void", "@MainActor () -> Void"), ("([Int]) -> Void", "(Int...) -> Void"),
            ("(x: Int, y: Int)", "(Int, Int)"), ("Storing & AnyObject", "Storing"), ("Storing & Sendable", "Storing"),
            ("some Storing", "Session"), ("Seated & AnyObject", "Seated"), ("Held<Int>", "(String) -> Void"),
        ]
    )
    func different(left: String, right: String) throws {
        let (one, other) = try meanings(left, right)
        #expect(one.comparison(with: other) == .different)
        #expect(other.comparison(with: one) == .different)
    }

    @Test(
        "an app's own types with names of the standard library",
        arguments: [
            ("struct Optional<T> {}", "Optional<Ride>", "Ride?"), ("struct Void {}", "Void", "()"),
            ("struct Result {}", "Result", "Swift.Result<Int, Never>"), ("struct Array<T> {}", "Array<Ride>", "[Ride]"),
            ("struct Optional<T> {}", "App.Optional<Ride>", "Swift.Optional<Ride>"),
        ]
    )
    func ownTypes(declaration: String, own: String, standard: String) throws {
        let (one, other) = try meanings(own, standard, beside: declaration)
        #expect(one.comparison(with: other) == .different)
    }

    @Test(arguments: [("", true), ("public", false)])
    func typesOfOtherModulesWithNamesOfTheStandardLibrary(access: String, areSame: Bool) throws {
        let graph = ScopeGraph.graph(
            of: [
                module("Kit", "\(access) enum Optional<T> {}"),
                module(
                    "App",
                    """
                    import Kit
                    import RIBs
                    protocol TripDependency: Dependency {
                        var own: Optional<Int> { get }
                        var standard: Int? { get }
                    }
                    final class TripComponent: Component<TripDependency> {}
                    """
                ),
            ]
        )
        let requirements = try #require(graph.scope("TripComponent")).requirements
        let own = try #require(requirements.first { $0.name == "own" }).type
        let standard = try #require(requirements.first { $0.name == "standard" }).type
        #expect(own.comparison(with: standard) == (areSame ? .same : .different))
    }

    @Test(arguments: [("Optional<T>", "Optional<Ride>", "Ride?"), ("Void", "Void", "()")])
    func nestedTypesWithNamesOfTheStandardLibrary(name: String, plain: String, standard: String) throws {
        let (one, other) = try meanings(plain, standard, beside: "enum Names { struct \(name) {} }")
        #expect(one.comparison(with: other) == .same)
    }

    @Test(
        "maybe the same",
        arguments: [
            ("Session", "Ride"), ("Session", "Token"), ("Session", "[Int]"), ("Session", "Int?"),
            ("Session?", "Token?"),
            ("Session", "(Int) -> Void"), ("[Session]", "[Int]"), ("Relay<Int>", "Int"), ("Relay<Session>", "Session"),
            ("Relay", "Relay<Int>"), ("Set", "Set<Int>"), ("Box", "Box<Int>"), ("Optional", "Int?"), ("[_]", "[Int]"),
            ("Relay<Int>.Element", "Relay<String>.Element"), ("Session.Kind", "Int"), ("Derived.Other", "Int"),
            ("Session & Storing", "Storing"), ("Equatable & Hashable", "Hashable"), ("(Session, Int)", "(Int, Int)"),
            ("() throws(Session) -> Void", "() throws(Token) -> Void"), ("Session", "Session & Storing"),
            ("[Int].SubSequence", "ArraySlice<Int>"), ("Several<Int, String>", "(Int, String) -> Void"),
            ("Storing & Copyable & Escapable", "Storing"),
        ]
    )
    func unknown(left: String, right: String) throws {
        let (one, other) = try meanings(left, right)
        #expect(one.comparison(with: other) == .unknown)
        #expect(other.comparison(with: one) == .unknown)
    }

    @Test("a function of any actor serves as one of its actors, but not the other way round")
    func anyActor() throws {
        for required in ["() -> Void", "@Sendable () -> Void", "@MainActor () -> Void"] {
            let (one, other) = try meanings("@isolated(any) () -> Void", required)
            #expect(one.comparison(with: other) == .unknown)
            #expect(other.comparison(with: one) == .different)
        }
        let (one, other) = try meanings("@isolated(any) () -> Void", "@convention(c) () -> Void")
        #expect(one.comparison(with: other) == .different)
    }

    @Test("a name inside a type is written with the types around it")
    func qualifiedSpelling() throws {
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "App",
                    """
                    import RIBs
                    enum Trip {
                        struct Route {}
                        protocol Needs: Dependency { var routes: [Route?] { get } }
                        final class Parts: Component<Needs> {}
                    }
                    """
                )
            ]
        )
        let type = try #require(graph.scope("Trip.Parts")?.requirements.first).type
        #expect(type.spelling == "[Route?]")
        #expect(type.qualifiedSpelling == "[Trip.Route?]")
    }

    @Test("a typealias that leads round to itself ends")
    func circularAlias() {
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "App",
                    """
                    import RIBs
                    typealias A = B
                    typealias B = A
                    protocol TripDependency: Dependency { var a: A { get } }
                    final class TripComponent: Component<TripDependency> {}
                    """
                )
            ]
        )
        #expect(graph.scopes.count == 1)
    }

    @Test("typealiases that double what they name stay small")
    func doublingAliases() throws {
        let aliases = (1...60).map { "typealias Fare\($0) = (Fare\($0 - 1), Fare\($0 - 1))\n" }.joined()
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "App",
                    """
                    import RIBs
                    struct Fare0 {}
                    \(aliases)
                    protocol TripDependency: Dependency {
                        var few: Fare3 { get }
                        var many: Fare60 { get }
                    }
                    final class TripComponent: Component<TripDependency> {}
                    """
                )
            ]
        )
        let requirements = try #require(graph.scope("TripComponent")?.requirements)
        #expect(requirements.first?.type.canonical.ranges(of: "Fare0").count == 8)
        #expect(requirements.allSatisfy { $0.type.canonical.utf8.count < 100_000 })
    }

    @Test("types of one name in two modules are two types")
    func modules() throws {
        let graph = ScopeGraph.graph(
            of: [
                module("Maps", kind: .library, "public struct Route {}"),
                module("Fares", kind: .library, "public struct Route {}"),
                module(
                    "App",
                    """
                    import RIBs
                    import Maps
                    import Fares
                    protocol TripDependency: Dependency {
                        var left: Maps.Route? { get }
                        var right: Fares.Route { get }
                    }
                    final class TripComponent: Component<TripDependency> {}
                    """
                ),
            ]
        )
        let requirements = try #require(graph.scope("TripComponent")).requirements
        #expect(requirements.count == 2)
        #expect(!requirements[0].type.matches(requirements[1].type))
        #expect(requirements.map(\.type.qualifiedSpelling) == ["Maps.Route?", "Fares.Route"])
    }
}
