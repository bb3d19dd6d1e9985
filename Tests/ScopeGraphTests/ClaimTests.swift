import ScopeGraph
import Testing

/// The conformances that a component's clauses declare, and the requirements of a protocol that it lacks.
struct ClaimTests {
    /// The texts of what the scope of a name lacks.
    private func lacks(_ scope: String, _ modules: [(name: String, text: String)]) throws -> [String] {
        let sources = modules.map { module($0.name, kind: $0.name == "App" ? .application : .library, $0.text) }
        return try #require(ScopeGraph.graph(of: sources).scope(scope)).unmetConformances.map(\.requirement.text)
    }

    private static let membersOfPrivateClass = [
        ("fileprivate var guests = 1; fileprivate func greet() {}", []),
        ("var guests = 1; func greet() {}", []),
        ("fileprivate private(set) var guests = 1; fileprivate func greet() {}", ["var guests: Int { get set }"]),
        ("fileprivate var guests = 1; private func greet() {}", ["func greet()"]),
    ]

    @Test(arguments: membersOfPrivateClass)
    func membersMayBeAsPrivateAsTheirClass(members: String, lacking: [String]) throws {
        let app = """
            import RIBs
            protocol Hosting { var guests: Int { get set }; func greet() }
            extension Hosting { func guests() {} }
            private final class InnComponent: Component<EmptyDependency>, Hosting { \(members) }
            """
        #expect(try lacks("InnComponent", [("App", app)]) == lacking)
        let wide = app.replacing("private final class", with: "final class")
        let isWide = !members.contains("private")
        #expect(try lacks("InnComponent", [("App", wide)]).isEmpty == isWide)
    }

    @Test(arguments: ["private ", "fileprivate ", ""])
    func membersOfPrivateExtensionsAreSeenInTheFile(access: String) throws {
        let app = """
            import RIBs
            protocol Hosting { var guests: Int { get }; func greet() }
            private protocol Welcoming: Hosting {}
            \(access)extension Welcoming { var guests: Int { 1 }; func greet() {} }
            private final class InnComponent: Component<EmptyDependency>, Welcoming {}
            """
        #expect(try lacks("InnComponent", [("App", app)]).isEmpty)
    }

    /// What the implementation of a macro adds depends on the declaration.
    @Test func aMacroMayAddLessThanItSays() throws {
        let app = """
            import RIBs
            protocol Feature { associatedtype State: FeatureState }
            protocol FeatureState {}
            protocol Hosting { var guests: Int { get } }
            @attached(extension, conformances: Feature, Hosting)
            macro Featured() = #externalMacro(module: "InnMacros", type: "FeaturedMacro")
            @Featured final class InnComponent: Component<EmptyDependency> { struct State {} }
            """
        #expect(try lacks("InnComponent", [("App", app)]).isEmpty)
        let written = app.replacing("@Featured final", with: "final")
            .replacing("Component<EmptyDependency> {", with: "Component<EmptyDependency>, Feature {")
        #expect(try lacks("InnComponent", [("App", written)]).count == 1)
    }

    /// The sources of `Guides` are not there. `Tours` declares a protocol of the same name, but is imported itself.
    @Test func aModuleIsNoOtherOneThatTheFileImports() throws {
        let tours = "public protocol Guide { var language: String { get } }"
        let app = """
            import Guides
            import RIBs
            import Tours
            final class InnComponent: Component<EmptyDependency>, Guides.Guide {}
            """
        #expect(try lacks("InnComponent", [("Tours", tours), ("App", app)]).isEmpty)
        let own = app.replacing("Guides.Guide", with: "Tours.Guide")
        #expect(try lacks("InnComponent", [("Tours", tours), ("App", own)]).count == 1)
    }

    @Test func aTypeOfAnUnreadModuleIsNotTheOwnOfItsName() throws {
        let app = """
            import Cards
            import RIBs
            protocol Paying { var token: String { get } }
            public final class Payment: Component<EmptyDependency> {}
            extension Cards.Payment: Paying {}
            """
        #expect(try lacks("Payment", [("App", app)]).isEmpty)
        #expect(try lacks("Payment", [("Cards", "public class Card {}"), ("App", app)]).isEmpty)
        #expect(try lacks("Payment", [("App", app.replacing("Cards.Payment", with: "App.Payment"))]).count == 1)
        // What imports a module is not imported by it.
        let shop = "import App\npublic typealias Payment = App.Payment"
        #expect(try lacks("Payment", [("App", app), ("Shop", shop)]).isEmpty)
    }

    @Test func nobodyNeedsAnOptionalRequirement() throws {
        let app = """
            import RIBs
            @objc protocol Hosting {
                @objc optional var guests: Int { get }
                @objc optional func greet()
                @available(*, unavailable, renamed: "greet") func welcome(_ name: String)
                @available(*, unavailable) var beds: Int { get }
                var rooms: Int { get }
            }
            final class InnComponent: Component<EmptyDependency>, Hosting {}
            """
        #expect(try lacks("InnComponent", [("App", app)]) == ["var rooms: Int"])
    }

    @Test(arguments: [("protocol Hosted: AnyObject {}", []), ("@globalActor actor Hosted { }", ["var rooms: Int"])])
    func aMacroMayHaveTheNameOfAProtocol(declaration: String, lacking: [String]) throws {
        let app = """
            import InnMacros
            import RIBs
            protocol Hosting { var rooms: Int { get } }
            \(declaration)
            @Hosted final class InnComponent: Component<EmptyDependency>, Hosting {}
            """
        #expect(try lacks("InnComponent", [("App", app)]) == lacking)
    }

    /// In a class, a member that changes `self` meets what may change `self`.
    @Test(arguments: [("mutating", []), ("", ["func greet()", "var rooms: Int"])])
    func defaultsMayChangeTheValue(change: String, lacking: [String]) throws {
        let app = """
            import RIBs
            protocol Hosting {
                var guests: Int { get set }
                var rooms: Int { \(change) get }
                \(change) func greet()
            }
            extension Hosting {
                var guests: Int { get { 1 } set {} }
                var rooms: Int { mutating get { 2 } }
                mutating func greet() {}
            }
            final class InnComponent: Component<EmptyDependency>, Hosting {}
            """
        #expect(try lacks("InnComponent", [("App", app)]).sorted() == lacking)
    }
}
