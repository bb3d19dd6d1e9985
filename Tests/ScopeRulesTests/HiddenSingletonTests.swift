import ScopeRules
import Testing

/// A shared instance of a type that no source declares is found only if a scope provides a value of the type.
@Suite struct HiddenSingletonTests {
    private func found(_ expression: String, providing type: String, allowed: Set<String> = []) -> [String] {
        let source = """
            import Payments
            import RIBs
            protocol TillDependency: Dependency { var value: \(type) { get } }
            final class Till {
                init(_ value: \(type)) { \(expression) }
            }
            final class TillComponent: Component<TillDependency> {
                var till: Till { Till(dependency.value) }
            }
            final class ShopComponent: Component<EmptyDependency>, TillDependency {
                init() { super.init(dependency: EmptyComponent()) }
                var value: \(type) { \(type).shared }
                var till: TillComponent { TillComponent(dependency: self) }
            }
            let till = ShopComponent().till.till
            """
        let subject = RuleSubject(source: source, allowedSingletons: allowed)
        return findings(in: subject, severities: [HiddenSingleton.id: .warning])
            .filter { $0.rule == HiddenSingleton.id }.map(\.headline.text)
    }

    @Test func aScopeProvidesTheType() {
        #expect(
            found("Checkout.shared.start()", providing: "Checkout")
                == ["`Till` reads the singleton `Checkout.shared`, although `TillComponent` requires `value`"]
        )
    }

    @Test(arguments: [
        "Receipt.shared.print()", "Checkout.standard.start()", "value.shared.start()", "Checkout().start()",
    ])
    func otherReads(expression: String) {
        #expect(found(expression, providing: "Checkout").isEmpty)
    }

    @Test func thePlatformsOwn() {
        #expect(found("URLSession.shared.load()", providing: "URLSession").isEmpty)
    }

    @Test(arguments: ["Checkout", "Checkout.shared"])
    func allowed(name: String) {
        #expect(found("Checkout.shared.start()", providing: "Checkout", allowed: [name]).isEmpty)
    }

    private func found(in source: String) -> [Finding] {
        let subject = RuleSubject(source: "import RIBs\n" + source)
        return findings(in: subject, severities: [HiddenSingleton.id: .warning]).filter {
            $0.rule == HiddenSingleton.id || $0.rule == UnusedSuppression.id
        }
    }

    /// Two scopes, each with an interactor that has some code, below a root with some members.
    private func app(root: String = "", left: String, right: String = "") -> String {
        func scope(_ name: String, _ code: String) -> String {
            """
            protocol \(name)Dependency: Dependency {}
            final class \(name)Interactor: Interactor {
                func start() {
                    \(code)
                }
            }
            final class \(name)Component: Component<\(name)Dependency> {
                var interactor: \(name)Interactor { \(name)Interactor() }
            }

            """
        }
        return """
            protocol Tracking: AnyObject { func track() }
            final class Tracker: Tracking {
                static let shared = Tracker()
                var count = 0
                func track() { count += 1 }
            }
            final class Logger { var lines: [String] = [] }
            final class Queue { var count = 0 }
            enum Log { static let out = Logger() }
            enum Queues { static let main = Queue(); static let back = Queue() }
            enum Services { static let tracking: Tracking = Tracker(); static let track = Tracker() }

            """ + scope("Left", left) + scope("Right", right) + """
                final class RootComponent: Component<EmptyDependency>, LeftDependency, RightDependency {
                    init() { super.init(dependency: EmptyComponent()) }
                    \(root)
                    var left: LeftComponent { LeftComponent(dependency: self) }
                    var right: RightComponent { RightComponent(dependency: self) }
                }
                let root = RootComponent()
                print(root.left.interactor, root.right.interactor)
                """
    }

    @Test func aScopeAboveReturnsTheInstanceAsAProtocol() {
        let found = found(in: app(root: "var tracker: Tracking { Tracker.shared }", left: "Tracker.shared.track()"))
        #expect(
            found.map(\.headline.text) == [
                "`LeftInteractor` reads the singleton `Tracker.shared`, although `RootComponent` provides `tracker`"
            ]
        )
        #expect(found.first?.repairs.map(\.title.text) == ["Pass `tracker` to `LeftInteractor`"])
    }

    @Test(arguments: [
        "private var tracker: Tracking { Tracker.shared }", "func tracker() -> Tracking { Tracker.shared }",
        "var tracker: Tracking { Tracker() }",
    ])
    func otherMembersOfAScopeAbove(member: String) {
        let found = found(in: app(root: member, left: "Tracker.shared.track()"))
        #expect(found.map(\.headline.text) == ["`LeftInteractor` reads the singleton `Tracker.shared`"])
    }

    @Test(arguments: [
        ("Log.out.lines.append(\"\")", "var logger: Logger"), ("Queues.main.count += 1", "var mainQueue: Queue"),
        ("Services.track.count += 1", "var track: Tracker"),
    ])
    func theProposedNameTellsWhatItIs(code: String, property: String) {
        let found = found(in: app(left: code))
        #expect(found.first?.repairs.first?.title.text.hasPrefix("Add `\(property)` to `LeftComponent`") == true)
    }

    @Test func whatProtocolsOfThePlatformRequireIsNone() {
        let source = app(left: "ThemeKey.defaultValue.count += 1; Theme.defaultOne.count += 1")
        let types = """
            struct ThemeKey: EnvironmentKey { static let defaultValue = Theme() }
            final class Theme { var count = 0; static let defaultOne = Theme() }

            """
        let found = found(in: types + source).map(\.headline.text)
        #expect(found == ["`LeftInteractor` reads the singleton `Theme.defaultOne`"])
    }

    @Test func aSuppressionConcernsOneReader() {
        let read = "Tracker.shared.track()"
        let both = found(in: app(left: read, right: read))
        #expect(both.map(\.readers.count) == [2])
        for (left, right, reader) in [
            ("\(read) // thimble:disable:this hidden-singleton", read, "RightInteractor"),
            (read, "\(read) // thimble:disable:this hidden-singleton", "LeftInteractor"),
        ] {
            let found = found(in: app(left: left, right: right))
            #expect(found.map { $0.readers.map(\.scope) } == [[reader]])
        }
    }
}
