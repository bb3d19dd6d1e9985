import CommandTestSupport
import Foundation
import TestSupport
import Testing

@testable import ThimbleCommands

/// The filters of `why` and `impact`.
@Suite struct AnswerFilterTests {
    /// `Kitchen` is created by `Harbour` and by `Ferry`, each of which provides the stove; `Deck` lacks a lamp.
    private static let app = """
        import RIBs
        protocol KitchenDependency: Dependency {
            var stove: Stove { get }
            var clock: Clock { get }
        }
        final class KitchenComponent: Component<KitchenDependency> {}
        final class KitchenBuilder: Builder<KitchenDependency> {
            func build() { print(KitchenComponent(dependency: dependency).dependency.stove) }
        }
        protocol DeckDependency: Dependency {
            var clock: Clock { get }
            var lamp: Lamp { get }
        }
        final class DeckComponent: Component<DeckDependency> {}
        final class DeckBuilder: Builder<DeckDependency> {
            func build() { print(DeckComponent(dependency: dependency).dependency.clock) }
        }
        protocol HarbourDependency: Dependency { var clock: Clock { get } }
        final class HarbourComponent: Component<HarbourDependency>, KitchenDependency {
            let stove = Stove()
            var clock: Clock { dependency.clock }
        }
        final class HarbourBuilder: Builder<HarbourDependency> {
            func build() { KitchenBuilder(dependency: HarbourComponent(dependency: dependency)).build() }
        }
        protocol FerryDependency: Dependency { var clock: Clock { get } }
        final class FerryComponent: Component<FerryDependency>, KitchenDependency, DeckDependency {
            let stove = Stove()
            var clock: Clock { dependency.clock }
        }
        final class FerryBuilder: Builder<FerryDependency> {
            func build() {
                let component = FerryComponent(dependency: dependency)
                KitchenBuilder(dependency: component).build()
                DeckBuilder(dependency: component).build()
            }
        }
        final class AppComponent: Component<EmptyDependency>, HarbourDependency, FerryDependency {
            let clock = Clock()
            init() { super.init(dependency: EmptyComponent()) }
            func open() {
                HarbourBuilder(dependency: self).build()
                FerryBuilder(dependency: self).build()
            }
        }
        @main enum Main { static func main() { AppComponent().open() } }

        """

    private func folder() throws -> TemporaryFolder { try TemporaryFolder(["App.swift": Self.app]) }

    private func answer(_ words: String...) throws -> Outcome {
        let folder = try folder()
        return withExtendedLifetime(folder) { thimble(words + [folder.path]) }
    }

    private func lines(_ output: String, _ text: String) -> Int {
        output.components(separatedBy: "\n").count { $0.contains(text) }
    }

    @Test func withoutFilterAllIsListed() throws {
        let answer = try answer("why", "Kitchen.stove")
        #expect(lines(answer.output, "supplied by `") == 2)
        #expect(!answer.output.contains("not listed"))
    }

    @Test(arguments: [["--root", "Ferry"], ["--focus", "Deck", "--root", "Ferry"], ["--between", "Ferry", "Deck"]])
    func whySelectsSuppliers(filter: [String]) throws {
        let folder = try folder()
        let outcome = thimble(["why", "Kitchen.stove"] + filter + [folder.path])
        #expect(outcome.code == 0)
        #expect(lines(outcome.output, "supplied by `") == 1)
        #expect(outcome.output.contains("  supplied by `FerryComponent`:\n"))
        #expect(outcome.output.contains("    +1 path\n"))
    }

    @Test func whySelectsRequirements() throws {
        let stove = try answer("why", "Kitchen", "--needs", "stove")
        #expect(lines(stove.output, "`KitchenComponent` requires `") == 1)
        #expect(lines(stove.output, "supplied by `") == 2)
        let clock = try answer("why", "Kitchen", "--needs", "Clock")
        #expect(lines(clock.output, "`KitchenComponent` requires `clock: Clock`") == 1)
        let missing = try answer("why", "Deck", "--requirements", "missing")
        #expect(missing.output.contains("`DeckComponent` requires `lamp: Lamp`"))
        #expect(!missing.output.contains("clock: Clock`"))
        let none = try answer("why", "Kitchen", "--requirements", "missing")
        #expect(none.code == 0)
        #expect(none.output == "KitchenComponent requires nothing that matches all filters.\n")
    }

    @Test func impactSelectsUsersAndCountsAll() throws {
        let all = try answer("impact", "App.clock")
        #expect(all.output.contains("4 scopes in "))
        #expect(lines(all.output, " requires it, in `") == 4)
        let harbour = try answer("impact", "App.clock", "--root", "Harbour")
        #expect(harbour.output.contains("4 scopes in "))
        #expect(lines(harbour.output, " requires it, in `") == 2)
        #expect(harbour.output.contains("  not listed:\n    +2 scopes\n"))
        let needing = try answer("impact", "App.clock", "--needs", "lamp")
        #expect(lines(needing.output, " requires it, in `") == 1)
        #expect(needing.output.contains("`DeckComponent` requires it, in `DeckDependency`"))
    }

    @Test func whatTheGraphDoesNotHaveIsRefused() throws {
        let scope = try answer("why", "Kitchen", "--root", "Harbor")
        #expect(scope.code == 2)
        #expect(scope.errors.contains("Unknown scope 'Harbor'. Did you mean 'Harbour"))
        let module = try answer("impact", "App.clock", "--module", "Sea")
        #expect(module.code == 2)
        #expect(module.errors.contains("Unknown module 'Sea'."))
        let property = try answer("why", "Kitchen.oven", "--requirements", "missing")
        #expect(property.code == 2)
        #expect(property.errors.contains("KitchenComponent has no 'oven'."))
    }
}
