import ScopeRules
import Testing

/// A property that needs itself while it is made, and what only looks like one.
@Suite("Provider cycles")
struct ProviderCycleTests {
    /// - Parameters:
    ///   - members: of a RIBs component.
    ///   - rest: at the top level of the file.
    private func cycles(_ members: String, rest: String = "") -> [Finding] {
        let source = """
            import RIBs
            final class Oven { init(timer: Timer) {} ; init(later: @escaping () -> Timer) {} ; init(maybe: Timer?) {} }
            final class Timer { init(oven: Oven) {} ; init() {} }
            struct Lazily<Value> { init(_ value: @autoclosure @escaping () -> Value) {} }
            final class BakeryComponent: Component<EmptyDependency> {
                init() { super.init(dependency: EmptyComponent()) }
                \(members)
            }
            let bakery = BakeryComponent()
            \(rest)
            """
        return findings(in: RuleSubject(source: source)).filter { $0.rule == ProviderCycle.id }
    }

    private static let timer = "var timer: Timer { Timer(oven: oven) }\n"

    @Test(
        "makes itself",
        arguments: [
            "var oven: Oven { Oven(timer: timer) }",
            "var oven: Oven { shared { Oven(timer: timer) } }",
            "var oven: Oven { return self.shared { return Oven(timer: self.timer) } }",
            "lazy var oven = Oven(timer: timer)",
            "lazy var oven: Oven = { Oven(timer: self.timer) }()",
            "lazy var oven: Oven = { let timer = self.timer\nreturn Oven(timer: timer) }()",
            "var oven: Oven { get { Oven.init(timer: (timer)) } }",
            "var oven: Oven { let found: Oven = .init(timer: timer)\nreturn found }",
            "var oven: Oven { makeOven() }\nfunc makeOven() -> Oven { Oven(timer: timer) }",
            "var oven: Oven { self.makeOven() }\nfunc makeOven() -> Oven { Oven(timer: timer) }",
            "var oven: Oven { print(Timer()); if isHot { print(1) }; return Oven(timer: timer) }\nlet isHot = true",
            "var oven: Oven { Oven(maybe: timer) }", "var oven: Oven { timer.oven! }",
            "var oven: Oven { Oven(maybe: self.timer as Timer) }",
            "var oven: Oven { [timer].count > 0 ? Oven(maybe: nil) : Oven(maybe: nil) }",
        ]
    )
    func circle(members: String) {
        #expect(cycles(Self.timer + members).map(\.property) == ["timer"])
    }

    @Test(
        "reads later, or maybe",
        arguments: [
            "var oven: Oven { Oven(later: { self.timer }) }",
            "var oven: Oven { shared { Oven(later: { [unowned self] in timer }) } }",
            "lazy var oven = Oven { self.timer }",
            "lazy var oven: Oven = { oven = Oven(maybe: nil)\nprint(oven)\nreturn oven }()",
            "lazy var oven: Oven = { self.oven = Oven(maybe: nil)\nreturn self.oven }()",
            "lazy var made: () -> Timer = { self.timer }\nvar oven: Oven { Oven(later: made) }",
            "var oven: Oven { if let known { return known }\nreturn Oven(timer: timer) }\nvar known: Oven?",
            "var oven: Oven { guard let known else { return Oven(timer: timer) }\nreturn known }\nvar known: Oven?",
            "var oven: Oven { known ?? Oven(timer: timer) }\nvar known: Oven?",
            "var oven: Oven { isHot ? hot : Oven(timer: timer) }\nlet isHot = true\nlet hot = Oven(maybe: nil)",
            "var oven: Oven { Oven(maybe: other?.timer) }\nweak var other: BakeryComponent?",
            "var oven: Oven { switch level { case 0: Oven(maybe: nil)\ndefault: Oven(timer: timer) } }\nlet level = 0",
            "var oven: Oven { let timer = Timer()\nreturn Oven(timer: timer) }",
            "lazy var oven = Oven(maybe: nil)\nfunc wind() { timer.wind() }",
            "let oven = Oven(maybe: nil)\nlazy var second = Oven(timer: timer)",
            "var oven: Oven { func later() -> Timer { timer }\nreturn Oven(later: later) }",
            "var oven: Oven { Oven(maybe: nil, Lazily(self.timer)) }",
            "var oven: Oven { warm(Lazily(timer)) }\nfunc warm(_ timer: Lazily<Timer>) -> Oven { Oven(maybe: nil) }",
            "var oven: Oven { Foreign(timer).oven }", "static var oven: Oven { Oven(timer: Timer()) }",
            "var oven: Oven { [1].map { _ in Oven(timer: timer) }.first ?? Oven(maybe: nil) }",
            "#if DEBUG\nvar oven: Oven { Oven(timer: timer) }\n#endif",
            "var oven: Oven { defer { print(timer) }\nreturn Oven(maybe: nil) }",
            "var oven: Oven { make(2) }\nfunc make(_ count: Int) -> Oven { count > 0 ? make(count - 1) : Oven(maybe: nil) }",
            "var oven: Oven { make(2) }\nfunc make(_ count: Int) -> Oven { guard count > 0 else { return Oven(maybe: nil) }\n"
                + "return make(count - 1) }",
            "var oven: Oven { make(2) }\nfunc make(_ count: Int) -> Oven { make(\"\") }\n"
                + "func make(_ name: String) -> Oven { Oven(maybe: nil) }",
            "var oven: Oven { warm(dependency: Shelf()) }\nstruct Shelf { let timer = Timer() }\n"
                + "func warm(dependency: Shelf) -> Oven { Oven(timer: dependency.timer) }",
            "var oven: Oven { fresh(timer: 1) }\nfunc fresh(timer: Int) -> Oven { print(timer); return Oven(maybe: nil) }",
        ]
    )
    func noCircle(members: String) {
        #expect(cycles(Self.timer + members).map(\.headline.text) == [])
    }

    @Test("a property of a subclass that takes what its superclass has")
    func superclass() {
        let source = """
            import RIBs
            class BaseComponent: Component<EmptyDependency> {
                var crust: Int { 3 }
                var loaf: Int { crust }
            }
            final class BakeryComponent: BaseComponent {
                override var crust: Int { super.crust + 1 }
                override var loaf: Int { super.loaf }
            }
            final class MillComponent: BaseComponent {
                override var crust: Int { loaf }
            }
            let app = (BakeryComponent(dependency: EmptyComponent()), MillComponent(dependency: EmptyComponent()))
            """
        let found = findings(in: RuleSubject(source: source)).filter { $0.rule == ProviderCycle.id }
        #expect(found.map(\.scope) == ["App.MillComponent"])
    }

    @Test("a function of a superclass that has the same name")
    func overloads() {
        let source = """
            import RIBs
            class BaseComponent: Component<EmptyDependency> { func bake(_ count: Int) -> Int { count } }
            final class BakeryComponent: BaseComponent {
                func bake(_ name: String) -> Int { bake(name.count) }
                var loaf: Int { bake("loaf") }
            }
            let app = BakeryComponent(dependency: EmptyComponent())
            """
        #expect(findings(in: RuleSubject(source: source)).map(\.rule) == [])
    }

    @Test("a function of a protocol extension that has the same name")
    func overloadsOfExtensions() {
        let source = """
            import RIBs
            protocol Baking {}
            extension Baking { func bake(_ change: (Self) -> Void) -> Int { change(self); return 1 } }
            final class BakeryComponent: Component<EmptyDependency>, Baking {
                func bake(_ name: String) -> Int { bake { _ in print(name) } }
                var loaf: Int { bake("loaf") }
            }
            let app = BakeryComponent(dependency: EmptyComponent())
            """
        #expect(findings(in: RuleSubject(source: source)).map(\.rule) == [])
    }

    @Test("a property whose getter calls a function of a protocol extension with its name")
    func functionsOfExtensions() {
        let source = """
            import RIBs
            protocol Baking {}
            extension Baking { func oven(at heat: Int) -> Int? { heat } }
            final class BakeryComponent: Component<EmptyDependency>, Baking, Foreign {
                var oven: Int? { oven(at: 200) }
                var crumbs: Int? { self.crumbs(of: 3) }
                func loaf(named name: String) -> Int? { loaf { $0 == name } }
            }
            let app = BakeryComponent(dependency: EmptyComponent())
            """
        #expect(findings(in: RuleSubject(source: source)).filter { $0.rule == ProviderCycle.id }.count == 0)
    }

    @Test("an initializer that calls one of the superclass")
    func inheritedInitializer() {
        func rules(_ body: String) -> [String] {
            let source = """
                import RIBs
                final class OvenComponent: Component<EmptyDependency> {
                    init() {
                        super.init(dependency: EmptyComponent())
                        later = { print(BakeryComponent()) }
                    }
                    var later: () -> Void = {}
                }
                class BaseComponent: Component<EmptyDependency> {
                    let oven: OvenComponent
                    init(oven: OvenComponent) {
                        self.oven = oven
                        super.init(dependency: EmptyComponent())
                    }
                }
                final class BakeryComponent: BaseComponent {
                    convenience init() { \(body) }
                }
                let app = BakeryComponent()
                """
            return findings(in: RuleSubject(source: source)).map(\.rule)
        }
        #expect(rules("self.init(oven: OvenComponent())") == [])
        #expect(rules("print(OvenComponent()); self.init()") == [ProviderCycle.id])
    }

    @Test("a way round through a child and what it gets from above has a place for each step")
    func throughChild() throws {
        let source = """
            import RIBs
            protocol OvenDependency: Dependency { var heat: Int { get } }
            final class OvenComponent: Component<OvenDependency> {
                var warmth: Int { dependency.heat + 1 }
            }
            final class BakeryComponent: Component<EmptyDependency>, OvenDependency {
                init() { super.init(dependency: EmptyComponent()) }
                var heat: Int { OvenComponent(dependency: self).warmth }
            }
            let bakery = BakeryComponent()
            """
        let found = findings(in: RuleSubject(source: source)).filter { $0.rule == ProviderCycle.id }
        let finding = try #require(found.first)
        #expect(found.count == 1)
        #expect(finding.chain.map(\.location.line) == [4, 8])
        #expect(finding.isLoop)
    }

    @Test("a component that reads, while it is made, what its parent makes with it")
    func throughInitialiser() {
        func source(_ read: String) -> String {
            """
            import RIBs
            protocol OvenDependency: Dependency { var heat: Int { get } }
            final class OvenComponent: Component<OvenDependency> {
                var heat: Int = 0
                override init(dependency: OvenDependency) { \(read)super.init(dependency: dependency) }
            }
            final class BakeryComponent: Component<EmptyDependency>, OvenDependency {
                init() { super.init(dependency: EmptyComponent()) }
                var oven: OvenComponent { OvenComponent(dependency: self) }
                var heat: Int { oven.hashValue }
            }
            let bakery = BakeryComponent()
            """
        }
        func count(_ read: String) -> Int {
            findings(in: RuleSubject(source: source(read))).count { $0.rule == ProviderCycle.id }
        }
        #expect(count("heat = dependency.heat\n") == 1)
        #expect(count("") == 0)
        #expect(count("later = { dependency.heat }\n") == 0)
    }

    @Test("factories that lead round in a circle make nothing until someone asks")
    func navigation() {
        let source = """
            import NeedleFoundation
            final class AppComponent: BootstrapComponent {
                var list: ListComponent { ListComponent(parent: self) }
            }
            final class ListComponent: Component<EmptyDependency> {
                var detail: () -> DetailComponent { { DetailComponent(parent: self) } }
                var title: String { "list" }
            }
            final class DetailComponent: Component<EmptyDependency> {
                var list: ListComponent { ListComponent(parent: self) }
            }
            """
        #expect(findings(in: RuleSubject(source: source)).allSatisfy { $0.rule != ProviderCycle.id })
    }

    @Test("what Needle's component gets through its dynamic member comes from above")
    func dynamicMember() {
        func count(_ read: String) -> Int {
            let source = """
                import NeedleFoundation
                final class AppComponent: BootstrapComponent {
                    var total: Int { till.sum }
                    var till: TillComponent { TillComponent(parent: self) }
                }
                protocol TillDependency: Dependency { var total: Int { get } }
                final class TillComponent: Component<TillDependency> {
                    var sum: Int { \(read) }
                }
                """
            return findings(in: RuleSubject(source: source)).count { $0.rule == ProviderCycle.id }
        }
        #expect(count("self.total") == 1)
        #expect(count("dependency.total") == 1)
        #expect(count("3") == 0)
    }

    @Test("a child with two parents, one of which reads what the child makes of that parent's own property")
    func twoParents() {
        func cycles(root: String, other: String = "var limit: Int { 3 }", kid: String = "") -> [String?] {
            let source = """
                import NeedleFoundation
                final class RootComponent: BootstrapComponent {
                    \(root)
                    var kid: KidComponent { KidComponent(parent: self) }
                    var other: OtherComponent { OtherComponent(parent: self) }
                }
                final class OtherComponent: Component<EmptyDependency> {
                    \(other)
                    var kid: KidComponent { KidComponent(parent: self) }
                }
                protocol KidDependency: Dependency { var limit: Int { get } }
                final class KidComponent: Component<KidDependency> {
                    var total: Int { own }
                    var own: Int { dependency.limit + 1 }
                    \(kid)
                }
                """
            let found = findings(in: RuleSubject(source: source))
            return found.filter { $0.rule == ProviderCycle.id }.map(\.scope)
        }
        #expect(cycles(root: "var limit: Int { kid.total }") == ["App.RootComponent"])
        #expect(cycles(root: "var limit: Int { self.kid.own }") == ["App.RootComponent"])
        #expect(cycles(root: "var limit: Int { (kid).total }") == ["App.RootComponent"])
        #expect(cycles(root: "var limit: Int { KidComponent(parent: self).total }") == ["App.RootComponent"])
        #expect(
            cycles(root: "var limit: Int { made().total }\nfunc made() -> KidComponent { shared { kid } }")
                == ["App.RootComponent"]
        )
        #expect(
            cycles(root: "var limit: Int { kid.total }", other: "var limit: Int { kid.total }")
                == ["App.RootComponent", "App.OtherComponent"]
        )
        #expect(cycles(root: "var limit: Int { 4 }", other: "var limit: Int { kid.total }") == ["App.OtherComponent"])
        #expect(
            cycles(root: "var limit: Int { 4 }", other: "var both: Int { kid.total }", kid: "var one: Int { one }")
                == ["App.KidComponent"]
        )
        #expect(cycles(root: "var limit: Int { 4 }") == [])
        #expect(cycles(root: "var limit: Int { other.kid.total }") == [])
        #expect(cycles(root: "var limit: Int { kids[0].total }\nvar kids: [KidComponent] { [kid] }") == [])
        #expect(cycles(root: "var limit: Int { spare.total }\nvar spare: KidComponent { other.kid }") == [])
        #expect(
            cycles(root: "var limit: Int { spare.total }\nvar spare: KidComponent { KidComponent(parent: other) }")
                == []
        )
        #expect(cycles(root: "var limit: Int { 4 }", other: "var limit: Int { 3 }\nvar most: Int { kid.total }") == [])
        #expect(
            cycles(
                root:
                    "var limit: Int { made.total }\nvar made: KidComponent { isHot ? kid : other.kid }\nlet isHot = true"
            )
                == []
        )
    }

    @Test("a child whose initializer keeps another dependency than the one that it takes")
    func otherDependency() {
        func count(_ kept: String) -> Int {
            let source = """
                import RIBs
                protocol KidDependency: Dependency { var limit: Int { get } }
                final class KidComponent: Component<KidDependency> {
                    let name: String
                    init(dependency: KidDependency, name: String) {
                        self.name = name
                        super.init(dependency: \(kept))
                    }
                    var total: Int { dependency.limit + 1 }
                }
                final class SpareComponent: Component<EmptyDependency>, KidDependency {
                    init() { super.init(dependency: EmptyComponent()) }
                    var limit: Int { 5 }
                }
                final class RootComponent: Component<EmptyDependency>, KidDependency {
                    init() { super.init(dependency: EmptyComponent()) }
                    var limit: Int { KidComponent(dependency: self, name: "").total }
                }
                let kid = KidComponent(dependency: SpareComponent(), name: "")
                let root = RootComponent()
                """
            return findings(in: RuleSubject(source: source)).count { $0.rule == ProviderCycle.id }
        }
        #expect(count("dependency") == 1)
        #expect(count("SpareComponent()") == 0)
    }

    @Test(
        "what a pluginized component reads through its plugin extension",
        arguments: [
            ("var price: Int { pluginExtension.deal }", ["DealComponent.deal"]),
            ("var price: Int { self.pluginExtension.deal + 1 }", ["DealComponent.deal"]),
            ("var price: Int { sign.price }", ["DealComponent.deal"]),
            ("var price: Int { isOpen ? pluginExtension.deal : 1 }; let isOpen = true", []),
            ("func price(_ pluginExtension: Deal) -> Int { pluginExtension.deal }; let price = 1", []),
        ]
    )
    func pluginExtension(members: String, expected: [String]) {
        let source = """
            import NeedleFoundation
            final class MarketComponent: BootstrapComponent {
                var shop: ShopComponent { ShopComponent(parent: self) }
            }
            struct Deal { let deal = 1 }
            protocol DealExtension: PluginExtension { var deal: Int { get } }
            protocol DealDependency: Dependency { var price: Int { get } }
            final class DealComponent: NonCoreComponent<DealDependency> { var deal: Int { dependency.price } }
            final class ShopComponent: PluginizedComponent<EmptyDependency, DealExtension, DealComponent> {
                var sign: SignComponent { SignComponent(parent: self) }
                \(members)
            }
            protocol SignDependency: Dependency { var deal: Int { get } }
            final class SignComponent: Component<SignDependency> { var price: Int { dependency.deal } }
            """
        let found = findings(in: RuleSubject(source: source)).filter { $0.rule == ProviderCycle.id }
        #expect(found.map { "\($0.scope?.split(separator: ".").last ?? "").\($0.property ?? "")" } == expected)
    }
}
