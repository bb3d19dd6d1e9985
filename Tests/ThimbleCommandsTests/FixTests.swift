import Testing

@testable import ThimbleCommands

@Suite struct FixTests {
    /// Harbour hands itself to Quay and Crane; both need what only App, above Harbour, makes.
    private static let harbour = """
        import RIBs
        protocol HarbourDependency: Dependency {}
        final class HarbourComponent: Component<HarbourDependency> {}
        final class HarbourBuilder: Builder<HarbourDependency> {
            func build() {
                let component = HarbourComponent(dependency: dependency)
                QuayBuilder(dependency: component).build()
                CraneBuilder(dependency: component).build()
            }
        }
        protocol QuayDependency: Dependency { var tide: Tide { get } }
        final class QuayComponent: Component<QuayDependency> {}
        final class QuayBuilder: Builder<QuayDependency> {
            func build() { print(QuayComponent(dependency: dependency).dependency.tide) }
        }
        protocol CraneDependency: Dependency { var wind: Wind { get } }
        final class CraneComponent: Component<CraneDependency> {}
        final class CraneBuilder: Builder<CraneDependency> {
            func build() { print(CraneComponent(dependency: dependency).dependency.wind) }
        }
        final class AppComponent: EmptyComponent, HarbourDependency {
            var tide: Tide { Tide() }
            var wind: Wind { Wind() }
        }
        func open() { HarbourBuilder(dependency: AppComponent()).build() }

        """
    private static let clause =
        "protocol HarbourDependency: Dependency, HarbourDependencyCrane, HarbourDependencyQuay {}"

    @Test func clausesOfSeveralChildrenAreAddedAtOnce() throws {
        let folder = try TemporaryFolder(["Harbour.swift": Self.harbour])
        let fixed = thimble("check", "--fix", folder.path)
        #expect(fixed.errors.contains("Repaired 2 findings in 1 file.\n"))
        #expect(fixed.code == 1, "The generated file is not there yet.")
        #expect(fixed.output.contains("[stale-providers]"))
        #expect(!fixed.output.contains("[missing-passthrough]"))
        let text = try folder.text(of: "Harbour.swift")
        #expect(text.contains(Self.clause))
        _ = thimble("check", "--fix", folder.path)
        #expect(try folder.text(of: "Harbour.swift") == text)
        #expect(thimble("generate", folder.path).code == 0)
        #expect(thimble("check", "--fix", folder.path).code == 0)
        #expect(try folder.text(of: "Harbour.swift") == text)
    }

    @Test func generateFixesAndWritesInOneRun() throws {
        let folder = try TemporaryFolder(["Harbour.swift": Self.harbour])
        let written = thimble("generate", "--fix", folder.path)
        #expect(written.code == 0)
        #expect(try folder.text(of: "Harbour.swift").contains(Self.clause))
        #expect(thimble("check", folder.path).code == 0)
    }

    @Test func aDryRunShowsTheEditsAndWritesNothing() throws {
        let folder = try TemporaryFolder(["Harbour.swift": Self.harbour])
        let shown = thimble("check", "--fix", "--dry-run", folder.path)
        #expect(shown.code == 1)
        #expect(shown.output.contains("-protocol HarbourDependency: Dependency {}\n+\(Self.clause)\n"))
        #expect(shown.errors.contains("Would repair 2 findings in 1 file. Nothing was written.\n"))
        #expect(try folder.text(of: "Harbour.swift") == Self.harbour)
    }

    @Test func aBackReferenceBecomesWeak() throws {
        let folder = try TemporaryFolder([
            "Ferry.swift": """
            import RIBs
            protocol FerryListener: AnyObject {}
            protocol FerryRouting: Routing {}
            final class FerryInteractor: Interactor {
                weak var router: FerryRouting?
                var listener: FerryListener?
            }
            protocol FerryDependency: Dependency {}
            final class FerryComponent: Component<FerryDependency> {}

            """
        ])
        let fixed = thimble("check", "--fix", folder.path)
        #expect(fixed.code == 0)
        #expect(try folder.text(of: "Ferry.swift").contains("    weak var listener: FerryListener?\n"))
    }

    @Test func whatCanBeRepairedInTwoWaysIsLeftToThePerson() throws {
        let text = """
            import RIBs
            protocol RootDependency: Dependency { var map: Map { get } }
            final class RootComponent: Component<RootDependency> {}
            final class RootBuilder: Builder<RootDependency> {
                func build() {
                    let component = RootComponent(dependency: dependency)
                    ChartBuilder(dependency: component.dependency).build()
                }
            }
            protocol ChartDependency: Dependency { var map: Map { get } }
            final class ChartComponent: Component<ChartDependency> {}
            final class ChartBuilder: Builder<ChartDependency> {
                func build() { print(ChartComponent(dependency: dependency).dependency.map) }
            }

            """
        let folder = try TemporaryFolder(["Root.swift": text])
        let fixed = thimble("check", "--fix", folder.path)
        #expect(fixed.output.contains("[missing-passthrough]"))
        #expect(try folder.text(of: "Root.swift") == text)
    }

    @Test func aDryRunOfNothingIsAnError() throws {
        let outcome = thimble("check", "--dry-run", ".")
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("'--dry-run' goes with '--fix'."))
    }
}
