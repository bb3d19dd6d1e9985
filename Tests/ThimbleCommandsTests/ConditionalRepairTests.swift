import CommandTestSupport
import TestSupport
import Testing

@testable import ThimbleCommands

/// What `check --fix` changes of a dependency that is declared in each branch of an `#if`: all branches or none.
@Suite struct ConditionalRepairTests {
    /// An app whose component Pier has a dependency in each branch.
    private func app(debug: String, release: String, pier: String, root: String = "") -> String {
        """
        import RIBs
        #if DEBUG
        protocol PierDependency: Dependency {
        \(debug)
            var gauge: Int { get }
        }
        #else
        protocol PierDependency: Dependency {
        \(release)
        }
        #endif
        \(pier)
        final class PierBuilder: Builder<PierDependency> {
            func build() {
                let component = PierComponent(dependency: dependency)
                print(component.name)
                #if DEBUG
                print(component.dependency.gauge)
                #endif
                component.open()
            }
        }
        final class HarbourComponent: Component<EmptyDependency>, PierDependency {
            let tide = 1
            let gauge = 2
        \(root)
            init() { super.init(dependency: EmptyComponent()) }
        }
        func open() { PierBuilder(dependency: HarbourComponent()).build() }

        """
    }

    private func fixed(_ text: String, _ command: String = "check") throws -> String {
        let folder = try TemporaryFolder(["App.swift": text])
        _ = thimble(command, "--fix", folder.path)
        return try folder.text(of: "App.swift")
    }

    private static let boat = """
        protocol BoatDependency: Dependency { var tide: Int { get } }
        final class BoatComponent: Component<BoatDependency> {}
        final class BoatBuilder: Builder<BoatDependency> {
            func build() { print(BoatComponent(dependency: dependency).dependency.tide) }
        }
        """

    @Test func whatAChildNeedsIsRequiredInEveryBranch() throws {
        let fixed = try fixed(
            app(
                debug: "    // Low water.",
                release: "    // High water.",
                pier: """
                    final class PierComponent: Component<PierDependency> {
                        var name: String { "pier" }
                        func open() { BoatBuilder(dependency: self).build() }
                    }
                    \(Self.boat)
                    """
            )
        )
        #expect(fixed.contains("    // Low water.\n    var gauge: Int { get }\n    var tide: Int { get }\n}\n#else"))
        #expect(fixed.contains("    // High water.\n    var tide: Int { get }\n}\n#endif"))
        #expect(fixed.contains("final class PierComponent: Component<PierDependency>, BoatDependency {"))
    }

    @Test func generatedProtocolsAreInheritedInEveryBranch() throws {
        let fixed = try fixed(
            app(
                debug: "    // Low water.",
                release: "    // High water.",
                pier: """
                    final class PierComponent: Component<PierDependency> {
                        var name: String { "pier" }
                        func open() { BoatBuilder(dependency: self).build() }
                    }
                    \(Self.boat)
                    """
            ),
            "generate"
        )
        let heads = fixed.split(separator: "\n").filter { $0.hasPrefix("protocol PierDependency") }
        #expect(heads == ["protocol PierDependency: Dependency, PierDependencyBoat {"] + heads.prefix(1))
    }

    @Test func aRequirementIsRenamedInEveryBranch() throws {
        let pier = """
            final class PierComponent: Component<PierDependency> {
                var name: String { "pier" }
                func open() {}
            }
            """
        let (debug, release) = ("    var tidee: Int { get }", "    var tidee: Int { get } // High water.")
        let fixed = try fixed(app(debug: debug, release: release, pier: pier))
        #expect(!fixed.contains("tidee"))
        #expect(fixed.contains("    var tide: Int { get } // High water."))
    }

    /// Nothing is added to a class that is declared in each branch.
    @Test func aClassOfEveryBranchIsLeftToAPerson() throws {
        let pier = """
            #if DEBUG
            final class PierComponent: Component<PierDependency> {
                var name: String { "\\(dependency.gauge)" }
                func open() { BoatBuilder(dependency: self).build() }
            }
            #else
            final class PierComponent: Component<PierDependency> {
                var name: String { "pier" }
                func open() { BoatBuilder(dependency: self).build() }
            }
            #endif
            \(Self.boat)
            """
        let text = app(debug: "    // Low water.", release: "    // High water.", pier: pier)
        #expect(try fixed(text) == text)
    }

    @Test func aRequirementOfEveryBranchIsNotDeletedInOne() throws {
        let pier = """
            final class PierComponent: Component<PierDependency> {
                var name: String { "pier" }
                func open() {}
            }
            """
        let text = app(debug: "    var tide: Int { get }", release: "    var tide: Int { get }", pier: pier)
        #expect(try fixed(text) == text)
    }
}
