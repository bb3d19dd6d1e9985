import ScopeGraph
@testable import ScopeRules
import Testing

/// What follows from another finding is held back and counted there; what does not is said.
@Suite("Consequences")
struct ConsequenceTests {
    private func found(_ source: String, off: Set<String> = []) -> [Finding] {
        findings(in: RuleSubject(source: source), severities: off.reduce(into: [:]) { $0[$1] = .some(nil) })
    }

    /// `rule: held back rule, …` for each finding.
    private func said(_ source: String, off: Set<String> = []) -> [String] {
        found(source, off: off).map { finding in
            ([finding.rule + ":"] + finding.derived.map { "\($0.rule) \($0.subject)" }).joined(separator: " ")
        }
        .filter { !$0.hasPrefix("stale-providers") }.sorted()
    }

    /// A cellar that has a wine, a shelf that asks for it, and a scope between them.
    private func cellar(between: String, shop: String = "", rest: String = "") -> String {
        """
        import RIBs
        protocol ShelfDependency: Dependency { var wine: Int { get } }
        final class ShelfComponent: Component<ShelfDependency> { var best: Int { dependency.wine } }
        final class ShelfBuilder: Builder<ShelfDependency> {
            func build() { print(ShelfComponent(dependency: dependency).best) }
        }
        \(between)
        final class ShopComponent: Component<EmptyDependency>, RackDependency {
            func open() { RackBuilder(dependency: self).build() }
            \(shop)
        }
        func start() { ShopComponent(dependency: EmptyComponent()).open() }
        \(rest)
        """
    }

    @Test("what a class hides from a reader, it also hides from the protocols in its clause")
    func hiddenProperties() {
        func source(_ call: String) -> String {
            """
            import RIBs
            protocol Stocked { var wine: Int { get } }
            protocol ShelfDependency: Dependency { var wine: Int { get } }
            final class ShelfComponent: Component<ShelfDependency> { var best: Int { dependency.wine } }
            final class ShopComponent: Component<EmptyDependency>, ShelfDependency, Stocked {
                private var wine: Int { 1 }
                func open() { \(call) }
            }
            func start() { ShopComponent(dependency: EmptyComponent()).open() }
            """
        }
        let read = found(source("print(ShelfComponent(dependency: self).best)")).filter { $0.severity == .error }
        #expect(read.map(\.rule) == ["inaccessible-provider"])
        #expect(read.first?.derived.map(\.rule) == ["missing-provider"])
        let unread = found(source("")).first { $0.property == "wine" && $0.headline.text.contains("`Stocked`") }
        #expect(unread?.repairs.map(\.title.text) == ["Remove `private` from `ShopComponent.wine`"])
    }

    private static let unknown = """
        protocol RackDependency: Dependency {}
        final class RackComponent: Component<RakcDependency> {}
        final class RackBuilder: Builder<RackDependency> {
            func build() { ShelfBuilder(dependency: RackComponent(dependency: dependency)).build() }
        }
        """

    @Test("what an unknown dependency may ask for is not missing behind it")
    func unknownDependency() {
        let found = said(cellar(between: Self.unknown))
        #expect(found.contains { $0.hasPrefix("unknown-dependency:") })
        #expect(!found.contains { $0.hasPrefix("missing-provider") || $0.hasPrefix("unreachable-scope") })
    }

    @Test("what is asked for to hand it to a scope of which nobody knows what it needs may be of use")
    func askedForTheUnknown() {
        let rack = """
            protocol RackDependency: Dependency { var oil: Int { get } }
            final class RackComponent: Component<RackDependency> {}
            final class RackBuilder: Builder<RackDependency> {
                func build() { JarBuilder(dependency: RackComponent(dependency: dependency)).build() }
            }
            final class JarComponent: Component<JraDependency> {}
            final class JarBuilder: Builder<JraDependency> {
                func build() { print(JarComponent(dependency: dependency)) }
            }
            """
        let held = said(cellar(between: rack, shop: "let oil = 3\nlet wine = 4"))
        #expect(held.contains("unknown-dependency: unused-requirement RackComponent.oil"))
        let known = rack.replacing("JraDependency", with: "EmptyDependency")
        #expect(said(cellar(between: known, shop: "let oil = 3\nlet wine = 4")).contains("unused-requirement:"))
    }

    @Test("a second way up that has nothing to do with it keeps its finding")
    func otherRoute() {
        let rest = "extension ShopComponent { func shelf() { ShelfBuilder(dependency: self).build() } }"
        let found = said(cellar(between: Self.unknown, rest: rest))
        #expect(found.contains("missing-provider:"))
    }

    private static let handingDependency = """
        protocol RackDependency: Dependency {}
        final class RackComponent: Component<RackDependency> { MEMBER }
        final class RackBuilder: Builder<RackDependency> {
            func build() {
                let component = RackComponent(dependency: dependency)
                ShelfBuilder(dependency: dependency).build()
            }
        }
        """

    @Test("a scope that hands on its dependency instead of itself is one finding")
    func handedDependency() {
        let between = Self.handingDependency.replacing("MEMBER", with: "let wine = 3")
        let expected = "missing-passthrough: missing-provider ShelfComponent.wine discarded-component RackComponent"
        let found = said(cellar(between: between))
        #expect(found.map { Set($0.split(separator: " ")) } == [Set(expected.split(separator: " "))])
    }

    @Test("what the scope does not have either is missing all the same")
    func handedDependencyWithout() {
        let between = Self.handingDependency.replacing("MEMBER", with: "let beer = 3")
        let found = said(cellar(between: between))
        #expect(found.contains("missing-provider:"))
        #expect(found.contains("missing-passthrough: discarded-component RackComponent"))
    }

    @Test("with the cause switched off, what follows from it is said")
    func causeIsOff() {
        let between = Self.handingDependency.replacing("MEMBER", with: "let wine = 3")
        let found = said(cellar(between: between), off: ["missing-passthrough"])
        #expect(found.contains { $0.hasPrefix("missing-provider:") })
    }

    private static let unlinked = """
        import RIBs
        protocol LoginDependency: Dependency { var session: Int { get } }
        final class LoginComponent: Component<LoginDependency> { var copy: Int { dependency.session } }
        final class LoginBuilder: Builder<LoginDependency> {
            func build() { print(LoginComponent(dependency: dependency).copy) }
        }
        protocol HomeDependency: Dependency { var session: Int { get }; var other: Int { get } }
        final class HomeComponent: Component<HomeDependency> {}
        final class HomeBuilder: Builder<HomeDependency> {
            func build() {
                print(HomeComponent(dependency: dependency))
                LoginBuilder(dependency: Registry.find()).build() // thimble:disable:this COMMENT
            }
        }
        final class AppComponent: Component<EmptyDependency>, HomeDependency {
            let session = 3
            let other = 4
            func open() { HomeBuilder(dependency: self).build() }
        }
        func start() { AppComponent(dependency: EmptyComponent()).open() }
        """

    @Test("what an unlinked child needs may be asked for to hand it on; nothing else is")
    func unlinkedChild() {
        let source = Self.unlinked.replacing(" // thimble:disable:this COMMENT", with: "")
        let found = said(source)
        #expect(
            found == [
                "unlinked-child: unused-requirement HomeComponent.session unreachable-scope LoginComponent",
                "unused-requirement:",
            ]
        )
        let off = said(source, off: ["unreachable-scope"])
        #expect(off.first == "unlinked-child: unused-requirement HomeComponent.session")
    }

    private static let lookups = [
        "found": "let found = lookup() as! LoginDependency; ",
        "named": "let named: LoginDependency = lookup() as! LoginDependency; ",
        "bound": "guard let bound = lookup() as? LoginDependency else { return }; ",
    ]

    @Test(
        "what only the run knows to be of a type ties the child to nobody",
        arguments: [
            "Registry.find() as! LoginDependency", "lookup(\"login\") as! LoginDependency",
            "(try? lookup(\"login\")) as! LoginDependency", "found", "named", "bound",
            "(lookup() as? LoginDependency)!", "HomeComponent(dependency: dependency) as! LoginDependency",
        ]
    )
    func castAtRunTime(_ value: String) {
        let source = Self.unlinked.replacing(" // thimble:disable:this COMMENT", with: "")
            .replacing("Registry.find()", with: value)
            .replacing("print(HomeC", with: Self.lookups[value, default: ""] + "print(HomeC")
        let expected = "unlinked-child: unused-requirement HomeComponent.session unreachable-scope LoginComponent"
        #expect(said(source) == [expected, "unused-requirement:"])
    }

    @Test(
        "what the sources know beside or before a cast ties the child to what it is",
        arguments: [
            "component as LoginDependency", "(lookup(\"login\") as? LoginDependency) ?? component",
            "known as! LoginDependency",
        ]
    )
    func knownBesideTheCast(_ value: String) {
        let source = Self.unlinked.replacing(" // thimble:disable:this COMMENT", with: "")
            .replacing("Registry.find()", with: value)
            .replacing(
                "print(HomeComponent(dependency: dependency))",
                with: """
                    let component = HomeComponent(dependency: dependency)
                    let known: LoginDependency = component
                    """
            )
        #expect(!said(source).contains { $0.hasPrefix("unlinked-child") || $0.contains("LoginComponent") })
    }

    @Test(
        "in Needle a value that is handed over as a dependency ties nobody to anything",
        arguments: ["lookup()", "lookup() as! TableDependency", "Registry.find()"]
    )
    func dependencyOfNeedle(_ value: String) {
        let source = needle("") + "\nfunc show(_ table: TableDependency) {}\nfunc start() { show(\(value)) }"
        #expect(said(source) == [])
    }

    @Test("what nobody knows stays unknown when the finding is silenced")
    func silenced() {
        let source = Self.unlinked.replacing("COMMENT", with: "unlinked-child - a registry")
        #expect(said(source) == ["unused-requirement:"])
    }

    private func needle(_ members: String) -> String {
        """
        import NeedleFoundation
        struct Cup {}
        final class CafeComponent: BootstrapComponent {
            var cup: Cup { Cup() }
            var bar: BarComponent { BarComponent(parent: self) }
            var terrace: TerraceComponent { TerraceComponent(parent: self) }
        }
        final class TerraceComponent: Component<EmptyDependency> {
            var table: TableComponent { TableComponent(parent: self) }
        }
        final class BarComponent: Component<EmptyDependency> {
            \(members)
            var table: TableComponent { TableComponent(parent: self) }
        }
        protocol TableDependency: Dependency { var cup: Cup { get } }
        final class TableComponent: Component<TableDependency> { func lay() { print(dependency.cup) } }
        """
    }

    @Test("that the way up decides follows from one of two hiding the other")
    func shadow() {
        let source = needle("var cup: Cup { Cup() }")
        #expect(said(source) == ["shadowed-provider: ambiguous-supplier TableComponent.cup"])
        #expect(said(source, off: ["shadowed-provider"]) == ["ambiguous-supplier:"])
        #expect(said(source, off: ["ambiguous-supplier"]) == ["shadowed-provider:"])
        #expect(said(needle("")) == [])
    }

    @Test("scopes below a child with the wrong parent are counted with it, others are not")
    func wrongParent() {
        let source = """
            import NeedleFoundation
            final class CafeComponent: BootstrapComponent {
                func bar(of other: CafeComponent) -> BarComponent { BarComponent(parent: other) }
            }
            final class BarComponent: Component<EmptyDependency> {
                var table: TableComponent { TableComponent(parent: self) }
            }
            final class TableComponent: Component<EmptyDependency> {}
            final class CellarComponent: Component<EmptyDependency> {}
            """
        #expect(said(source) == ["unreachable-scope:", "wrong-parent: unreachable-scope BarComponent"])
        let note = found(source).first { $0.rule == "wrong-parent" }?.notes.last?.message.text
        let expected =
            "1 finding follows from this one: `unreachable-scope` about `BarComponent` and 1 below it"
        #expect(note == expected)
    }

    @Test("the note names three and counts the rest")
    func manyHeld() {
        let held = (1...5).map {
            DerivedFinding(rule: "unused-requirement", subject: "Scope\($0)", below: 0, location: nil)
        }
        let text = Finding.derivedNote(of: held)?.message.text
        let first = (1...3).map { "`unused-requirement` about `Scope\($0)`" }.joined(separator: ", ")
        #expect(text == "5 findings follow from this one: \(first), and 2 more")
        #expect(Finding.derivedNote(of: []) == nil)
    }
}
