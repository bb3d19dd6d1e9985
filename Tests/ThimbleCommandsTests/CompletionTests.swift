import CommandTestSupport
import TestSupport
import Testing

@testable import ThimbleCommands

@Suite struct CompletionTests {
    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder(["known.json": "", "My App/App.swift": ""])
        for shell in Shell.all {
            try folder.write(thimble("completions", shell.name).output, to: "script.\(shell.name)")
        }
        return folder
    }

    /// What bash offers for the last word of a line, sorted. Like bash, it takes `=` for a word of its own.
    private func offered(byBash line: [String], in folder: TemporaryFolder) throws -> [String] {
        let words = line.map(quotedForShell).joined(separator: " ")
        let script = """
            source script.bash
            COMP_WORDS=(\(words)); COMP_CWORD=\(line.count - 1)
            _thimble 2>&1
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let output = try Shell.bash.run(["-c", script], in: folder.path).messages
        return output.split(separator: "\n").map(String.init).sorted()
    }

    private func offered(byFish line: String, in folder: TemporaryFolder) throws -> [String] {
        let script = "source script.fish; complete -C \(quotedForShell(line))"
        let output = try Shell.fish.run(["-c", script], in: folder.path).messages
        return output.split(separator: "\n").map { String($0.split(separator: "\t")[0]) }.sorted()
    }

    @Test(.enabled(if: Shell.bash.isInstalled, "bash is not installed"))
    func bashReadsItsScript() throws { try reads(Shell.bash) }

    @Test(.enabled(if: Shell.zsh.isInstalled, "zsh is not installed"))
    func zshReadsItsScript() throws { try reads(Shell.zsh) }

    @Test(.enabled(if: Shell.fish.isInstalled, "fish is not installed"))
    func fishReadsItsScript() throws { try reads(Shell.fish) }

    private func reads(_ shell: Shell) throws {
        let folder = try folder()
        let outcome = try shell.run(["-n", "script.\(shell.name)"], in: folder.path)
        #expect(outcome.code == 0)
        #expect(outcome.messages.isEmpty)
    }

    @Test(.enabled(if: Shell.bash.isInstalled, "bash is not installed"))
    func bashOffersAllThatTheCommandsTake() throws {
        let folder = try folder()
        let names = allCommands.map { $0.shape.name }
        let others = ["help", "version", "--help", "--version"]
        #expect(try offered(byBash: ["thimble", ""], in: folder) == (names + others).sorted())
        for command in allCommands {
            let shape = command.shape
            let options = shape.options.flatMap { [$0.name] + $0.aliases }
            let hyphenated = options.filter { $0.hasPrefix("--") }.sorted()
            #expect(try offered(byBash: ["thimble", shape.name, "--"], in: folder) == hyphenated)
            for option in shape.options where option.value != nil {
                let values = try offered(byBash: ["thimble", shape.name, option.name, ""], in: folder)
                if option.completion == .files {
                    #expect(values.contains("known.json"))
                } else {
                    #expect(values == option.completion.words.sorted(), "\(shape.name) \(option.name)")
                }
            }
        }
    }

    @Test(
        .enabled(if: Shell.bash.isInstalled, "bash is not installed"),
        arguments: [
            (["thimble", "ch"], ["check"]),
            (["thimble", "help", "gr"], ["graph"]),
            (["thimble", "check", "kn"], ["known.json"]),
            (["thimble", "check", "My"], ["My App"]),
            (["thimble", "check", "--strict", "kn"], ["known.json"]),
            (["thimble", "check", "--reporter", "sa"], ["sarif"]),
            (["thimble", "check", "--reporter", "="], []),
            (["thimble", "check", "--reporter", "=", "xc"], ["xcode"]),
            (["thimble", "check", "--reporter", "sarif", "="], []),
            (["thimble", "check", "--reporter", "sarif", "=", "kn"], ["known.json"]),
            (["thimble", "check", "--reporter", "=", "sarif", "=", "kn"], ["known.json"]),
            (["thimble", "check", "--reporter", "sarif", "=", "x", "kn"], ["known.json"]),
            (["thimble", "check", "--module", "App", "=", "My"], ["My App"]),
            (["thimble", "check", "--module", "App"], []),
            (["thimble", "check", "--max-warnings", ""], []),
            (["thimble", "check", "--baseline", "kn"], ["known.json"]),
            (["thimble", "check", "--", "--st"], []),
            (["thimble", "why", "kn"], []),
            (["thimble", "why", "Root.map", "kn"], ["known.json"]),
            (["thimble", "why", "--exclude", "a", "Root.map", "kn"], ["known.json"]),
            (["thimble", "rules", "missing-prov"], ["missing-provider"]),
            (["thimble", "rules", "missing-provider", "m"], []),
            (["thimble", "needle", "pr"], ["print-dependency-tree"]),
            (["thimble", "needle", "generate", "kn"], ["known.json"]),
            (["thimble", "completions", "z"], ["zsh"]),
            (["thimble", "graph", "--foc"], ["--focus"]),
            (["thimble", "graph", "--format", "me"], ["mermaid"]),
            (["thimble", "graph", "--requirements", "mi"], ["missing"]),
            (["thimble", "graph", "--between", "kn"], []),
            (["thimble", "graph", "--between", "A", "kn"], []),
            (["thimble", "graph", "--between", "A", "B", "kn"], ["known.json"]),
            (["thimble", "nothing", "kn"], []),
        ]
    )
    func bashKnowsWhatStandsInFront(line: [String], expected: [String]) throws {
        let found = try offered(byBash: line, in: folder())
        // Behind an '=' anything of its kind may stand.
        if line.last == "=" { #expect(found.count > 2) } else { #expect(found == expected) }
    }

    @Test(
        .enabled(if: Shell.fish.isInstalled, "fish is not installed"),
        arguments: [
            ("thimble ch", ["check"]),
            ("thimble help gr", ["graph"]),
            ("thimble check kn", ["known.json"]),
            ("thimble check --fail-on n", ["never", "note"]),
            ("thimble check --baseline kn", ["known.json"]),
            ("thimble check --max-w", ["--max-warnings"]),
            ("thimble rules missing-prov", ["missing-provider"]),
            ("thimble rules known.j", []),
            ("thimble completions z", ["zsh"]),
        ]
    )
    func fishKnowsWhatStandsInFront(line: String, expected: [String]) throws {
        #expect(try offered(byFish: line, in: folder()) == expected)
    }

    @Test func everyScriptNamesAllCommandsAndOptions() {
        for shell in Shell.all {
            let script = thimble("completions", shell.name)
            #expect(script.code == 0)
            #expect(script.errors.isEmpty)
            for shape in allCommands.map({ $0.shape }) {
                #expect(script.output.contains(shape.name))
                for option in shape.options {
                    let name = shell.name == "fish" ? "-l \(option.name.dropFirst(2))" : option.name
                    #expect(script.output.contains(name), "\(shell.name) \(name)")
                }
            }
            #expect(thimble("--generate-completion-script", shell.name).output == script.output)
            #expect(thimble("--generate-completion-script=\(shell.name)").output == script.output)
        }
    }

    @Test func anotherShellIsAnErrorOfUsage() {
        let outcome = thimble("completions", "zhs")
        #expect(outcome.code == 2)
        #expect(
            outcome.errors == """
                error: Unknown shell 'zhs'. Known: bash, fish, zsh. Did you mean 'zsh'?
                Usage: thimble completions [options] bash|fish|zsh
                See 'thimble completions --help'.

                """
        )
        #expect(thimble("completions").errors.hasPrefix("error: Name a shell.\n"))
        #expect(thimble("--generate-completion-script").code == 2)
    }
}
