import CommandTestSupport
import Foundation
import TestSupport
import Testing

@testable import ThimbleCommands

/// What `check --fix` changes, to the byte, and what it leaves to a person. That the result compiles, the golden tests say.
@Suite struct SafeRepairTests {
    /// - Returns: the text of the file after `check --fix`, and what was said.
    private func fixed(_ text: String) throws -> (text: String, said: String) {
        let folder = try TemporaryFolder(["App.swift": text])
        let outcome = thimble("check", "--fix", folder.path)
        let once = try folder.text(of: "App.swift")
        _ = thimble("check", "--fix", folder.path)
        #expect(try folder.text(of: "App.swift") == once, "The second run changes something.")
        return (once, outcome.errors)
    }

    /// An app whose root has some members, and a reader of `map` below it.
    private func app(_ members: String, besides: String = "") -> String {
        """
        import RIBs
        struct Map {}
        protocol LeafDependency: Dependency { var map: Map { get } }
        final class LeafComponent: Component<LeafDependency> {}
        final class LeafBuilder: Builder<LeafDependency> {
            func build() { print(LeafComponent(dependency: dependency).dependency.map) }
        }
        final class AppComponent: Component<EmptyDependency>, LeafDependency {
        \(members)
            init() { super.init(dependency: EmptyComponent()) }
            func leaf() { LeafBuilder(dependency: self).build() }
        }
        \(besides)
        func start() { AppComponent().leaf() }

        """
    }

    @Test(
        arguments: [
            ("    private var map: Map { Map() }", "    var map: Map { Map() }"),
            ("    fileprivate lazy var map: Map = Map()", "    lazy var map: Map = Map()"),
            ("    private\n    final var map: Map { Map() }", "    final var map: Map { Map() }"),
            ("    private(set) private var map = Map()", "    private(set) var map = Map()"),
            (
                "    @available(*, deprecated, message: \"private var\") private let map = Map()",
                "    @available(*, deprecated, message: \"private var\") let map = Map()"
            ),
            ("    private /* for now */ let map: Map = Map()", "    /* for now */ let map: Map = Map()"),
            (
                "    private let map: Map // the only one\r\n        = Map()",
                "    let map: Map // the only one\r\n        = Map()"
            ),
            (
                "    private let map = AppComponent.made()\n    private static func made() -> Map { Map() }",
                "    let map = AppComponent.made()\n    private static func made() -> Map { Map() }"
            ),
            (
                "    private let map = AppComponent.same(Map())\n    private static func same<V>(_ v: V) -> V { v }",
                "    let map = AppComponent.same(Map())\n    private static func same<V>(_ v: V) -> V { v }"
            ),
        ]
    )
    func accessIsTakenAway(_ before: String, _ after: String) throws {
        let fixed = try fixed(app(before))
        #expect(fixed.text == app(after))
        #expect(fixed.said.contains("Fixed 1 finding in 1 file."))
    }

    /// Several variables of one keyword; a type that nobody else may see; the access of an extension.
    @Test(
        arguments: [
            ("    private let map = Map(), key = 3", ""),
            ("    private let (map, key) = (Map(), 3)", ""),
            ("", "private extension AppComponent { var map: Map { Map() } }"),
            ("    private let map = made { Map() }", "func made<Value>(_ value: () -> Value) -> Value { value() }"),
        ]
    )
    func whatExposesMoreIsLeft(_ members: String, _ besides: String) throws {
        let text = app(members, besides: besides)
        #expect(try fixed(text).text == text)
    }

    @Test func aClassThatNeedleRegistersIsShownWithItsDependency() throws {
        func text(_ access: String) -> String {
            """
            import NeedleFoundation
            \(access)protocol KeyDependency: Dependency {}
            \(access)final class KeyComponent: Component<KeyDependency> {}
            final class AppComponent: BootstrapComponent {
                fileprivate var key: KeyComponent { KeyComponent(parent: self) }
            }

            """
        }
        #expect(try fixed(text("private ")).text == text(""))
    }

    @Test func aClassThatNamesWhatIsPrivateStaysPrivate() throws {
        let text = """
            import NeedleFoundation
            private struct Secret {}
            private final class KeyComponent: Component<EmptyDependency> {
                func open(_ secret: Secret) {}
            }
            final class AppComponent: BootstrapComponent {
                fileprivate var key: KeyComponent { KeyComponent(parent: self) }
            }

            """
        #expect(try fixed(text).text == text)
    }

    /// In Needle a private member of another type is also considered: to show it alone would not help.
    @Test func whatIsPrivateAndOfAnotherTypeIsLeft() throws {
        let text = """
            import NeedleFoundation
            struct Map {}
            protocol LeafDependency: Dependency { var map: Map { get } }
            final class LeafComponent: Component<LeafDependency> {
                func read() { print(dependency.map) }
            }
            final class AppComponent: BootstrapComponent {
                private var map: Map? { nil }
                func leaf() { LeafComponent(parent: self).read() }
            }

            """
        let folder = try TemporaryFolder(["App.swift": text])
        let outcome = thimble("check", "--fix", folder.path)
        #expect(outcome.output.contains("`AppComponent.map` exists but is `private`, and it has type `Map?`"))
        #expect(outcome.output.contains("Remove `private` from `AppComponent.map`, and change its type to `Map`"))
        #expect(try folder.text(of: "App.swift") == text)
    }

    /// A class for which nothing is generated gets the clause; one that is bound to an actor is left.
    @Test func aProviderConforms() throws {
        func text(_ clause: String, _ attribute: String = "") -> String {
            """
            import RIBs
            struct Map {}
            protocol LeafDependency: Dependency { var map: Map { get } }
            final class LeafComponent: Component<LeafDependency> {}
            final class LeafBuilder: Builder<LeafDependency> {
                func build() { print(LeafComponent(dependency: dependency).dependency.map) }
            }
            \(attribute)final class World\(clause) { let map = Map() }
            func start() { LeafBuilder(dependency: World()).build() }

            """
        }
        #expect(try fixed(text("")).text == text(": LeafDependency"))
        #expect(try fixed(text(": Codable")).text == text(": Codable, LeafDependency"))
        #expect(try fixed(text("", "@MainActor ")).text == text("", "@MainActor "))
    }

    /// It can be given, or no longer be asked for: that is for a person to say.
    @Test func whatIsMissingAndUnreadIsATie() throws {
        let text = app("    private var map: Map { Map() }").replacing(".dependency.map", with: "")
        let fixed = try fixed(text)
        #expect(fixed.text == text)
        #expect(
            fixed.said.contains(
                "Fixed nothing. 2 findings have more than one possible fix; choose one by hand."
            )
        )
    }

    /// A requirement that is forwarded through 20 scopes and used by none. The top has it in `head`.
    private func chain(forwarding: (Int) -> String) -> String {
        var text = "import RIBs\nstruct Map {}\n"
        for level in 0..<20 {
            let isLast = level == 19
            text += "protocol D\(level): Dependency {\n    var map: Map { get }\n}\n"
            text += "final class C\(level): Component<D\(level)>\(isLast ? "" : ", D\(level + 1)") {\n"
            text += isLast ? "}\n" : "\(forwarding(level))}\n"
            text += "final class B\(level): Builder<D\(level)> {\n    func build() {\n"
            text += "        let component = C\(level)(dependency: dependency)\n"
            text += isLast ? "        print(component)\n" : "        B\(level + 1)(dependency: component).build()\n"
            text += "    }\n}\n"
        }
        text += "final class App: Component<EmptyDependency>, D0 {\n    var map: Map { Map() }\n"
        text += "    init() { super.init(dependency: EmptyComponent()) }\n"
        text += "    func start() { B0(dependency: self).build() }\n}\nfunc start() { App().start() }\n"
        return text
    }

    /// What the deletion makes unused goes with it, in one fix.
    @Test func aWholeChainOfUnusedRequirementsGoes() throws {
        let fixed = try fixed(chain { _ in "    var map: Map { dependency.map }\n" })
        #expect(fixed.said.contains("Fixed 1 finding in 1 file."))
        #expect(!fixed.text.contains("get"))
        #expect(!fixed.text.contains("dependency.map"))
    }

    /// Half a chain would leave a requirement that is unused as well.
    @Test func aChainOfWhichAPartNeedsAPersonStays() throws {
        let text = chain { level in
            level == 7
                ? "    let map: Map\n    override init(dependency: D7) { map = dependency.map; "
                    + "super.init(dependency: dependency) }\n"
                : "    var map: Map { dependency.map }\n"
        }
        #expect(try fixed(text).text == text)
    }

    /// The property above the middle is used there: only what is below it goes.
    @Test func aChainEndsWhereSomethingIsUsed() throws {
        let text = chain { level in
            level == 7
                ? "    var map: Map { dependency.map }\n    var copy: Map { dependency.map }\n"
                : "    var map: Map { dependency.map }\n"
        }
        let fixed = try fixed(text)
        #expect(fixed.text.components(separatedBy: "var map: Map { get }").count - 1 == 8)
    }

    /// A requirement beside an error may look unused only because of it.
    @Test func aRequirementBesideAnErrorStays() throws {
        let text = app("    var map: Map { Map() }\n    var spare: Map { Map() }")
            .replacing(
                "{ var map: Map { get } }",
                with: "{\n    var map: Map { get }\n    var key: Int { get }\n    var spare: Map { get }\n}"
            )
            .replacing(".dependency.map", with: ".dependency.map, LeafComponent(dependency: dependency).dependency.key")
        #expect(text.contains("spare"))
        let fixed = try fixed(text)
        #expect(fixed.text.contains("var spare: Map { get }"))
    }

    /// What an initialiser sets, what overrides, what stands in `#if` or below a comment in `/* */`.
    @Test(
        arguments: [
            "    let map: Map\n    override init(dependency: LeafDependency) { map = dependency.map; super.init(dependency: dependency) }",
            "    #if DEBUG\n    var map: Map { dependency.map }\n    #endif",
            "    /* Of the\n       world. */\n    var map: Map { dependency.map }",
        ]
    )
    func whatIsWovenInIsLeft(_ property: String) throws {
        let text = app("    var map: Map { Map() }")
            .replacing("Component<LeafDependency> {}", with: "Component<LeafDependency> {\n\(property)\n}")
            .replacing(".dependency.map", with: "")
        let fixed = try fixed(text)
        #expect(fixed.text == text)
    }

    /// The member would belong to its class or extension without it.
    @Test(
        arguments: [
            ("@MainActor var spare", "nonisolated ", ""), ("nonisolated var spare", "@MainActor ", ""),
            ("var spare", "nonisolated ", "@MainActor "),
        ]
    )
    func aRequirementThatIsolatesAMemberStays(_ requirement: String, _ owner: String, _ dependency: String) throws {
        let text = app("", besides: "\(owner)extension AppComponent: LeafDependency { var spare: Int { 1 } }")
            .replacing("protocol LeafDependency", with: "\(dependency)protocol LeafDependency")
            .replacing("Component<EmptyDependency>, LeafDependency", with: "Component<EmptyDependency>")
            .replacing("var map: Map { get }", with: "\(requirement): Int { get }")
            .replacing(".dependency.map", with: "")
        #expect(try fixed(text).text == text)
    }

    /// `HomeComponent.map` reads what only the protocol that is generated for the leaf asks for.
    @Test func whatAPassThroughAboveLivesOnStays() throws {
        let text = """
            import RIBs
            struct Map {}
            protocol LeafDependency: Dependency { var map: Map { get } }
            final class LeafComponent: Component<LeafDependency> {}
            protocol HomeDependency: Dependency, HomeDependencyLeaf {}
            final class HomeComponent: Component<HomeDependency>, LeafDependency {
                var map: Map { dependency.map }
                func leaf() { print(LeafComponent(dependency: self)) }
            }
            final class AppComponent: Component<EmptyDependency>, HomeDependency {
                var map: Map { Map() }
                init() { super.init(dependency: EmptyComponent()) }
                func home() { HomeComponent(dependency: self).leaf() }
            }
            func start() { AppComponent().home() }

            """
        #expect(try fixed(text).text == text)
    }

    /// Nobody can tell what the component is handed to: it may be the child for which the protocol is generated.
    @Test func aClauseStaysWhereTheTakerIsUnknown() throws {
        let text = """
            import RIBs
            protocol HomeDependency: Dependency, HomeDependencyLeaf {}
            final class HomeComponent: Component<HomeDependency> {
                func leaf() { print(Leaves.LeafBuilder(dependency: self)) }
            }

            """
        #expect(try fixed(text).text == text)
    }

    /// Only the clause to `WideDependency` makes it a `LeafDependency`.
    @Test func aConformanceThatBringsAnotherStays() throws {
        let text = app("    var map: Map { Map() }", besides: "protocol WideDependency: LeafDependency {}")
            .replacing("Component<EmptyDependency>, LeafDependency", with: "Component<EmptyDependency>, WideDependency")
        let wide = """
            final class WideComponent: Component<WideDependency> {}
            final class WideBuilder: Builder<WideDependency> {
                func build() { print(WideComponent(dependency: dependency).dependency.map) }
            }
            final class OtherComponent: Component<EmptyDependency>, WideDependency {
                var map: Map { Map() }
                init() { super.init(dependency: EmptyComponent()) }
                func wide() { WideBuilder(dependency: self).build() }
            }
            func other() { OtherComponent().wide() }

            """
        let fixed = try fixed(text + wide)
        #expect(fixed.text == text + wide)
        #expect(!fixed.said.contains("warning"))
    }

    @Test func linesThatEndWithTwoBytesAreShownWhole() throws {
        let text = app("    private var map: Map { Map() }").replacing("\n", with: "\r\n")
        let folder = try TemporaryFolder(["App.swift": text])
        let shown = thimble("check", "--fix", "--dry-run", folder.path)
        #expect(!shown.output.contains("No newline at end of file"))
        #expect(shown.output.contains("-    private var map: Map { Map() }\r\n+    var map: Map { Map() }\r\n"))
        _ = thimble("check", "--fix", folder.path)
        #expect(try folder.text(of: "App.swift") == text.replacing("private ", with: ""))
    }

    @Test("A clause of a public class needs an import that is as public", arguments: ["import", "public import"])
    func importsOfClauses(statement: String) throws {
        let home = """
            public import RIBs
            \(statement) Leaf
            public protocol AppDependency: Dependency {}
            public final class AppComponent: Component<AppDependency> {
                public let map = 1
                func leaf() { LeafBuilder(dependency: self).build() }
            }

            """
        let folder = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let settings = [SwiftSetting.enableUpcomingFeature("InternalImportsByDefault")]
            let package = Package(
                name: "Tree",
                targets: [
                    .target(name: "Leaf", swiftSettings: settings),
                    .target(name: "Home", dependencies: ["Leaf"], swiftSettings: settings),
                ]
            )
            """,
            "Sources/Leaf/Leaf.swift": """
            public import RIBs
            public protocol LeafDependency: Dependency { var map: Int { get } }
            final class LeafComponent: Component<LeafDependency> { var map: Int { dependency.map } }
            public final class LeafBuilder: Builder<LeafDependency> {
                public func build() { print(LeafComponent(dependency: dependency).map) }
            }
            """,
            "Sources/Home/Home.swift": home,
        ])
        _ = thimble("check", "--fix", "--only", "missing-passthrough", folder.path)
        let after = try folder.text(of: "Sources/Home/Home.swift")
        let conforming = home.replacing("Component<AppDependency>", with: "Component<AppDependency>, LeafDependency")
        #expect(after == (statement == "import" ? home : conforming))
    }
}
