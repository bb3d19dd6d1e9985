import CommandTestSupport
import TestSupport
import Testing

@testable import ThimbleCommands

/// What `check` ends with, for every weight of a finding and all that a person can say of it.
@Suite struct ExitCodeTests {
    private static let faulty = """
        import RIBs
        final class PierComponent: Component<EmptyDependency> {
            init() { super.init(dependency: EmptyComponent()) }
        }
        let pier = PierComponent()
        protocol FerryListener: AnyObject {}
        final class FerryInteractor: Interactor {
            var listener: FerryListener?
        }

        """
    private static let sound = faulty.replacing("    var listener", with: "    weak var listener")

    /// How the one finding of the app weighs; `nil` where there is none.
    private static let weights: [String?] = [nil, "note", "warning", "error"]

    /// The codes without a finding, with a note, with a warning, with an error; then those of a baseline with one entry
    /// that no longer occurs. All written by hand.
    private static let table: [(flags: [String], codes: [Int32], stale: Int32)] = [
        ([], [0, 0, 0, 1], 0),
        (["--strict"], [0, 0, 1, 1], 1),
        (["--fail-on", "error"], [0, 0, 0, 1], 0),
        (["--fail-on", "warning"], [0, 0, 1, 1], 1),
        (["--fail-on", "note"], [0, 1, 1, 1], 1),
        (["--fail-on", "never"], [0, 0, 0, 0], 0),
        (["--max-warnings", "0"], [0, 0, 1, 1], 1),
        (["--max-warnings", "1"], [0, 0, 0, 1], 0),
        (["--max-warnings", "0", "--fail-on", "error"], [0, 0, 1, 1], 1),
        (["--strict", "--fail-on", "warning"], [0, 0, 1, 1], 1),
        (["--strict", "--fail-on", "note"], [0, 1, 1, 1], 1),
        (["--strict", "--fail-on", "error"], [2, 2, 2, 2], 2),
        (["--strict", "--fail-on", "never"], [2, 2, 2, 2], 2),
        (["--strict", "--max-warnings", "0"], [2, 2, 2, 2], 2),
        (["--max-warnings", "0", "--fail-on", "warning"], [2, 2, 2, 2], 2),
        (["--max-warnings", "0", "--fail-on", "note"], [2, 2, 2, 2], 2),
        (["--max-warnings", "0", "--fail-on", "never"], [2, 2, 2, 2], 2),
        (["--max-warnings", "-1"], [2, 2, 2, 2], 2),
        (["--max-warnings", "few"], [2, 2, 2, 2], 2),
        (["--fail-on", "warnings"], [2, 2, 2, 2], 2),
    ]

    private func folder(_ weight: String?) throws -> TemporaryFolder {
        let rules = weight.map { #"{"rules": {"strong-back-reference": "\#($0)"}}"# } ?? "{}"
        return try TemporaryFolder([
            "App/Ferry.swift": weight == nil ? Self.sound : Self.faulty, "App/.thimble.json": rules,
        ])
    }

    private func code(_ words: [String]) -> Int32 {
        thimble(["check"] + words).code
    }

    @Test(arguments: table.indices)
    func flagsDecideByWeight(row: Int) throws {
        let (flags, codes, _) = Self.table[row]
        for (weight, expected) in zip(Self.weights, codes) {
            let folder = try folder(weight)
            let app = "\(folder.path)/App"
            #expect(code(flags + [app]) == expected, "\(weight ?? "none")")
            // Where the report goes makes no difference.
            let report = "\(folder.path)/report.json"
            #expect(code(flags + ["--reporter", "json=\(report)", app]) == expected)
            #expect(try folder.names().contains("report.json") == (expected != 2))
            #expect(code(flags + ["--reporter", "json=\(folder.path)/none/report.json", app]) == 2)
            // A dry run judges what stands there.
            #expect(code(flags + ["--fix", "--dry-run", app]) == expected)
        }
    }

    @Test(arguments: table.indices)
    func aBaselineTakesFindingsOutAndEntriesGoStale(row: Int) throws {
        let (flags, codes, stale) = Self.table[row]
        for (weight, expected) in zip(Self.weights, codes) {
            let folder = try folder(weight)
            let (app, file) = ("\(folder.path)/App", "\(folder.path)/known.json")
            #expect(code(flags + ["--write-baseline", file, app]) == (expected == 2 ? 2 : 0))
            if expected == 2 { #expect(code(["--write-baseline", file, app]) == 0) }
            #expect(code(flags + ["--baseline", file, app]) == (expected == 2 ? 2 : 0))
            try folder.write(Self.sound, to: "App/Ferry.swift")
            let unneeded = weight == nil ? codes[0] : stale
            #expect(code(flags + ["--baseline", file, app]) == unneeded, "\(weight ?? "none")")
            #expect(code(flags + ["--baseline", file, "--reporter", "json=\(folder.path)/r.json", app]) == unneeded)
        }
    }

    @Test(arguments: table.indices)
    func whatIsRepairedDoesNotFail(row: Int) throws {
        let (flags, codes, stale) = Self.table[row]
        for weight in Self.weights {
            let folder = try folder(weight)
            let (app, file) = ("\(folder.path)/App", "\(folder.path)/known.json")
            #expect(code(["--write-baseline", file, app]) == 0)
            #expect(code(flags + ["--fix", app]) == codes[0])
            // The repair also makes the baseline's entry stale.
            try folder.write(weight == nil ? Self.sound : Self.faulty, to: "App/Ferry.swift")
            #expect(code(flags + ["--fix", "--baseline", file, app]) == (weight == nil ? codes[0] : stale))
            let text = try folder.text(of: "App/Ferry.swift")
            #expect(text == (codes[0] == 2 && weight != nil ? Self.faulty : Self.sound))
        }
    }

    @Test func theCommandLineComesBeforeTheConfiguration() throws {
        let folder = try TemporaryFolder(["Ferry.swift": Self.faulty])
        let table: [(configuration: String, flags: [String], code: Int32)] = [
            (#"{"strict": true}"#, [], 1),
            (#"{"strict": true}"#, ["--fail-on", "error"], 0),
            (#"{"strict": true}"#, ["--max-warnings", "1"], 0),
            (#"{"fail-on": "warning"}"#, [], 1),
            (#"{"fail-on": "warning"}"#, ["--fail-on", "never"], 0),
            (#"{"fail-on": "never"}"#, ["--strict"], 1),
            (#"{"max-warnings": 0}"#, [], 1),
            (#"{"max-warnings": 0}"#, ["--fail-on", "error"], 0),
            (#"{"max-warnings": 0}"#, ["--max-warnings", "1"], 0),
            (#"{"strict": false}"#, [], 0),
        ]
        for row in table {
            try folder.write(row.configuration, to: ".thimble.json")
            #expect(code(row.flags + [folder.path]) == row.code, "\(row)")
        }
    }

    @Test func contradictionsNameBothSides() {
        let outcome = thimble("check", "--strict", "--max-warnings", "3", ".")
        #expect(outcome.code == 2)
        let start = "error: '--max-warnings' has no effect if '--strict' fails on every warning: use one of them.\n"
        #expect(outcome.errors.hasPrefix(start))
        #expect(outcome.errors.contains("\nUsage: thimble check "))
        let never = thimble("check", "--strict", "--fail-on", "never", ".")
        #expect(never.errors.hasPrefix("error: '--strict' fails on warnings and '--fail-on never' does not"))
    }
}
