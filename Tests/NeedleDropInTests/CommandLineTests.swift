import NeedleDropIn
import Testing

@testable import ThimbleCommands

@Suite struct CommandLineTests {
    private func arguments(_ words: String...) throws -> NeedleArguments {
        guard case .run(let arguments) = try NeedleInvocation(words[...]) else {
            throw DropInError("That asks for help.")
        }
        return arguments
    }

    private func refusal(_ words: String...) -> String? {
        do throws(DropInError) {
            _ = try NeedleInvocation(words[...])
            return nil
        } catch {
            return error.message
        }
    }

    @Test func takesEveryOption() throws {
        let taken = try arguments(
            "generate",
            "--sources-list-format",
            "minescaping",
            "--exclude-suffixes",
            "Tests",
            "Mock",
            "-lv",
            "info",
            "--exclude-paths",
            "Legacy",
            "--pluginized",
            "--additional-imports",
            "import A",
            "import B",
            "--header-doc=head.txt",
            "-cpi",
            "--parsing-timeout",
            "1",
            "--exporting-timeout=2",
            "--retry-parsing-limit",
            "3",
            "--concurrency-limit",
            "4",
            "--emit-input-deps-file",
            "--path-limit",
            "7",
            "Out.swift",
            "Sources",
            "More"
        )
        #expect(taken.destination == "Out.swift")
        #expect(taken.sources == ["Sources", "More"])
        #expect(taken.listFormat == "minescaping")
        #expect(taken.excludedSuffixes == ["Tests", "Mock"])
        #expect(taken.excludedPaths == ["Legacy"])
        #expect(taken.additionalImports == ["import A", "import B"])
        #expect(taken.headerPath == "head.txt")
        #expect(taken.isPluginized && taken.writesInputs)
        #expect(taken.pathLimit == 7)
        #expect(taken.logLevel == .info)
    }

    @Test func hasNeedlesDefaults() throws {
        let taken = try arguments("generate", "Out.swift", "Sources")
        #expect(!taken.isPluginized && !taken.writesInputs)
        #expect(taken.listFormat == nil && taken.headerPath == nil)
        #expect(taken.excludedSuffixes.isEmpty && taken.excludedPaths.isEmpty && taken.additionalImports.isEmpty)
        #expect(taken.pathLimit == 50_000)
        #expect(taken.logLevel == .warning)
        #expect(try arguments("generate", "-lv", "loud", "Out.swift", "Sources").logLevel == .warning)
        #expect(try arguments("print-dependency-tree", "-lv", "info", "Sources").logLevel == .warning)
        #expect(try arguments("print-dependency-tree", "Sources").rootComponent == "RootComponent")
    }

    /// Lists of one option add up; of other options the last value counts.
    @Test func addsUpLists() throws {
        let taken = try arguments(
            "generate",
            "Out.swift",
            "Sources",
            "--exclude-paths",
            "a",
            "--exclude-paths=b",
            "--header-doc",
            "x",
            "--header-doc",
            "y",
            "--pluginized=false"
        )
        #expect(taken.excludedPaths == ["a", "b"])
        #expect(taken.headerPath == "y")
        #expect(!taken.isPluginized)
    }

    @Test func refusesInNeedlesWords() {
        let prefix = "Command-line pasing error (use --help for help): "
        #expect(refusal("generate", "Out.swift") == prefix + "expected arguments: sourceRootPaths")
        #expect(
            refusal("generate", "Out.swift", "A", "--pluginized", "B")
                == prefix + "unexpected argument B; use --help to list available arguments"
        )
        #expect(
            refusal("generate", "Out.swift", "A", "--header-doc")
                == prefix
                + "option --header-doc requires a value; provide a value using '--header-doc <value>' or "
                + "'--header-doc=<value>'"
        )
        #expect(
            refusal("generate", "Out.swift", "A", "--parsing-timeout", "soon")
                == prefix + "'soon' is not convertible to Int for argument --parsing-timeout; use --help to print usage"
        )
        #expect(
            refusal("generate", "Out.swift", "A", "--pluginized=maybe")
                == prefix + "unknown value 'maybe' for argument --pluginized; use --help to print usage"
        )
        #expect(
            refusal("print-dependency-tree", "A", "--pluginized")
                == prefix + "unknown option --pluginized; use --help to list available options"
        )
    }

    @Test func helpsWhereverItIsAsked() {
        for words in [[], ["--help"], ["-h"], ["generate", "--help"], ["generate", "Out.swift", "-help"]] {
            let report = Needle.report(of: words[...], in: "/")
            #expect(report.code == 0)
            #expect(report.output.hasPrefix("OVERVIEW: "))
        }
    }

    @Test func readsLists() {
        func paths(_ text: String, _ format: SourceList.Format) -> [String] {
            SourceList.paths(in: Array(text.utf8), format)
        }
        #expect(paths("A.swift\r\n\n  B C.swift \n", .newline) == ["A.swift", "B C.swift"])
        #expect(paths("A.swift 'B C.swift' D.swift\n", .minimallyEscaped) == ["A.swift", "B C.swift", "D.swift"])
        #expect(paths("'A B.swift' 'C D.swift'", .minimallyEscaped) == ["A B.swift", "C D.swift"])
        #expect(paths("", .minimallyEscaped).isEmpty)
    }

    @Test func isNeedleByItsName() {
        #expect(ThimbleCommands.arguments(of: ["/usr/local/bin/needle", "version"]) == ["needle", "version"])
        #expect(ThimbleCommands.arguments(of: ["thimble", "check", "."]) == ["check", "."])
        #expect(ThimbleCommands.arguments(of: []) == [])
    }

    @Test func tellsItsVersion() {
        #expect(Needle.report(of: ["version"], in: "/").output == "0.25.1\n")
    }
}
