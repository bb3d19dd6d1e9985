import Foundation
import Testing

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
                \(folder.path)/App.swift:3:9: `CabinComponent` needs `clock: Clock`, in `CabinDependency`
                  supplied by `RootComponent`:
                    \(folder.path)/App.swift:13:9: `RootComponent.clock` hands on what `RootComponent` gets from above
                    \(folder.path)/App.swift:18:20: `RootComponent` makes `CabinComponent`, which reads it
                    \(folder.path)/App.swift:20:13: in the end it is made in `AppComponent`

                """
        )
    }

    @Test func whyShowsWhatStandsInTheWay() throws {
        let folder = try folder()
        let outcome = thimble("why", "cabincomponent.stove", folder.path)
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("  stopped by `RootComponent.stove`, which does not do:\n"))
        #expect(outcome.output.contains("`RootComponent.stove` is there, but it is `private`"))
    }

    @Test func whyOfAScopeAnswersForAllThatItNeeds() throws {
        let folder = try folder()
        let outcome = thimble("why", "Cabin", folder.path)
        #expect(outcome.output.components(separatedBy: "`CabinComponent` needs ").count == 4)
        #expect(thimble("why", "App", folder.path).output == "AppComponent needs nothing from above.\n")
    }

    @Test func impactFollowsWhatIsHandedOn() throws {
        let folder = try folder()
        let outcome = thimble("impact", "AppComponent.clock", folder.path)
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("2 scopes in "))
        #expect(outcome.output.contains("App.swift:11:43: `RootComponent` asks for it, in `RootDependency`"))
        #expect(outcome.output.contains("App.swift:3:9: `CabinComponent` asks for it, in `CabinDependency`"))
        #expect(thimble("impact", "Root.lamp", folder.path).output.contains("1 scope in "))
    }

    @Test func whatDoesNotExistIsAnErrorThatNamesTheNearest() throws {
        let folder = try folder()
        let scope = thimble("why", "Cabinn", folder.path)
        #expect(scope.code == 2)
        #expect(scope.errors == "error: There is no scope 'Cabinn'. Did you mean 'Cabin'?\n")
        let property = thimble("impact", "App.clok", folder.path)
        #expect(property.code == 2)
        #expect(property.errors == "error: AppComponent provides no 'clok'. Did you mean 'clock'?\n")
        #expect(thimble("impact", "App", folder.path).code == 2)
        #expect(thimble("why").code == 2)
    }
}
