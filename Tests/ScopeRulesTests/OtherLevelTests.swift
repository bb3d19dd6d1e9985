import ScopeRules
import Testing

/// Overloads of one name and labels that a superclass or a protocol extension adds.
@Suite("Overloads on other levels")
struct OtherLevelTests {
    private func rules(_ declarations: String, calling call: String) -> [String] {
        let source = """
            import RIBs
            protocol TicketDependency: Dependency { var price: Int { get } }
            final class TicketBuilder: Builder<TicketDependency> { func build() { print(dependency.price) } }
            final class StationComponent: Component<EmptyDependency>, TicketDependency {
                let price = 3
                init() { super.init(dependency: EmptyComponent()) }
            }
            final class Clock {}
            \(declarations)
            func start() {
                let component = StationComponent()
                let clock = Clock()
                \(call)
                TicketBuilder(dependency: component).build()
            }
            """
        return findings(in: RuleSubject(source: source)).filter { $0.severity == .error }.map(\.rule)
    }

    private static let route =
        "func route(to dependency: TicketDependency) { TicketBuilder(dependency: dependency).build() }"

    @Test(arguments: [
        "class Routing { func route(to clock: Clock) {} }; final class Guide: Routing { \(route) }",
        "protocol Routing {}; extension Routing { func route(to clock: Clock) {} }; final class Guide: Routing { \(route) }",
    ])
    func methods(_ declarations: String) {
        #expect(rules(declarations, calling: "Guide().route(to: clock)").isEmpty)
    }

    @Test func alone() {
        #expect(
            rules("final class Guide { \(Self.route) }", calling: "Guide().route(to: clock)") == ["missing-passthrough"]
        )
    }

    @Test func initializers() {
        let declarations = """
            protocol Starting: AnyObject { init(dependency: TicketDependency) }
            extension Starting { init(dependency: Clock) { self.init(dependency: StationComponent()) } }
            final class TourBuilder: Builder<TicketDependency>, Starting {
                required override init(dependency: TicketDependency) { super.init(dependency: dependency) }
                func build() { print(dependency.price) }
            }
            """
        #expect(rules(declarations, calling: "TourBuilder(dependency: clock).build()").isEmpty)
    }

    @Test(
        "initializers of protocol extensions that are called through metatypes",
        arguments: [
            "let kind = TourBuilder.self; kind.init(dependency: clock).build()",
            "let kind: (Touring & Starting).Type = TourBuilder.self; kind.init(dependency: clock).build()",
            "func run<T: Touring & Starting>(_ kind: T.Type) { T(dependency: clock).build() }; run(TourBuilder.self)",
            "TourBuilder.started(by: clock).build()", "TourBuilder.opened(by: clock).build()",
            "for kind in [TourBuilder.self] { kind.init(dependency: clock).build() }",
            "type(of: TourBuilder(dependency: clock)).init(dependency: clock).build()",
        ]
    )
    func metatypes(call: String) {
        let declarations = """
            class Touring: Builder<TicketDependency> {
                required override init(dependency: TicketDependency) { super.init(dependency: dependency) }
                func build() { print(dependency.price) }
            }
            protocol Starting: AnyObject { init(dependency: TicketDependency) }
            extension Starting where Self: Touring {
                init(dependency: Clock) { self.init(dependency: StationComponent()) }
                static func started(by clock: Clock) -> Self { Self(dependency: clock) }
                static func opened(by clock: Clock) -> Self { .init(dependency: clock) }
            }
            final class TourBuilder: Touring, Starting {}
            """
        #expect(rules(declarations, calling: call).isEmpty)
    }

    @Test func genericParametersOfFunctions() {
        let declarations = """
            struct Stop<D> {
                let open: (D) -> Void
                func log<D>(_ value: D) { print(value) }
            }
            """
        let call = "Stop<TicketDependency> { TicketBuilder(dependency: $0).build() }.log(clock)"
        #expect(rules(declarations, calling: call).isEmpty)
    }
}
