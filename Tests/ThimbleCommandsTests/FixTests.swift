import CommandTestSupport
import TestSupport
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

    /// A member cannot be both.
    @Test func whatBecomesPublicIsNoLongerUsableFromInline() throws {
        let folder = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Bay", targets: [.target(name: "Bay")])
            """,
            "Sources/Bay/Bay.swift": """
            import RIBs

            public protocol BuoyDependency: Dependency { var tide: Int { get } }
            final class BuoyComponent: Component<BuoyDependency> {}
            public final class BuoyBuilder: Builder<BuoyDependency> {
                public func build() -> Int { BuoyComponent(dependency: dependency).dependency.tide }
            }
            public final class BayComponent: EmptyComponent, BuoyDependency {
                @usableFromInline var tide: Int { 1 }
                public var buoy: BuoyBuilder { BuoyBuilder(dependency: self) }
            }

            """,
        ])
        _ = thimble("check", "--fix", folder.path)
        #expect(try folder.text(of: "Sources/Bay/Bay.swift").contains("    public var tide: Int { 1 }\n"))
    }

    /// No module has chosen generation by itself: the fix is what a person would write.
    @Test func wiringByHandIsCompletedByHand() throws {
        let folder = try TemporaryFolder(["Harbour.swift": Self.harbour])
        let fixed = thimble("check", "--fix", folder.path)
        #expect(fixed.errors.contains("Fixed 2 findings in 1 file.\n"))
        #expect(fixed.code == 0)
        let text = try folder.text(of: "Harbour.swift")
        #expect(
            text.contains(
                """
                protocol HarbourDependency: Dependency {
                    var tide: Tide { get }
                    var wind: Wind { get }
                }
                final class HarbourComponent: Component<HarbourDependency>, QuayDependency, CraneDependency {
                    var tide: Tide { dependency.tide }
                    var wind: Wind { dependency.wind }
                }
                """
            )
        )
        #expect(!text.contains("HarbourDependencyCrane"))
        #expect(thimble("check", "--fix", folder.path).code == 0)
        #expect(try folder.text(of: "Harbour.swift") == text)
    }

    /// A requirement of a protocol of an actor belongs to it unless it says otherwise.
    @Test func whatIsRequiredInAnIsolatedProtocolKeepsItsIsolation() throws {
        let isolated = Self.harbour.replacing("protocol ", with: "@MainActor protocol ")
            .replacing("final class HarbourComponent", with: "@MainActor final class HarbourComponent")
            .replacing("{ var tide", with: "{ nonisolated var tide")
        let folder = try TemporaryFolder(["Harbour.swift": isolated])
        _ = thimble("check", "--fix", folder.path)
        let text = try folder.text(of: "Harbour.swift")
        #expect(text.contains("    nonisolated var tide: Tide { get }\n    var wind: Wind { get }\n"), "\(text)")
    }

    /// White space before a closing brace that gets a line of its own goes.
    @Test func noLineEndsWithWhiteSpaceAfterAFix() throws {
        let spaced = Self.harbour.replacing(
            "HarbourDependency: Dependency {}",
            with: "HarbourDependency: Dependency { }"
        )
        .replacing("Component<HarbourDependency> {}", with: "Component<HarbourDependency> { let a = 1 }")
        let folder = try TemporaryFolder(["Harbour.swift": spaced])
        #expect(thimble("check", "--fix", folder.path).code == 0)
        let text = try folder.text(of: "Harbour.swift")
        #expect(text.contains("    var wind: Wind { dependency.wind }\n"))
        #expect(!text.contains(" \n"))
    }

    @Test func onlyTheRulesThatAreNamedAreFixed() throws {
        let folder = try TemporaryFolder(["Harbour.swift": Self.harbour])
        let fixed = thimble("check", "--fix", "--only", "unused-requirement", folder.path)
        #expect(fixed.code == 0)
        #expect(try folder.text(of: "Harbour.swift") == Self.harbour)
        #expect(thimble("check", "--only", "unused-reqirement", folder.path).errors.contains("'unused-requirement'"))
    }

    @Test func onlyTheFindingsOfALineAreReported() throws {
        let folder = try TemporaryFolder(["Harbour.swift": Self.harbour])
        let line = thimble("check", folder.path, "\(folder.path)/Harbour.swift:7")
        #expect(line.code == 1)
        #expect(line.output.contains("Harbour.swift:7:9: error: `HarbourComponent` is passed to `QuayBuilder`"))
        #expect(!line.output.contains("Harbour.swift:8:9: error"))
        #expect(thimble("check", folder.path, "\(folder.path)/Harbour.swift:3:1").code == 0)
    }

    /// It may be mistyped, and then nothing is repaired.
    @Test func aLineWithoutAFindingIsNoted() throws {
        let folder = try TemporaryFolder(["Harbour.swift": Self.harbour])
        let file = "\(folder.path)/Harbour.swift"
        let count = Self.harbour.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        let past = thimble("check", "--fix", folder.path, "\(file):500")
        #expect(past.errors.hasPrefix("\(file):500: note: no finding is on this line; the file has \(count) lines\n"))
        #expect(past.errors.contains("Fixed nothing.\n"))
        #expect(try folder.text(of: "Harbour.swift") == Self.harbour)
        let clean = thimble("check", folder.path, "\(file):3:1")
        #expect(clean.errors.hasPrefix("\(file):3: note: no finding is on this line\n"))
        let fixed = thimble("check", "--fix", folder.path, "\(file):7")
        #expect(fixed.errors.hasPrefix("Fixed 1 finding in 1 file.\n"))
        let missing = thimble("check", "\(folder.path)/Harbor.swift:3")
        #expect(missing.code == 2)
        #expect(missing.errors == "error: '\(folder.path)/Harbor.swift' does not exist.\n")
    }

    @Test func generateFixesAndWritesInOneRun() throws {
        let folder = try TemporaryFolder(["Harbour.swift": Self.harbour])
        let written = thimble("generate", "--fix", folder.path)
        #expect(written.code == 0)
        let text = try folder.text(of: "Harbour.swift")
        #expect(text.contains("protocol HarbourDependency: Dependency, HarbourDependency"))
        #expect(text.contains("HarbourDependencyCrane") && text.contains("HarbourDependencyQuay"))
        #expect(thimble("check", folder.path).code == 0)
    }

    @Test func aDryRunShowsTheEditsAndWritesNothing() throws {
        let folder = try TemporaryFolder(["Harbour.swift": Self.harbour])
        let shown = thimble("check", "--fix", "--dry-run", folder.path)
        #expect(shown.code == 1)
        #expect(shown.output.contains("+    var tide: Tide { dependency.tide }\n"))
        #expect(shown.errors.contains("Would fix 2 findings in 1 file. Nothing was written.\n"))
        #expect(try folder.text(of: "Harbour.swift") == Self.harbour)
    }

    /// A comment is a person's words: it goes only where a person wants it to.
    @Test func aFixThatDeletesACommentIsUnsafe() throws {
        let text = """
            import RIBs
            protocol BuoyDependency: Dependency {
                /// How the light blinks.
                var signal: Signal { get }
                var depth: Depth { get }
            }
            final class BuoyComponent: Component<BuoyDependency> {}
            final class BuoyBuilder: Builder<BuoyDependency> {
                func build() { _ = BuoyComponent(dependency: dependency) }
            }
            final class AppComponent: EmptyComponent, BuoyDependency {
                let signal = Signal()
                let depth = Depth()
            }
            func open() { BuoyBuilder(dependency: AppComponent()).build() }

            """
        let folder = try TemporaryFolder(["Buoy.swift": text])
        let offer = thimble("check", folder.path, "--only", "unused-requirement")
        #expect(offer.errors.hasSuffix("Can be fixed: 1 with '--fix', 1 with '--unsafe-fixes'.\n"))
        let report = thimble("check", folder.path, "--reporter", "json").output
        for (name, applicability) in [("signal", "unsafe"), ("depth", "safe")] {
            let title = #""title":"Delete `\#(name)` from `BuoyDependency`""#
            let line = report.split(separator: "\n").first { $0.contains(title) }
            #expect(line?.contains(#""applicability":"\#(applicability)""#) == true, "\(report)")
        }
        let safe = thimble("check", "--fix", folder.path, "--only", "unused-requirement")
        #expect(safe.errors.contains("1 finding has a fix that deletes comments or code: '--unsafe-fixes' applies it"))
        let left = try folder.text(of: "Buoy.swift")
        #expect(left.contains("/// How the light blinks.\n    var signal: Signal { get }\n}"))
        _ = thimble("check", "--unsafe-fixes", folder.path, "--only", "unused-requirement")
        #expect(try !folder.text(of: "Buoy.swift").contains("signal: Signal { get }"))
    }

    @Test func aFileThatCannotBeReadIsNeverFixed() throws {
        let broken = Self.harbour + "\nfunc (\n"
        let folder = try TemporaryFolder(["Harbour.swift": broken])
        _ = thimble("check", "--fix", folder.path)
        #expect(try folder.text(of: "Harbour.swift") == broken)
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
        #expect(outcome.errors.contains("'--dry-run' requires '--fix' or '--unsafe-fixes'."))
    }
}
