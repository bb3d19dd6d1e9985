import CommandTestSupport
import TestSupport
import Testing

@testable import ThimbleCommands

@Suite struct BaselineTests {
    private static let inn = """
        import RIBs
        protocol InnDependency: Dependency { var landlord: Landlord { get } }
        final class InnComponent: Component<InnDependency> { func rest() { print(dependency.landlord) } }
        final class InnBuilder: Builder<InnDependency> {
            func build() { print(InnComponent(dependency: dependency)) }
        }
        final class AppComponent: EmptyComponent, InnDependency {}
        func open() { InnBuilder(dependency: AppComponent()).build() }

        """
    private static let written = """
        {
            "findings": [
                {
                    "count": 1,
                    "identity": [
                        "Village.InnComponent",
                        "landlord",
                        "Landlord",
                        "Village.AppComponent"
                    ],
                    "property": "landlord",
                    "rule": "missing-provider",
                    "scope": "Village.InnComponent"
                }
            ],
            "schemaVersion": 1
        }

        """

    private func village() throws -> TemporaryFolder { try TemporaryFolder(["Village/Inn.swift": Self.inn]) }

    @Test func whatIsWrittenDownIsLivedWith() throws {
        let folder = try village()
        let (app, file) = ("\(folder.path)/Village", "\(folder.path)/known.json")
        #expect(thimble("check", app).code == 1)
        let written = thimble("check", "--write-baseline", file, app)
        #expect(written.code == 0)
        #expect(written.output.isEmpty)
        #expect(
            written.errors == """
                Wrote 1 finding to \(file).
                Checked 1 file, 2 scopes: no findings (1 in the baseline).

                """
        )
        #expect(try folder.text(of: "known.json") == Self.written)
        let known = thimble("check", "--baseline", file, app)
        #expect(known.code == 0)
        #expect(known.output.isEmpty)
        #expect(known.errors == "Checked 1 file, 2 scopes: no findings (1 in the baseline).\n")
    }

    @Test func neitherLinesNorNamesOfFilesCount() throws {
        let folder = try TemporaryFolder(["Village/Inn.swift": "// thimble:disable:next no-rule\n" + Self.inn])
        let (app, file) = ("\(folder.path)/Village", "\(folder.path)/known.json")
        #expect(thimble("check", "--write-baseline", file, app).errors.contains("Wrote 2 findings"))
        let text = try folder.text(of: "known.json")
        #expect(!text.contains("Inn.swift"))
        try folder.write("\n\n\n// thimble:disable:next no-rule\n\n" + Self.inn, to: "Village/Old/Tavern.swift")
        try folder.remove("Village/Inn.swift")
        let moved = thimble("check", "--strict", "--baseline", file, app)
        #expect(moved.code == 0)
        #expect(moved.errors == "Checked 1 file, 2 scopes: no findings (2 in the baseline).\n")
        #expect(thimble("check", "--write-baseline", file, app).code == 0)
        #expect(try folder.text(of: "known.json") == text)
    }

    @Test func findingsOfOneEntryAreCounted() throws {
        let comment = "// thimble:disable:next no-rule\n"
        let root = """
            import RIBs
            final class InnComponent: Component<EmptyDependency> {
                init() { super.init(dependency: EmptyComponent()) }
            }
            let inn = InnComponent()

            """
        let folder = try TemporaryFolder(["Village/Inn.swift": root + comment + comment])
        let (app, file) = ("\(folder.path)/Village", "\(folder.path)/known.json")
        _ = thimble("check", "--write-baseline", file, app)
        #expect(try folder.text(of: "known.json").contains("\"count\": 2,"))
        try folder.write(root + comment + comment + comment, to: "Village/Inn.swift")
        let more = thimble("check", "--strict", "--baseline", file, app)
        #expect(more.code == 1)
        #expect(more.output.contains("Inn.swift:8:"))
        #expect(more.errors.contains("1 warning (2 in the baseline)"))
        try folder.write(root + comment, to: "Village/Inn.swift")
        let fewer = thimble("check", "--baseline", file, app)
        #expect(fewer.code == 0)
        #expect(fewer.errors.contains("known.json:3:9: warning: unknown-rule of no-rule occurs 1 time, not 2\n"))
    }

    @Test func whatIsFoundNoMoreIsSaidWithItsPlace() throws {
        let folder = try village()
        let (app, file) = ("\(folder.path)/Village", "\(folder.path)/known.json")
        _ = thimble("check", "--write-baseline", file, app)
        let repaired = Self.inn.replacing(
            "InnDependency {}",
            with: "InnDependency { var landlord: Landlord { Landlord() } }"
        )
        try folder.write(repaired, to: "Village/Inn.swift")
        let outcome = thimble("check", "--baseline", file, app)
        #expect(outcome.code == 0)
        #expect(
            outcome.errors == """
                \(file):3:9: warning: missing-provider of Village.InnComponent.landlord no longer occurs
                note: 'thimble check --write-baseline \(file)' removes findings that no longer occur
                Checked 1 file, 2 scopes: no findings.

                """
        )
        #expect(thimble("check", "--strict", "--baseline", file, app).code == 1)
    }

    @Test(arguments: [
        ("{", "known.json:1:2: expected a key in quotes or '}'."),
        ("[]", "known.json:1:1: expected an object, found a list."),
        ("{}", "known.json:1:1: this is not a baseline: it has no 'findings'."),
        (#"{"findings": []}"#, "known.json:1:1: this is not a baseline: it has no 'schemaVersion'."),
        (
            #"{"findings": [], "schemaVersion": 2}"#,
            "known.json:1:35: this format is newer than this version of Thimble."
        ),
        (#"{"findngs": []}"#, "known.json:1:2: unknown key 'findngs'. Did you mean 'findings'?"),
        (#"{"findings": [{"scope": "A"}], "schemaVersion": 1}"#, "known.json:1:15: this entry has no 'rule'."),
        (
            #"{"findings": [{"rule": "a", "count": 0}], "schemaVersion": 1}"#,
            "known.json:1:38: expected a whole number, 1 or greater, found 0."
        ),
        (#"{"findings": [{"rule": "a", "line": 3}], "schemaVersion": 1}"#, "1:29: unknown key 'line'."),
    ])
    func whatIsWrongWithAFileIsSaidWithItsPlace(text: String, message: String) throws {
        let folder = try village()
        try folder.write(text, to: "known.json")
        let outcome = thimble("check", "--baseline", "\(folder.path)/known.json", "\(folder.path)/Village")
        #expect(outcome.code == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test func whatIsMissingOrCannotBeWrittenIsAnError() throws {
        let folder = try village()
        let app = "\(folder.path)/Village"
        let missing = thimble("check", "--baseline", "\(folder.path)/none.json", app)
        #expect(missing.code == 2)
        #expect(missing.errors == "error: The baseline '\(folder.path)/none.json' does not exist.\n")
        let lost = thimble("check", "--write-baseline", "\(folder.path)/none/known.json", app)
        #expect(lost.code == 2)
        #expect(lost.errors.contains("error: The baseline '\(folder.path)/none/known.json' cannot be written: "))
        #expect(thimble("check", "--write-baseline", "a", "--baseline", "b", app).code == 2)
        #expect(thimble("check", "--write-baseline", "a", "--fix", "--dry-run", app).code == 2)
        #expect(try folder.names() == ["Village"])
    }

    @Test func theProjectsBaselineIsReadAndWrittenAnew() throws {
        let folder = try village()
        try folder.write(#"{"baseline": "known.json"}"#, to: ".thimble.json")
        let app = "\(folder.path)/Village"
        #expect(thimble("check", app).errors == "error: The baseline '\(folder.path)/known.json' does not exist.\n")
        #expect(thimble("check", "--write-baseline", "\(folder.path)/known.json", app).code == 0)
        #expect(thimble("check", app).errors.hasSuffix("no findings (1 in the baseline).\n"))
        // What is typed comes first.
        try folder.write(#"{"findings": [], "schemaVersion": 1}"#, to: "empty.json")
        #expect(thimble("check", "--baseline", "\(folder.path)/empty.json", app).code == 1)
    }

    @Test func everyReportLeavesOutWhatIsKnown() throws {
        let folder = try village()
        let (app, file) = ("\(folder.path)/Village", "\(folder.path)/known.json")
        _ = thimble("check", "--write-baseline", file, app)
        for reporter in ["text", "xcode", "github-actions", "json", "junit", "checkstyle", "codeclimate"] {
            let outcome = thimble("check", "--baseline", file, "--reporter", reporter, app)
            #expect(outcome.code == 0)
            #expect(!outcome.output.contains("landlord"), "\(reporter)")
        }
    }
}
