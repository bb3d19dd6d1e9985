import CommandTestSupport
import Foundation
import TestSupport
import Testing

@testable import ThimbleCommands

/// What was not looked at is said: a check that saw nothing is no check that found nothing.
@Suite struct SilenceTests {
    private static let root = """
        import RIBs
        final class PierComponent: Component<EmptyDependency> {
            init() { super.init(dependency: EmptyComponent()) }
        }
        let pier = PierComponent()

        """

    @Test(arguments: ["check", "generate"])
    func withoutAnyScopeThereIsNoVerdict(command: String) throws {
        let folder = try TemporaryFolder(["Pier.swift": "struct Pier {}\n"])
        let outcome = thimble(command, folder.path)
        #expect(outcome.code == 2)
        #expect(outcome.output.isEmpty)
        #expect(
            outcome.errors == """
                error: No scope was found in 1 file under '\(folder.path)': no class inherits 'Component' or 'Builder' of \
                RIBs, or 'Component' of NeedleFoundation. Check the path, or use '--allow-empty' if there are none.

                """
        )
        #expect(thimble(command, "--allow-empty", folder.path).code == 0)
        try folder.write(Self.root, to: "Pier.swift")
        #expect(thimble(command, folder.path).code == 0)
    }

    @Test(arguments: ["graph", "inspect"])
    func whatOnlyShowsIsContentWithNothing(command: String) throws {
        let folder = try TemporaryFolder(["Pier.swift": "struct Pier {}\n"])
        #expect(thimble(command, folder.path).code == 0)
    }

    @Test(arguments: ["check", "generate", "graph", "inspect"])
    func anEmptyPathIsNotTheCurrentFolder(command: String) throws {
        let outcome = thimble(command, "")
        #expect(outcome.code == 2)
        #expect(outcome.errors.hasPrefix("error: A path is empty."))
    }

    @Test func whatIsExcludedInVainIsSaid() throws {
        let folder = try TemporaryFolder([
            "App/.thimble.json": #"{"exclude": ["Old", "Pods", "Gone/**"]}"#, "App/Pier.swift": Self.root,
            "App/Old/Pier.swift": "", "App/Pods/Pod.swift": "",
        ])
        let app = "\(folder.path)/App"
        let outcome = thimble("check", "--exclude", "Tests", "--exclude", "*.swift", "--exclude", "Old/Pier.swift", app)
        // The last one would match if nothing else did.
        #expect(
            outcome.errors.hasPrefix("error: No Swift file was found"),
            "All files are excluded: \(outcome.errors)"
        )
        let idle = thimble("check", "--exclude", "Tests", "--exclude", "Old", app)
        #expect(idle.code == 0)
        #expect(
            idle.errors.hasPrefix(
                """
                note: '--exclude Tests' matches nothing
                \(app)/.thimble.json:1:29: note: 'Gone/**' in "exclude" matches nothing
                Checked 1 file
                """
            ),
            "\(idle.errors)"
        )
        // A part of the project need not have all of it.
        #expect(thimble("check", "\(app)/Pier.swift").errors.hasPrefix("Checked 1 file"))
    }

    @Test func aConfigurationThatIsNotInForceIsSaid() throws {
        let folder = try TemporaryFolder([
            "App/.thimble.json": "{}", "App/Pier.swift": Self.root, "App/Harbour/.thimble.json": "{}",
            "App/Harbour/Quay.swift": "", "App/Town/.thimble.json": "{}", "App/Town/Inn.swift": "",
        ])
        let app = "\(folder.path)/App"
        let note = "\(app)/Harbour/.thimble.json:1:1: note: not read: '\(app)/.thimble.json' applies, nor 1 more file\n"
        #expect(thimble("check", app).errors.hasPrefix(note))
        try folder.remove("App/.thimble.json")
        #expect(thimble("check", app).errors.contains("note: not read: it applies only if its folder is checked, nor"))
    }

    @Test func aNameThatIsNotUTF8IsSaidAndTheRestIsChecked() throws {
        #if os(Linux)
            let folder = try TemporaryFolder(["App/Pier.swift": Self.root])
            let name = Array("\(folder.path)/App/caf".utf8) + [0xE9] + Array(".swift".utf8) + [0]
            let file = name.withUnsafeBufferPointer { bytes in
                bytes.withMemoryRebound(to: CChar.self) { fopen($0.baseAddress, "w") }
            }
            fclose(file)
            let outcome = thimble("check", "\(folder.path)/App")
            #expect(outcome.code == 0)
            #expect(
                outcome.errors.hasPrefix(
                    "\(folder.path)/App/caf\u{FFFD}.swift: note: not read: its name is not UTF-8\n"
                )
            )
        #endif
    }

    @Test func onlyErrorsAreReportedToWhoeverWantsNoMore() throws {
        let folder = try TemporaryFolder([
            "Pier.swift": Self.root + "// thimble:disable:next no-rule\nclass B: Component<Unknown> {}\n"
        ])
        let all = thimble("check", folder.path)
        let quiet = thimble("check", "--quiet", folder.path)
        #expect(all.output.contains("[unknown-rule]") && all.output.contains("[unknown-dependency]"))
        #expect(!quiet.output.contains("[unknown-rule]") && quiet.output.contains("[unknown-dependency]"))
        #expect(quiet.errors.contains("1 error, 1 warning"))
        #expect(thimble("check", "--quiet", "--max-warnings", "0", "--fail-on", "error", folder.path).code == 1)
        #expect(thimble("check", "--summary", folder.path).output.hasPrefix("findings by rule:\n"))
        #expect(thimble("check", "--limit", "few", folder.path).code == 2)
    }

    @Test func commandsNameEachOther() throws {
        let needle = """
            import NeedleFoundation
            protocol QuayDependency: Dependency { var tide: Int { get } }
            final class QuayComponent: Component<QuayDependency> { var depth: Int { dependency.tide } }
            final class PierComponent: BootstrapComponent {
                let tide = 3
                var quay: QuayComponent { QuayComponent(parent: self) }
            }

            """
        let folder = try TemporaryFolder(["Pier.swift": needle])
        let check = thimble("generate", "--dialect", "needle", "--check", folder.path)
        #expect(check.code == 1)
        #expect(check.errors == "1 file out of date: run 'thimble generate --dialect needle'.\n")
        let ribs = thimble("generate", folder.path)
        #expect(ribs.errors.contains("'thimble generate --dialect needle'"))
    }
}
