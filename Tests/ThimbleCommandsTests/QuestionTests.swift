import CommandTestSupport
import Foundation
import TestSupport
import Testing
import TextFormats

@testable import ThimbleCommands

@Suite struct QuestionTests {
    /// App makes Root with a clock and a map; Root hands the clock on and makes a lamp; Cabin below it reads all, in two ways.
    private static let app = """
        import RIBs
        protocol CabinDependency: Dependency {
            var clock: Clock { get }
            var lamp: Lamp { get }
            var stove: Stove { get }
        }
        final class CabinComponent: Component<CabinDependency> {}
        final class CabinBuilder: Builder<CabinDependency> {
            func build() { print(CabinComponent(dependency: dependency).dependency.clock) }
        }
        protocol RootDependency: Dependency { var clock: Clock { get } }
        final class RootComponent: Component<RootDependency>, CabinDependency {
            var clock: Clock { dependency.clock }
            var lamp: Lamp { Lamp() }
            private var stove: Stove { Stove() }
        }
        final class RootBuilder: Builder<RootDependency> {
            func build() { CabinBuilder(dependency: RootComponent(dependency: dependency)).build() }
        }
        final class AppComponent: Component<EmptyDependency>, RootDependency {
            let clock = Clock()
            init() { super.init(dependency: EmptyComponent()) }
            func open() { RootBuilder(dependency: self).build() }
        }

        """

    private func folder() throws -> TemporaryFolder { try TemporaryFolder(["App.swift": Self.app]) }

    @Test func whyShowsTheWayFromTheSupplierAndTheOrigin() throws {
        let folder = try folder()
        let outcome = thimble("why", "Cabin.clock", folder.path)
        #expect(outcome.code == 0)
        #expect(
            outcome.output == """
                \(folder.path)/App.swift:3:9: `CabinComponent` requires `clock: Clock`, in `CabinDependency`
                  supplied by `RootComponent`:
                    \(folder.path)/App.swift:13:9: `RootComponent.clock` forwards what `RootComponent` receives
                    \(folder.path)/App.swift:18:20: `RootComponent` creates `CabinComponent`, which requires it
                    \(folder.path)/App.swift:20:13: created in `AppComponent`

                """
        )
    }

    @Test func whyShowsWhatStandsInTheWay() throws {
        let folder = try folder()
        let outcome = thimble("why", "cabincomponent.stove", folder.path)
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("  blocked by `RootComponent.stove`, which does not satisfy it:\n"))
        #expect(outcome.output.contains("`RootComponent.stove` exists but is `private`"))
    }

    @Test func whyOfAScopeAnswersForAllThatItNeeds() throws {
        let folder = try folder()
        let outcome = thimble("why", "Cabin", folder.path)
        #expect(outcome.output.components(separatedBy: "`CabinComponent` requires ").count == 4)
        #expect(thimble("why", "App", folder.path).output == "AppComponent requires nothing from its ancestors.\n")
    }

    @Test func impactFollowsWhatIsHandedOn() throws {
        let folder = try folder()
        let outcome = thimble("impact", "AppComponent.clock", folder.path)
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("2 scopes in "))
        #expect(outcome.output.contains("App.swift:11:43: `RootComponent` requires it, in `RootDependency`"))
        #expect(outcome.output.contains("App.swift:3:9: `CabinComponent` requires it, in `CabinDependency`"))
        #expect(thimble("impact", "Root.lamp", folder.path).output.contains("1 scope in "))
    }

    @Test func whyShowsWhatWasSearchedWhereNothingIsFound() throws {
        let text =
            Self.app.replacing("    let clock = Clock()\n", with: "")
            + "func start() { RootBuilder(dependency: AppComponent()).build() }\n"
        let folder = try TemporaryFolder(["App.swift": text])
        #expect(
            thimble("why", "Cabin.clock", folder.path).output == """
                \(folder.path)/App.swift:3:9: `CabinComponent` requires `clock: Clock`, in `CabinDependency`
                  supplied by `RootComponent`:
                    \(folder.path)/App.swift:13:9: `RootComponent.clock` forwards what `RootComponent` receives
                    \(folder.path)/App.swift:18:20: `RootComponent` creates `CabinComponent`, which requires it

                """
        )
        #expect(
            thimble("why", "Root.clock", folder.path).output == """
                \(folder.path)/App.swift:11:43: `RootComponent` requires `clock: Clock`, in `RootDependency`
                  missing above `AppComponent`:
                    \(folder.path)/App.swift:20:13: `AppComponent` is a root and does not provide `clock`
                    \(folder.path)/App.swift:22:19: `AppComponent` creates `RootComponent`, which requires it

                """
        )
    }

    @Test func whySaysWhereAWayUpHasNoTop() throws {
        let lost = Self.app.replacing("    func open() { RootBuilder(dependency: self).build() }\n", with: "")
        let folder = try TemporaryFolder(["App.swift": lost])
        let outcome = thimble("why", "Root.clock", folder.path)
        #expect(outcome.output.contains("  missing: `RootComponent` is never created:\n"))
        let library = try TemporaryFolder([
            "Package.swift": """
            import PackageDescription
            let package = Package(name: "Hut", targets: [.target(name: "Hut")])
            """,
            "Sources/Hut/Hut.swift": """
            import RIBs
            public protocol HutDependency: Dependency { var stove: Stove { get } }
            final class HutComponent: Component<HutDependency> {}
            public final class HutBuilder: Builder<HutDependency> {
                public func build() { print(HutComponent(dependency: dependency).dependency.stove) }
            }

            """,
        ])
        let open = thimble("why", "Hut.stove", library.path)
        #expect(open.output.contains("  expected from the code that creates `HutComponent`:\n"))
        #expect(open.output.contains("`HutComponent` is created by other modules\n"))
    }

    @Test func namesAreMatchedLoosely() throws {
        let folder = try folder()
        let exact = thimble("why", "CabinComponent.clock", folder.path)
        #expect(exact.code == 0)
        for words in ["cabin.CLOCK", "CabinBuilder.clock", "CabinDependency.clock", "cabininteractor.clock"] {
            #expect(thimble("why", words, folder.path).output == exact.output, "\(words)")
        }
        #expect(thimble("why", "Router", folder.path).code == 2)
    }

    /// Root has a theme and a clock; Leaf, two levels below, requires both; Home between them requires the theme too.
    private static let needle = """
        import NeedleFoundation
        final class Theme {}
        final class Clock {}
        final class Root: BootstrapComponent {
            var theme: Theme { Theme() }
            var clock: Clock { Clock() }
            var home: HomeComponent { HomeComponent(parent: self) }
        }
        protocol HomeDependency: Dependency { var theme: Theme { get } }
        final class HomeComponent: Component<HomeDependency> {
            var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        protocol LeafDependency: Dependency {
            var theme: Theme { get }
            var clock: Clock { get }
            var lamp: Lamp { get }
        }
        final class LeafComponent: Component<LeafDependency> {}
        final class Lamp {}

        """

    @Test func componentsOfNeedleForwardNothing() throws {
        let folder = try TemporaryFolder(["App.swift": Self.needle])
        #expect(
            thimble("why", "Leaf.clock", folder.path).output == """
                \(folder.path)/App.swift:15:9: `LeafComponent` requires `clock: Clock`, in `LeafDependency`
                  supplied by `Root`:
                    \(folder.path)/App.swift:6:9: `Root.clock` is created here
                    \(folder.path)/App.swift:7:31: `Root` creates `HomeComponent`, which does not provide it
                    \(folder.path)/App.swift:11:31: `HomeComponent` creates `LeafComponent`, which requires it

                """
        )
        let theme = thimble("why", "Leaf.theme", folder.path).output
        #expect(theme.contains("creates `HomeComponent`, which does not provide it\n"), "\(theme)")
        let home = thimble("why", "Home", folder.path).output
        #expect(home.components(separatedBy: "`HomeComponent` requires ").count == 2, "\(home)")
        #expect(!home.contains("clock"), "\(home)")
        let passing = "`HomeComponent` neither requires nor forwards `clock: Clock`, which `LeafDependency` requires\n"
        #expect(thimble("why", "Home.clock", folder.path).output.contains(passing))
        let lacking = thimble("why", "Home.lamp", folder.path).output
        #expect(lacking.contains("`Root` creates `HomeComponent`, which does not provide it either\n"), "\(lacking)")
    }

    @Test func impactCountsTheComponentsOfNeedleThatRequireIt() throws {
        let folder = try TemporaryFolder(["App.swift": Self.needle])
        let clock = thimble("impact", "Root.clock", folder.path).output
        #expect(clock.contains(": 1 scope in "), "\(clock)")
        #expect(clock.contains("`LeafComponent` requires it, in `LeafDependency`\n"), "\(clock)")
        #expect(!clock.contains("HomeComponent"), "\(clock)")
        let theme = thimble("impact", "Root.theme", folder.path).output
        #expect(theme.contains(": 2 scopes in "), "\(theme)")
    }

    @Test func impactTellsWhoHasToForwardWhatIsWiredByHand() throws {
        let folder = try folder()
        let outcome = thimble("impact", "Root.clock", folder.path)
        #expect(outcome.output.contains(" breaks if `RootComponent.clock` is removed or changes its type\n"))
        let rescue = "if it is removed, `RootComponent` has to forward that of `AppComponent`"
        #expect(outcome.output.contains("in `CabinDependency`; \(rescue)\n"))
    }

    @Test func impactTellsWhoWouldBeServedByAnother() throws {
        let folder = try TemporaryFolder([
            "App/App.swift": Self.app,
            ".thimble.json": #"{"modules": {"App": "App"}, "generated": {"App": "App/Wiring.swift"}}"#,
        ])
        let outcome = thimble("impact", "Root.clock", folder.path)
        #expect(
            outcome.output.contains(
                " breaks if `RootComponent.clock` changes its type, and none of them if it is removed\n"
            )
        )
        #expect(outcome.output.contains("in `CabinDependency`; if it is removed, `AppComponent` supplies it instead\n"))
        let warm = try TemporaryFolder([
            "App.swift": Self.app.replacing("<CabinDependency> {}", with: "<CabinDependency> { var heat = Heat() }")
        ])
        let unread = thimble("impact", "Cabin.heat", warm.path)
        #expect(unread.output.hasSuffix(": No scope below uses `CabinComponent.heat`\n"))
    }

    /// A test passes a mock to a subclass of the component.
    @Test func testDoublesAreNotPartOfTheApp() throws {
        let folder = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "App", targets: [
                .target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"]),
            ])
            """,
            "Sources/App/App.swift": """
            import RIBs
            final class API {}
            final class AppComponent: Component<EmptyDependency>, HomeDependency {
                let api = API()
                init() { super.init(dependency: EmptyComponent()) }
            }
            protocol HomeDependency: Dependency { var api: API { get } }
            class HomeComponent: Component<HomeDependency>, ListDependency {
                var api: API { dependency.api }
                var items: [Int] { [] }
            }
            final class HomeBuilder: Builder<HomeDependency> {
                func build() { ListBuilder(dependency: HomeComponent(dependency: dependency)).build() }
            }
            protocol ListDependency: Dependency { var api: API { get }; var items: [Int] { get } }
            final class ListBuilder: Builder<ListDependency> { func build() { print(dependency.api, dependency.items) } }
            public func start() { HomeBuilder(dependency: AppComponent()).build() }
            """,
            "Tests/AppTests/AppTests.swift": """
            import RIBs
            @testable import App
            final class HomeDependencyMock: HomeDependency { var api = API() }
            final class TestHomeComponent: HomeComponent { override var api: API { API() } }
            func test() { ListBuilder(dependency: TestHomeComponent(dependency: HomeDependencyMock())).build() }
            """,
        ])
        let why = thimble("why", "ListBuilder.api", folder.path).output
        #expect(why.contains("created in `AppComponent`") && !why.contains("Mock"), "\(why)")
        #expect(thimble("impact", "AppComponent.api", folder.path).output.contains("`TestHomeComponent` in AppTests"))
        #expect(!thimble("impact", "Home.items", folder.path).output.contains("TestHomeComponent"))
    }

    /// A dependency is composed of protocols, and another type conforms to one that has nothing to do with the property.
    @Test func impactNamesNoTypeThatLacksTheProperty() throws {
        let parts = """
            protocol HasClock: Dependency { var clock: Clock { get } }
            protocol HasLamp: Dependency { var lamp: Lamp { get } }
            protocol HasOldClock: HasClock {}
            protocol HasOther: Elsewhere {}
            typealias CabinDependency = HasOldClock & HasLamp & HasOther

            """
        let app = Self.app.replacing(
            "protocol CabinDependency: Dependency {\n    var clock: Clock { get }\n    var lamp: Lamp { get }\n"
                + "    var stove: Stove { get }\n}\n",
            with: parts
        )
        let mocks = """
            final class ClockMock: HasOldClock { var clock = Clock() }
            final class LampMock: HasLamp { var lamp = Lamp() }
            final class OtherMock: HasOther { var clock = Clock() }
            """
        let folder = try TemporaryFolder(["App.swift": app, "Mocks.swift": mocks])
        let clock = thimble("impact", "App.clock", folder.path).output
        #expect(clock.contains("`ClockMock`") && !clock.contains("`LampMock`"), "\(clock)")
        // What no source declares may require anything.
        #expect(clock.contains("`OtherMock`"), "\(clock)")
        let lamp = thimble("impact", "Root.lamp", folder.path).output
        #expect(lamp.contains("`LampMock`") && !lamp.contains("`ClockMock`"), "\(lamp)")
    }

    @Test func impactNamesTheMocksThatHaveToGrow() throws {
        let folder = try TemporaryFolder([
            "App.swift": Self.app,
            "Mocks.swift": """
            final class CabinDependencyMock: CabinDependency {
                var lamp = Lamp()
                var clock = Clock()
            }
            struct RootStub {}
            extension RootStub: RootDependency {}
            protocol WarmDependency: CabinDependency {}
            class WarmMock: WarmDependency {}
            final class WarmerMock: WarmMock {}
            final class OtherMock: OtherDependency {}

            """,
        ])
        let mocks = "\(folder.path)/Mocks.swift"
        let clock = thimble("impact", "App.clock", folder.path).output
        let listed = clock.components(separatedBy: "  other conforming types, which must change with it:\n").last ?? ""
        #expect(
            listed.replacing(" in \(folder.path.split(separator: "/").last ?? "") ", with: " ") == """
                    \(mocks):3:9: `CabinDependencyMock` implements `CabinDependency`
                    \(mocks):5:8: `RootStub` implements `RootDependency`
                    \(mocks):8:7: `WarmMock` implements `CabinDependency`

                """
        )
        let lamp = thimble("impact", "Root.lamp", folder.path).output
        #expect(lamp.contains("\(mocks):2:9: `CabinDependencyMock`"))
        #expect(!lamp.contains("RootStub"))
    }

    @Test func answersForProgramsAreJSON() throws {
        let folder = try folder()
        for (command, words) in [("why", "Cabin"), ("why", "App"), ("impact", "App.clock")] {
            let outcome = thimble(command, words, "--format", "json", folder.path)
            #expect(outcome.code == 0)
            let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
            #expect(document?["schemaVersion"] as? Int == 1)
            let answers = try #require(document?["answers"] as? [[String: Any]])
            #expect(answers.count == (words == "Cabin" ? 3 : words == "App" ? 0 : 1))
            for answer in answers {
                #expect(Set(answer.keys) == ["character", "file", "headline", "line", "sections"])
                #expect(answer["file"] as? String == "App.swift")
            }
        }
    }

    @Test func whatDoesNotExistIsAnErrorThatNamesTheNearest() throws {
        let folder = try folder()
        let scope = thimble("why", "Cabinn", folder.path)
        #expect(scope.code == 2)
        #expect(
            scope.errors
                == "error: Unknown scope 'Cabinn'. Did you mean 'Cabin'? 'thimble graph --format text \(folder.path)' shows all "
                + "scopes.\n"
        )
        let property = thimble("impact", "App.clok", folder.path)
        #expect(property.code == 2)
        #expect(property.errors == "error: AppComponent provides no 'clok'. Did you mean 'clock'?\n")
        #expect(thimble("impact", "App", folder.path).code == 2)
        #expect(thimble("why", "App.Cabinn.clock", folder.path).errors.contains("Did you mean 'Cabin'? 'thimble graph"))
        #expect(thimble("why", "Cabin.lmap", folder.path).errors.hasSuffix("has no 'lmap'. Did you mean 'lamp'?\n"))
        let asked = thimble("impact", "Cabin.lamp", folder.path)
        #expect(asked.code == 2)
        #expect(asked.errors.contains("'thimble why CabinComponent.lamp' shows which scope does."))
        #expect(thimble("why").code == 2)
    }
}
